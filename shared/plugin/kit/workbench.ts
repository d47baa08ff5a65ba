/** What every check of the kit has at hand while one game is tried. */
import type { AnyStateMachine } from 'xstate';
import type { MatchInput } from '#shared/match/record.ts';
import { canonicalJson } from '#shared/json.ts';
import { bytesOf, storeState } from '#shared/match/stored.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Game, GameCheck, Plugin } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import { differenceOf, isObject } from './jsonFault.ts';
import type { Report } from './report.ts';
import { traceChart, type TracedChart } from './trace.ts';

export interface Workbench {
  readonly plugin: Plugin;
  readonly game: Game;
  readonly check: GameCheck;
  readonly machine: AnyStateMachine;
  readonly traced: TracedChart;
  readonly report: Report;
  /** Names of states and transitions reached so far. */
  readonly reached: Set<string>;
  /** States `alternative` gave, and how many of them differed from what they were made of. */
  readonly alternatives: { given: number; different: number };
  /** Where the match being played stands, for what is thrown in it; null before it has begun. */
  readonly moment: { place: (() => string) | null };
}

export function openWorkbench(plugin: Plugin, game: Game, check: GameCheck, report: Report): Workbench {
  const machine = game.machine();
  return {
    plugin,
    game,
    check,
    machine,
    traced: traceChart(machine),
    report,
    reached: new Set(),
    alternatives: { given: 0, different: 0 },
    moment: { place: null },
  };
}

/** What is wrong with a line-up, as the end of a sentence; null for nothing. */
export function lineupFault(
  { plugin, game }: Pick<Workbench, 'plugin' | 'game'>,
  lineup: readonly string[],
): string | null {
  const { min, max } = plugin.seats;
  if (lineup.length < min || lineup.length > max) return `has ${lineup.length} seats, not ${min} to ${max}`;
  const stranger = lineup.find((sitter) => sitter !== 'person' && !Object.hasOwn(game.bots, sitter));
  return stranger === undefined ? null : `has “${stranger}”, which is no bot of the game`;
}

/** Everybody who may look at a match. */
export function viewersOf(state: FoldState): readonly Viewer[] {
  return [...state.table.seats.keys(), 'spectator'];
}

/** Where a match stands, for a finding: enough to play it again. */
export function placeOf(input: MatchInput<Settings>, state: FoldState): string {
  const seats = input.seats.map((seat) => (seat.by === 'bot' ? seat.bot : seat.by)).join(' / ');
  return `seed ${input.seed}, settings ${JSON.stringify(input.settings)}, seats ${seats}, after entry ${state.n} at ${state.at} ms, in ${statesOf(state)}`;
}

/** The states of the chart a match is in, as a chart names them: “playing.turn”. */
export function statesOf({ snapshot }: FoldState): string {
  return leavesOf(snapshot.value, '')
    .map((name) => `“${name}”`)
    .join(' and ');
}

function leavesOf(value: unknown, path: string): readonly string[] {
  const place = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (typeof value === 'string') return [place(value)];
  if (!isObject(value) || Object.keys(value).length === 0) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, place(key)));
}

/** Where two states of one machine differ (`snapshot.context.turn`), as the end of a sentence; for a finding. */
export function differingAt(machine: AnyStateMachine, a: FoldState, b: FoldState): string {
  return `at “${differenceOf(storeState(machine, a), storeState(machine, b)) ?? 'the order of its keys'}”`;
}

/** A state as text. Plain JSON: canonical bytes cost several times as much, and here they are seldom needed. */
export function textOf(machine: AnyStateMachine, state: FoldState): string {
  return JSON.stringify(storeState(machine, state));
}

/** Whether a state is, to the last canonical byte, the one that a text was made of. */
export function isText(machine: AnyStateMachine, state: FoldState, text: string): boolean {
  return textOf(machine, state) === text || bytesOf(machine, state) === canonicalJson(JSON.parse(text));
}

/** Whether two states are the same to the last canonical byte. */
export function sameBytes(machine: AnyStateMachine, a: FoldState, b: FoldState): boolean {
  return isText(machine, a, textOf(machine, b));
}

/** What was thrown, and in which function, as a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown was ${String(error)}, which is no Error.`;
  if (error.cause !== undefined) return `${error.message} (${reasonOf(error.cause)})`;
  const frame = /\n\s*at (.*)/.exec(error.stack ?? '')?.[1] ?? '';
  const thrower = /^(?:async )?(?:[\w$]+\.)*([\w$]+)(?: \[as [\w$]+\])? \(/.exec(frame)?.[1];
  return thrower === undefined ? error.message : `${error.message} (thrown in ${thrower})`;
}
