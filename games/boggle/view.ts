/** What each viewer of Boggle may see. Which moves are open to it stands in `legal.ts`, why others are refused in `refusing.ts`. */
import type { FoldState } from '#shared/match/state.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { standingOf } from '#shared/scoreboard/standing.ts';
import { clocksOf } from '#shared/timer/clocks.ts';
import { leads, nextRules, totalsOf } from './context.ts';
import type { BoggleContext } from './context.ts';
import type { BoggleControls, BoggleData, BogglePhase, BogglePlayer } from './data.ts';
import { faultOf } from './finds.ts';
import { another } from './legal.ts';
import type { BoggleMachine } from './machine.ts';
import type { BoggleMove } from './moves.ts';
import { outcomesOf } from './outcome.ts';
import { DIFFICULTY, SIDE_NUMBERS, TARGET } from './limits.ts';
import { findPath } from './paths.ts';
import { hasPossible, leftOf, possibleIn } from './possible.ts';
import { promptOf } from './prompt.ts';
import { isLastRound, reckoned } from './reckoning.ts';
import { turnsLeft } from './round.ts';
import { finishedWords } from './sheet.ts';

export type BoggleState = FoldState<BoggleMachine>;
export type BoggleView = View<BoggleData>;

const BOUNDS: BoggleData['bounds'] = {
  target: { min: TARGET.min, max: TARGET.max },
  difficulty: { min: DIFFICULTY.min, max: DIFFICULTY.max },
};

/** All that a viewer may know. While words are written, of another's sheet only the number of its words shows. */
export function view(state: BoggleState, viewer: Viewer): BoggleView {
  const { snapshot, table } = state;
  const { context } = snapshot;
  const data = dataOf(state, viewer);
  return {
    viewer,
    data,
    prompt: promptOf(data, viewer, table.seats),
    seats: table.seats,
    standing: standingOf(totalsOf(context), context.over),
    clocks: clocksOf(state.pending, { roundTime: context.rules.roundTime ?? 0 }),
    effects: state.effects,
    turn: data.turn,
    over: snapshot.hasTag('over'),
    final: snapshot.status === 'done',
  };
}

function dataOf(state: BoggleState, viewer: Viewer): BoggleData {
  const { context, status } = state.snapshot;
  const phase = phaseOf(state);
  const writing = phase === 'round' || phase === 'handOver';
  const { round, rules, nextSize, turn, target, difficulty } = context;
  return {
    phase,
    round,
    board: hidesBoard(context, phase, viewer) ? null : context.board,
    rules,
    nextSize,
    nextMinLength: nextRules(context).minLength,
    lexicon: context.lexicon,
    lexiconChoice: context.options.lexicon,
    host: viewer !== 'spectator' && leads(context, viewer, state.table.host === viewer),
    asSetUp: context.asSetUp,
    lastReview: phase === 'review' && isLastRound(context),
    turn: writing ? turn : null,
    notWords: phase === 'round' ? notWordsOf(context, viewer) : [],
    left: phase === 'round' ? leftFor(context, viewer) : null,
    possible: context.scored ? possibleIn(context.possible) : null,
    ledger: context.scored ? [...context.ledger, context.roundScores] : context.ledger,
    self: viewer === 'spectator' ? Math.max(0, context.writes.indexOf(true)) : viewer,
    sheets: context.sheets.map((text, seat) => (writing && seat !== viewer ? null : text)),
    lists: context.scored ? reckoned(context).lists : null,
    players: playersOf(context),
    target,
    difficulty,
    bounds: BOUNDS,
    vocabularySize: context.vocabulary.length,
    can: controlsOf(state, viewer),
    revealed: status === 'done' ? { vocabulary: context.vocabulary, gameSeed: context.gameSeed } : null,
  };
}

/**
 * Where people write in turn, nobody sees the board while it is handed over, nor before the own turn; who only watches
 * may be one of those whose turn is still to come.
 */
function hidesBoard(context: BoggleContext, phase: BogglePhase, viewer: Viewer): boolean {
  if (phase === 'handOver') return true;
  const { turn, awaited } = context;
  if (phase !== 'round' || turn === null) return false;
  return viewer === 'spectator' ? turnsLeft(context) : viewer > turn && awaited[viewer] === true;
}

function notWordsOf({ rules, board, possible, sheets }: BoggleContext, viewer: Viewer): readonly string[] {
  if (viewer === 'spectator' || board === null) return [];
  if (rules.told !== 'all' || rules.judge !== 'lexicon') return [];
  return finishedWords(sheets[viewer] ?? '').filter(
    (word) =>
      !hasPossible(possibleIn(possible), word) &&
      faultOf(rules, { word, path: findPath(board, word) }) === null,
  );
}

function leftFor(context: BoggleContext, viewer: Viewer): readonly number[] | null {
  const { rules, writes, possible, sheets } = context;
  if (!rules.showsLeft || viewer === 'spectator' || writes[viewer] !== true) return null;
  if (hidesBoard(context, 'round', viewer)) return null;
  return leftOf(possibleIn(possible), new Set(finishedWords(sheets[viewer] ?? '')));
}

function playersOf(context: BoggleContext): readonly BogglePlayer[] {
  const totals = totalsOf(context);
  const outcomes = context.over ? outcomesOf(totals) : null;
  const feats = context.scored ? reckoned(context).feats : context.feats;
  return feats.map((done, seat) => ({
    seat,
    writes: context.writes[seat] ?? false,
    awaited: context.awaited[seat] ?? false,
    done: context.done[seat] ?? false,
    wordCount: finishedWords(context.sheets[seat] ?? '').length,
    roundScore: context.roundScores[seat] ?? 0,
    total: totals[seat] ?? 0,
    result: outcomes?.[seat] ?? null,
    feats: done,
  }));
}

/** The chart itself is asked, so that a control is enabled just when its move is taken. */
function controlsOf({ snapshot, at, table }: BoggleState, viewer: Viewer): BoggleControls {
  const by = viewer === 'spectator' ? -1 : viewer;
  // Of a chart that is done XState still says that it can: its outermost transitions stand.
  const can = (move: BoggleMove): boolean =>
    snapshot.status === 'active' && snapshot.can({ ...move, at, by, host: by === table.host });
  const { context } = snapshot;
  const reviews = snapshot.matches({ reckoning: 'review' }) && context.writes[by] === true;
  const size = SIDE_NUMBERS.find((each) => each !== context.nextSize) ?? 4;
  return {
    startRound: can({ type: 'startRound' }),
    ready: can({ type: 'ready' }),
    size: can({ type: 'setSize', to: size }),
    // Both open although there may be no such word: whether there is, the lists say.
    challenge: reviews && context.rules.judge === 'challenge',
    reject: reviews && context.rules.judge !== 'lexicon',
    write: can({ type: 'edit', pos: 0, del: 0, ins: '' }),
    endRound: can({ type: 'endRound' }),
    difficulty: can({ type: 'setDifficulty', to: context.difficulty }),
    target: can({ type: 'setTarget', to: another(context.target, TARGET) }),
    newGame: can({ type: 'newGame' }),
    quit: can({ type: 'quit' }),
  };
}

function phaseOf({ snapshot }: BoggleState): BogglePhase {
  if (snapshot.matches({ round: 'handOver' })) return 'handOver';
  if (snapshot.matches('round')) return 'round';
  // Scoring takes no time, so that nobody ever sees it.
  if (snapshot.matches('reckoning')) return 'review';
  return typeof snapshot.value === 'string' ? snapshot.value : 'quit';
}
