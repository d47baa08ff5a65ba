/** The statechart: it wires the rules together and holds none. */
import { assign, emit, setup } from 'xstate';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { Move } from './moves.ts';
import { contextOf, deal, faultOfTaking, take, type Context, type Taking } from './rules.ts';

/** Names the chart's types; there is nothing in it. */
const TYPES: {
  context?: Context;
  events?: Move & { readonly at: number; readonly by: SeatIndex };
  input?: MatchInput | undefined;
  emitted?: { readonly type: 'gameOver' };
  tags?: 'round' | 'over';
  meta?: { readonly prompt: string };
} = {};

export const machine = setup({
  types: TYPES,
  guards: {
    canTake: ({ context }, taking: Taking) => faultOfTaking(context, taking) === null,
    isOver: ({ context }) => context.left === 0,
  },
  actions: {
    deal: assign(({ context }) => deal(context)),
    take: assign(({ context }, taking: Taking) => take(context, taking)),
    announceEnd: emit({ type: 'gameOver' }),
  },
}).createMachine({
  id: 'last-counter',
  options: { maxIterations: 1000 },
  context: ({ input }) => contextOf(input),
  initial: 'playing',
  on: { quit: { target: '.left' } },
  states: {
    playing: {
      description: 'Counters lie on the table, and one seat is to take some.',
      tags: 'round',
      meta: { prompt: 'prompt.playing' },
      entry: 'deal',
      always: { guard: 'isOver', target: 'over' },
      on: {
        take: {
          guard: { type: 'canTake', params: ({ event }) => event },
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
    over: {
      description: 'The last counter is taken. There may be another game.',
      tags: 'over',
      meta: { prompt: 'prompt.over' },
      entry: 'announceEnd',
      on: { newGame: { target: 'playing' } },
    },
    left: {
      description: 'The players have gone.',
      type: 'final',
      meta: { prompt: 'prompt.left' },
    },
  },
});

export type Machine = typeof machine;
