/** What every viewer of a moment is told alike: made once, however many look. */
import type { Seat } from '#shared/match/entry.ts';
import { oncePerObject } from '#shared/memo.ts';
import type { Standing } from '#shared/plugin/view.ts';
import { standingOf } from '#shared/scoreboard/standing.ts';
import { nextRules, totalsOf } from './context.ts';
import type { BoggleContext } from './context.ts';
import type { BoggleData, BogglePhase, BogglePlayer } from './data.ts';
import { DIFFICULTY, TARGET } from './limits.ts';
import type { BoggleState } from './view.ts';
import { outcomesOf } from './outcome.ts';
import { possibleIn } from './possible.ts';
import { isLastRound, reckoned } from './reckoning.ts';
import { sheetReading } from './sheetReading.ts';

type Snapshot = BoggleState['snapshot'];

/** What is one viewer's own. */
type Own = 'board' | 'host' | 'notWords' | 'left' | 'self' | 'watching' | 'sheets' | 'can';

export interface Common {
  readonly data: Omit<BoggleData, Own>;
  readonly standing: readonly Standing[];
  /** Words are being written, or the board is handed over: sheets are hidden. */
  readonly writing: boolean;
}

/** Of a state, by what it shows: its snapshot, and who sits at the table. */
export function commonOf({ snapshot, table }: BoggleState): Common {
  return commons(snapshot)(table.seats);
}

const commons = oncePerObject((snapshot: Snapshot) =>
  oncePerObject((seats: readonly Seat[]) => createCommon(snapshot, seats)),
);

const BOUNDS: BoggleData['bounds'] = {
  target: { min: TARGET.min, max: TARGET.max },
  difficulty: { min: DIFFICULTY.min, max: DIFFICULTY.max },
};

function createCommon(snapshot: Snapshot, seats: readonly Seat[]): Common {
  const { context, status } = snapshot;
  const phase = phaseOf(snapshot);
  const writing = phase === 'round' || phase === 'handOver';
  const players = playersOf(context, seats);
  const { round, rules, nextSize, turn, target, difficulty } = context;
  return {
    writing,
    standing: standingIn(players, context.over),
    data: {
      phase,
      round,
      rules,
      nextSize,
      nextMinLength: nextRules(context).minLength,
      lexicon: context.lexicon,
      lexiconChoice: context.options.lexicon,
      asSetUp: context.asSetUp,
      lastReview: phase === 'review' && isLastRound(context),
      turn: writing ? turn : null,
      possible: context.scored ? possibleIn(context.possible) : null,
      ledger: context.scored ? [...context.ledger, context.roundScores] : context.ledger,
      lists: context.scored ? reckoned(context).lists : null,
      players,
      target,
      difficulty,
      bounds: BOUNDS,
      vocabularySize: context.vocabulary.length,
      revealed: status === 'done' ? { vocabulary: context.vocabulary, gameSeed: context.gameSeed } : null,
    },
  };
}

function playersOf(context: BoggleContext, seats: readonly Seat[]): readonly BogglePlayer[] {
  const totals = totalsOf(context);
  const feats = context.scored ? reckoned(context).feats : context.feats;
  const reading = sheetReading(context);
  const players = feats.map((done, seat): BogglePlayer => {
    const wordCount = reading?.finished(context.sheets[seat] ?? '').length ?? 0;
    return {
      seat,
      seated: seats[seat]?.by !== 'none' || wordCount > 0 || hasScored(context, seat),
      computer: context.began[seat] === 'bot',
      writes: context.writes[seat] ?? false,
      awaited: context.awaited[seat] ?? false,
      done: context.done[seat] ?? false,
      wordCount,
      roundScore: context.roundScores[seat] ?? 0,
      total: totals[seat] ?? 0,
      result: null,
      feats: done,
    };
  });
  return context.over ? withResults(players) : players;
}

/** Whether the seat stands in the score of this game: words of it have counted, or it has won or lost points. */
function hasScored({ feats, finds, ledger, roundScores }: BoggleContext, seat: number): boolean {
  return (
    (feats[seat]?.lengths.length ?? 0) > 0 ||
    (finds[seat]?.length ?? 0) > 0 ||
    [...ledger, roundScores].some((points) => (points[seat] ?? 0) !== 0)
  );
}

/** A seat that nobody has neither wins nor loses. */
function withResults(players: readonly BogglePlayer[]): readonly BogglePlayer[] {
  const seated = players.filter((player) => player.seated);
  const outcomes = outcomesOf(seated.map(({ total }) => total));
  return players.map((player) => ({ ...player, result: outcomes[seated.indexOf(player)] ?? null }));
}

function standingIn(players: readonly BogglePlayer[], over: boolean): readonly Standing[] {
  const seated = players.filter((player) => player.seated);
  const lines = standingOf(
    seated.map(({ total }) => total),
    over,
  );
  return lines.map((line, i) => ({ ...line, seat: seated[i]?.seat ?? i }));
}

function phaseOf(snapshot: Snapshot): BogglePhase {
  if (snapshot.matches({ round: 'handOver' })) return 'handOver';
  if (snapshot.matches('round')) return 'round';
  // Scoring takes no time, so that nobody ever sees it.
  if (snapshot.matches('reckoning')) return 'review';
  return typeof snapshot.value === 'string' ? snapshot.value : 'quit';
}
