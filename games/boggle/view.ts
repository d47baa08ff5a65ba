/** What each viewer of Boggle may see, which moves are open to it, and why others are refused. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { LegalMove } from '#shared/plugin/contract.ts';
import type { Message, View, Viewer } from '#shared/plugin/view.ts';
import { standingOf } from '#shared/scoreboard/standing.ts';
import { clocksOf } from '#shared/timer/clocks.ts';
import { totalsOf } from './context.ts';
import type { BoggleContext } from './context.ts';
import type { BoggleControls, BoggleData, BogglePhase, BogglePlayer } from './data.ts';
import { faultOfReject, faultOfTakeBack } from './finds.ts';
import type { OwnWords } from './finds.ts';
import { listsOf } from './lists.ts';
import type { BoggleMachine } from './machine.ts';
import type { BoggleRefusal } from './messages.en.ts';
import type { BoggleMove } from './moves.ts';
import { hasReached, outcomesOf } from './outcome.ts';
import { DIFFICULTY, TARGET } from './limits.ts';
import { SHEET_LIMIT } from './rules.ts';
import { faultOfEdit } from './sheet.ts';

export type BoggleState = FoldState<BoggleMachine>;
export type BoggleView = View<BoggleData>;

const BOUNDS: BoggleData['bounds'] = {
  target: { min: TARGET.min, max: TARGET.max },
  difficulty: { min: DIFFICULTY.min, max: DIFFICULTY.max },
};

/** All that a viewer may know. While words are written nothing of another's sheet shows, not even its length. */
export function view(state: BoggleState, viewer: Viewer): BoggleView {
  const { snapshot, table } = state;
  const { context } = snapshot;
  const totals = totalsOf(context);
  return {
    viewer,
    data: dataOf(state, viewer),
    prompt: promptOf(state),
    seats: table.seats,
    standing: standingOf(totals, hasReached(totals, context.target)),
    clocks: clocksOf(state.pending, { roundTime: context.rules.roundTime ?? 0 }),
    effects: state.effects,
    over: snapshot.hasTag('over'),
    final: snapshot.status === 'done',
  };
}

/** Moves open to the view's seat: all that are exact, and one example of each shape with free fields. */
export function legal(view: BoggleView): readonly LegalMove<BoggleMove>[] {
  const { data, viewer } = view;
  const { can } = data;
  const moves: LegalMove<BoggleMove>[] = [];
  if (viewer === 'spectator') return moves;
  if (can.startRound) moves.push({ move: { type: 'startRound' }, exact: true });
  if (can.write) {
    const full = (data.sheets[viewer] ?? '').length >= SHEET_LIMIT;
    const example = full ? { pos: 0, del: 1, ins: '' } : { pos: 0, del: 0, ins: 'a' };
    moves.push({ move: { type: 'edit', ...example }, exact: false });
  }
  if (can.endRound) moves.push({ move: { type: 'endRound' }, exact: true });
  if (can.reject) {
    for (const { word, rejected } of data.lists?.seats[viewer]?.all ?? []) {
      moves.push({ move: { type: rejected ? 'takeBack' : 'reject', word }, exact: true });
    }
  }
  if (can.difficulty) {
    const to = data.difficulty === DIFFICULTY.max ? DIFFICULTY.min : data.difficulty + 1;
    moves.push({ move: { type: 'setDifficulty', to }, exact: false });
  }
  if (can.target) {
    const to = data.target === TARGET.max ? TARGET.min : data.target + 1;
    moves.push({ move: { type: 'setTarget', to }, exact: false });
  }
  if (can.newGame) moves.push({ move: { type: 'newGame' }, exact: false });
  if (can.quit) moves.push({ move: { type: 'quit' }, exact: true });
  return moves;
}

/** Why the chart would not take the move from this seat, whose view it must be; null when it takes it. */
export function refuse(view: BoggleView, seat: SeatIndex, move: BoggleMove): BoggleRefusal | null {
  const { data } = view;
  if (view.final) return 'match/over';
  if (view.viewer !== seat) return 'seat/other';
  if (data.players[seat]?.writes !== true) return 'seat/does-not-write';
  switch (move.type) {
    case 'startRound':
      return data.phase === 'round' ? 'round/running' : null;
    case 'edit':
      return data.phase === 'round' ? faultOfEdit(data.sheets[seat] ?? '', move) : 'round/not-running';
    case 'endRound':
      if (data.phase !== 'round') return 'round/not-running';
      return data.players[seat].done ? 'round/done-already' : null;
    case 'reject':
      return data.phase === 'review' ? faultOfReject(ownWordsIn(data, seat), move.word) : 'review/not-open';
    case 'takeBack':
      return data.phase === 'review' ? faultOfTakeBack(ownWordsIn(data, seat), move.word) : 'review/not-open';
    case 'setTarget':
      return move.to === data.target ? 'target/same' : null;
    case 'setDifficulty':
    case 'newGame':
    case 'quit':
      return null;
  }
}

function dataOf(state: BoggleState, viewer: Viewer): BoggleData {
  const { context, status } = state.snapshot;
  const phase = phaseOf(state);
  const { round, board, rules, target, difficulty } = context;
  return {
    phase,
    round,
    board,
    rules,
    self: viewer === 'spectator' ? Math.max(0, context.writes.indexOf(true)) : viewer,
    sheets: context.sheets.map((text, seat) => (phase === 'round' && seat !== viewer ? null : text)),
    lists: context.scored ? listsOf(rules, context) : null,
    players: playersOf(context),
    target,
    difficulty,
    bounds: BOUNDS,
    vocabularySize: context.vocabulary.length,
    can: controlsOf(state, viewer),
    revealed: status === 'done' ? { vocabulary: context.vocabulary, gameSeed: context.gameSeed } : null,
  };
}

function playersOf(context: BoggleContext): readonly BogglePlayer[] {
  const totals = totalsOf(context);
  const outcomes = outcomesOf(totals, context.target);
  return context.writes.map((writes, seat) => ({
    seat,
    writes,
    done: context.done[seat] ?? false,
    roundScore: context.roundScores[seat] ?? 0,
    total: totals[seat] ?? 0,
    result: outcomes?.[seat] ?? null,
  }));
}

/** The chart itself is asked, so that a control is enabled just when its move is taken. */
function controlsOf({ snapshot, at }: BoggleState, viewer: Viewer): BoggleControls {
  const by = viewer === 'spectator' ? -1 : viewer;
  // Of a chart that is done XState still says that it can: its outermost transitions stand.
  const can = (move: BoggleMove): boolean =>
    snapshot.status === 'active' && snapshot.can({ ...move, at, by });
  const { context } = snapshot;
  const newGame = can({ type: 'newGame' });
  return {
    startRound: can({ type: 'startRound' }),
    write: can({ type: 'edit', pos: 0, del: 0, ins: '' }),
    endRound: can({ type: 'endRound' }),
    // Open although there may be no word to reject: whether there is, the lists say.
    reject: newGame && snapshot.matches({ reckoning: 'review' }),
    difficulty: can({ type: 'setDifficulty', to: context.difficulty }),
    target: can({ type: 'setTarget', to: context.target === TARGET.max ? TARGET.min : context.target + 1 }),
    newGame,
    quit: can({ type: 'quit' }),
  };
}

function phaseOf({ snapshot }: BoggleState): BogglePhase {
  // Scoring takes no time, so that nobody ever sees it.
  return typeof snapshot.value === 'string' ? snapshot.value : 'review';
}

function promptOf({ snapshot }: BoggleState): Message {
  const [meta] = Object.values(snapshot.getMeta());
  return { key: meta?.prompt ?? 'prompt.quit' };
}

function ownWordsIn(data: BoggleData, seat: SeatIndex): OwnWords {
  const all = data.lists?.seats[seat]?.all ?? [];
  return {
    has: (word) => all.some((listed) => listed.word === word),
    isRejected: (word) => all.some((listed) => listed.word === word && listed.rejected),
  };
}
