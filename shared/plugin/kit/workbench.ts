/** What every check of the kit has at hand while one game is tried. */
import type { AnyStateMachine } from 'xstate';
import type { MatchInput } from '#shared/match/record.ts';
import { canonicalJson } from '#shared/json.ts';
import { bytesOf, storeState } from '#shared/match/stored.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Game, GameCheck, Plugin } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { Viewer } from '#shared/plugin/view.ts';
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
  };
}

/** Everybody who may look at a match. */
export function viewersOf(state: FoldState): readonly Viewer[] {
  return [...state.table.seats.keys(), 'spectator'];
}

/** Where a match stands, for a finding: enough to play it again. */
export function placeOf(input: MatchInput<Settings>, state: FoldState): string {
  const seats = input.seats.map((seat) => (seat.by === 'bot' ? seat.bot : seat.by)).join(' / ');
  return `seed ${input.seed}, settings ${JSON.stringify(input.settings)}, seats ${seats}, after entry ${state.n} at ${state.at} ms`;
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

/** What was thrown, as a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${reasonOf(error.cause)})`;
}
