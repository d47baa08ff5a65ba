/** Tiny charts for the laws of the fold: a round with a limit, and charts that go wrong. */
import { assign, emit, setup, type AnyStateMachine } from 'xstate';
import type { MoveEntry, Seat } from '#shared/match/entry.ts';
import { applyMove, start } from '#shared/match/fold.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';

interface RoundContext {
  readonly limit: number;
  readonly words: number;
  readonly heard: readonly number[];
}

/** A round in which words count until its limit (ms, Infinity for none); a second limit warns before. */
export function roundChart(limit: number, warning = Infinity): AnyStateMachine {
  const types: { context?: RoundContext; events?: { type: string; at: number } } = {};
  return setup({
    types,
    actions: {
      countWord: assign(({ context }) => ({ words: context.words + 1 })),
      doubleLimit: assign(({ context }) => ({ limit: context.limit * 2 })),
      noteTime: assign(({ context, event }) => ({ heard: [...context.heard, event.at] })),
      beep: emit(({ context }) => ({ type: 'beep', words: context.words })),
    },
    delays: { roundTime: ({ context }) => context.limit, warning: () => warning },
  }).createMachine({
    id: 'round',
    context: { limit, words: 0, heard: [] },
    initial: 'running',
    states: {
      running: {
        after: {
          roundTime: { target: 'scoring', actions: 'noteTime' },
          warning: { actions: ['noteTime', 'beep'] },
        },
        on: {
          word: { actions: 'countWord' },
          double: { actions: 'doubleLimit' },
          beep: { actions: 'beep' },
          restart: { target: 'running', reenter: true },
          leave: 'away',
          quit: 'gone',
        },
      },
      away: { on: { comeBack: 'running' } },
      scoring: { on: { word: {} } },
      gone: { type: 'final' },
    },
  });
}

export const people: readonly Seat[] = [
  { by: 'person', name: 'Ada' },
  { by: 'person', name: 'Bob' },
];

export const input: MatchInput = { seed: 1, settings: {}, seats: people, carried: null };

export function begin(machine: AnyStateMachine): FoldState {
  return start(machine, input);
}

/** A move of seat 0 (or `by`) as the next entry. */
export function after(state: FoldState, type: string, at: number, by = 0): MoveEntry {
  return { n: state.n + 1, at, by, move: { type } };
}

/** The state after moves of seat 0, each `[type, at]`. */
export function played(
  machine: AnyStateMachine,
  ...moves: readonly (readonly [string, number])[]
): FoldState {
  return moves.reduce(
    (state, [type, at]) => applyMove(machine, state, after(state, type, at)),
    begin(machine),
  );
}
