/** The statechart of High Card: it wires the rules together and holds none. */
import { assign, emit, setup } from 'xstate';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { Move } from './moves.ts';
import { contextOf, deal, isWon, newGame, score, swapCard, type Context } from './rules.ts';

/** Names the chart's types; there is nothing in it. */
const TYPES: {
  context?: Context;
  events?: Move & { readonly at: number; readonly by: SeatIndex };
  input?: MatchInput | undefined;
  emitted?: { readonly type: 'deal' | 'bell' };
  tags?: 'round' | 'over';
  meta?: { readonly prompt: string };
} = {};

export const machine = setup({
  types: TYPES,
  guards: {
    isTurn: ({ context, event }) => event.by === context.turn,
    isRoundOver: ({ context }) => context.turn >= context.hands.length,
    isWon: ({ context }) => isWon(context),
  },
  actions: {
    deal: assign(({ context }) => deal(context)),
    swap: assign(({ context }) => swapCard(context)),
    passTurn: assign(({ context }) => ({ turn: context.turn + 1 })),
    score: assign(({ context }) => score(context)),
    newGame: assign(({ context }, { seed }: { readonly seed: number | undefined }) => newGame(context, seed)),
    ringBell: emit({ type: 'bell' }),
    soundDeal: emit({ type: 'deal' }),
  },
  delays: {
    turnTime: ({ context }) => context.turnTime ?? Infinity,
    pause: ({ context }) => context.pause,
  },
}).createMachine({
  id: 'high-card',
  options: { maxIterations: 1000 },
  context: ({ input }) => contextOf(input),
  initial: 'playing',
  on: { quit: { target: '.left' } },
  states: {
    playing: {
      description: 'A game: rounds until somebody has points enough.',
      initial: 'dealing',
      on: { rest: { target: 'resting' } },
      onDone: { target: 'over' },
      states: {
        dealing: {
          description: 'Everybody gets a card: it takes no time.',
          meta: { prompt: 'prompt.dealing' },
          entry: ['deal', 'soundDeal'],
          always: { target: 'turn' },
        },
        turn: {
          description: 'One seat keeps its card or swaps it.',
          tags: 'round',
          meta: { prompt: 'prompt.turn' },
          after: { turnTime: { target: 'passing', actions: 'ringBell' } },
          on: {
            keep: { guard: 'isTurn', target: 'passing' },
            swap: { guard: 'isTurn', target: 'passing', actions: 'swap' },
          },
        },
        passing: {
          description: 'The turn goes on to the next seat: it takes no time.',
          meta: { prompt: 'prompt.turn' },
          entry: 'passTurn',
          always: [{ guard: 'isRoundOver', target: 'showdown' }, { target: 'turn' }],
        },
        showdown: {
          description: 'The cards lie open and the highest has scored.',
          meta: { prompt: 'prompt.showdown' },
          entry: 'score',
          after: { pause: [{ guard: 'isWon', target: 'decided' }, { target: 'dealing' }] },
          // A rest must not score the round twice: it is called during turns only.
          on: { rest: {} },
        },
        decided: {
          description: 'Somebody has points enough.',
          type: 'final',
          meta: { prompt: 'prompt.over' },
        },
        where: { type: 'history' },
      },
    },
    resting: {
      description: 'The players rest; no clock runs.',
      meta: { prompt: 'prompt.resting' },
      on: { resume: { target: 'playing.where' } },
    },
    over: {
      description: 'The game is won. There may be another.',
      tags: 'over',
      meta: { prompt: 'prompt.over' },
      on: {
        again: {
          target: 'playing',
          actions: { type: 'newGame', params: ({ event }) => ({ seed: event.seed }) },
        },
      },
    },
    left: {
      description: 'The players have gone.',
      type: 'final',
      meta: { prompt: 'prompt.left' },
    },
  },
});

export type Machine = typeof machine;
