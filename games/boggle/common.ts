/** What every viewer of a moment is told alike: made once, however many look. */
import type { Seat } from '#shared/match/entry.ts';
import { oncePerObject } from '#shared/memo.ts';
import type { Pending } from '#shared/match/state.ts';
import type { Clock, Standing } from '#shared/plugin/view.ts';
import { clocksOf } from '#shared/timer/clocks.ts';
import { standingOf } from '#shared/scoreboard/standing.ts';
import { nextRules, totalsOf } from './context.ts';
import type { BoggleContext } from './context.ts';
import type { BoggleControls, BoggleData, BogglePhase, BogglePlayer } from './data.ts';
import { DIFFICULTY, TARGET } from './limits.ts';
import type { BoggleState } from './view.ts';
import { outcomesOf } from './outcome.ts';
import { possibleIn } from './possible.ts';
import { isLastRound, reckoned } from './reckoning.ts';
import { sheetReading } from './sheetReading.ts';

type Snapshot = BoggleState['snapshot'];

/** What nobody may do. */
const NO_CONTROLS: BoggleControls = {
  startRound: false,
  ready: false,
  size: false,
  challenge: false,
  write: false,
  endRound: false,
  reject: false,
  difficulty: false,
  target: false,
  newGame: false,
  quit: false,
};
const NOTHING: readonly never[] = [];

export interface Common {
  /** What is each viewer's own stands empty, for a copy of it to be filled in. */
  readonly data: BoggleData;
  readonly standing: readonly Standing[];
  readonly clocks: readonly Clock[];
  /** Words are being written, or the board is handed over: sheets are hidden. */
  readonly writing: boolean;
}

/** Of a state, by what it shows: its snapshot, the delays that run, and who sits at the table. */
export function commonOf({ snapshot, pending, table: { seats } }: BoggleState): Common {
  const kept = commons(snapshot);
  const { latest } = kept;
  if (latest?.seats === seats && latest.pending === pending) return latest.common;
  const common = createCommon(snapshot, pending, seats);
  kept.latest = { seats, pending, common };
  return common;
}

interface Kept {
  latest: {
    readonly seats: readonly Seat[];
    readonly pending: readonly Pending[];
    readonly common: Common;
  } | null;
}

const commons = oncePerObject<Snapshot, Kept>(() => ({ latest: null }));

const BOUNDS: BoggleData['bounds'] = {
  target: { min: TARGET.min, max: TARGET.max },
  difficulty: { min: DIFFICULTY.min, max: DIFFICULTY.max },
};

function createCommon(snapshot: Snapshot, pending: readonly Pending[], seats: readonly Seat[]): Common {
  const { context, status } = snapshot;
  const phase = phaseOf(snapshot);
  const writing = phase === 'round' || phase === 'handOver';
  const players = playersOf(context, seats);
  const { round, rules, nextSize, turn, target, difficulty } = context;
  return {
    writing,
    standing: standingIn(players, context.over),
    clocks: clocksOf(pending, { roundTime: rules.roundTime ?? 0 }),
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
      // A copy of thirty members to which more are added takes V8 eighty times as long as one whose places are there
      // already (24 µs and 0.3, Node 20).
      board: null,
      host: false,
      notWords: NOTHING,
      left: null,
      self: 0,
      watching: false,
      sheets: NOTHING,
      can: NO_CONTROLS,
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
