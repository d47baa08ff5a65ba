/** What each viewer of Boggle may see. Which moves are open to it stands in `legal.ts`, why others are refused in `refusing.ts`. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { commonOf } from './common.ts';
import type { Common } from './common.ts';
import { leads } from './context.ts';
import type { BoggleContext } from './context.ts';
import { controlsOf } from './controls.ts';
import type { BoggleData, BogglePhase } from './data.ts';
import type { BoggleMachine } from './machine.ts';
import { promptOf } from './prompt.ts';
import { sheetReading } from './sheetReading.ts';
import { turnsLeft } from './waiting.ts';

const NONE: readonly string[] = [];

export type BoggleState = FoldState<BoggleMachine>;
export type BoggleView = View<BoggleData>;

/** All that a viewer may know. While words are written, of another's sheet only the number of its words shows. */
export function view(state: BoggleState, viewer: Viewer): BoggleView {
  const { snapshot, table } = state;
  const common = commonOf(state);
  const final = snapshot.status === 'done';
  const told = toldTo(state, common, viewer);
  const data = { ...told, can: controlsOf({ viewer, final, seats: table.seats, data: told }) };
  return {
    viewer,
    data,
    prompt: promptOf(data, viewer, table.seats),
    seats: table.seats,
    standing: common.standing,
    clocks: common.clocks,
    effects: state.effects,
    turn: data.turn,
    over: snapshot.hasTag('over'),
    final,
  };
}

function toldTo(
  { snapshot: { context }, table }: BoggleState,
  { data, writing }: Common,
  viewer: Viewer,
): BoggleData {
  const { phase } = data;
  const watching = viewer === 'spectator';
  return {
    ...data,
    board: hidesBoard(context, phase, viewer) ? null : context.board,
    host: !watching && leads(context, viewer, table.host === viewer),
    notWords: phase === 'round' ? notWordsOf(context, viewer) : NONE,
    left: phase === 'round' ? leftFor(context, viewer) : null,
    self: watching ? firstOf(data) : viewer,
    watching,
    sheets: writing ? context.sheets.map((text, seat) => (seat === viewer ? text : null)) : context.sheets,
  };
}

/** From whose side it is told to those who only watch. */
function firstOf({ players }: Pick<BoggleData, 'players'>): SeatIndex {
  return Math.max(
    0,
    players.findIndex(({ writes, seated }) => writes && seated),
  );
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

function notWordsOf(context: BoggleContext, viewer: Viewer): readonly string[] {
  const { rules, sheets } = context;
  if (viewer === 'spectator' || rules.told !== 'all' || rules.judge !== 'lexicon') return NONE;
  return sheetReading(context)?.notWords(sheets[viewer] ?? '') ?? [];
}

function leftFor(context: BoggleContext, viewer: Viewer): readonly number[] | null {
  const { rules, writes, sheets } = context;
  if (!rules.showsLeft || viewer === 'spectator' || writes[viewer] !== true) return null;
  if (hidesBoard(context, 'round', viewer)) return null;
  return sheetReading(context)?.left(sheets[viewer] ?? '') ?? null;
}
