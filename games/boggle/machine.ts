/** The statechart of Boggle: it wires the rules together and holds none. */
import { assign, emit, setup } from 'xstate';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import {
  allDone,
  contextOf,
  editSheet,
  keepWords,
  learnFromRound,
  lookUpRound,
  markDone,
  newGame,
  openRound,
  ownWords,
  rejectWord,
  scoreRound,
  takeBackWord,
  totalsOf,
} from './context.ts';
import type { BoggleContext } from './context.ts';
import { faultOfReject, faultOfTakeBack } from './finds.ts';
import type { BoggleEdit, BoggleMove } from './moves.ts';
import { hasReached } from './outcome.ts';
import { faultOfEdit } from './sheet.ts';

/** What the fold adds to a move. */
interface Stamp {
  readonly at: number;
  readonly by: SeatIndex;
}

/** What the chart tells the senses. */
export type BoggleSignal = { readonly type: 'shake' | 'beep' | 'gameOver' };

/** Names the chart's types; there is nothing in it. */
const TYPES: {
  context?: BoggleContext;
  events?: BoggleMove & Stamp;
  input?: MatchInput | undefined;
  emitted?: BoggleSignal;
  tags?: 'round' | 'over';
  meta?: { readonly prompt: string };
} = {};

interface WordParams {
  readonly by: SeatIndex;
  readonly word: string;
}

export const boggleMachine = setup({
  types: TYPES,
  guards: {
    /** Only a seat that writes may do anything: the learner's part is played by the chart. */
    writes: ({ context, event }) => context.writes[event.by] === true,
    canEdit: ({ context }, { by, change }: { readonly by: SeatIndex; readonly change: BoggleEdit }) =>
      context.writes[by] === true && faultOfEdit(context.sheets[by] ?? '', change) === null,
    canReject: ({ context }, { by, word }: WordParams) =>
      context.writes[by] === true && faultOfReject(ownWords(context, by), word) === null,
    canTakeBack: ({ context }, { by, word }: WordParams) =>
      context.writes[by] === true && faultOfTakeBack(ownWords(context, by), word) === null,
    canEnd: ({ context }, { by }: { readonly by: SeatIndex }) =>
      context.writes[by] === true && context.done[by] !== true,
    allDone: ({ context }) => allDone(context),
    isNewTarget: ({ context }, { by, to }: { readonly by: SeatIndex; readonly to: number }) =>
      context.writes[by] === true && to !== context.target,
    targetReached: ({ context }) => hasReached(totalsOf(context), context.target),
  },
  actions: {
    newGame: assign(({ context }, { seed }: { readonly seed: number | undefined }) => newGame(context, seed)),
    setTarget: assign((_, { to }: { readonly to: number }) => ({ target: to })),
    setDifficulty: assign((_, { to }: { readonly to: number }) => ({ difficulty: to })),
    openRound: assign(({ context }) => openRound(context)),
    edit: assign(({ context }, { by, change }: { readonly by: SeatIndex; readonly change: BoggleEdit }) =>
      editSheet(context, by, change),
    ),
    markDone: assign(({ context }, { by }: { readonly by: SeatIndex }) => markDone(context, by)),
    lookUp: assign(({ context }) => lookUpRound(context)),
    score: assign(({ context }) => scoreRound(context)),
    reject: assign(({ context }, { by, word }: WordParams) => rejectWord(context, by, word)),
    takeBack: assign(({ context }, { by, word }: WordParams) => takeBackWord(context, by, word)),
    learn: assign(({ context }) => learnFromRound(context)),
    keepWords: assign(({ context }) => keepWords(context)),
    shake: emit({ type: 'shake' }),
    beep: emit({ type: 'beep' }),
    announceEnd: emit({ type: 'gameOver' }),
  },
  delays: {
    roundTime: ({ context }) => context.rules.roundTime ?? Infinity,
  },
}).createMachine({
  id: 'boggle',
  options: { maxIterations: 1000 },
  context: ({ input }) => contextOf(input),
  initial: 'betweenRounds',
  on: {
    newGame: {
      guard: 'writes',
      target: '.betweenRounds',
      actions: { type: 'newGame', params: ({ event }) => ({ seed: event.seed }) },
    },
    setTarget: {
      guard: { type: 'isNewTarget', params: ({ event }) => event },
      target: '.betweenRounds',
      actions: [
        { type: 'setTarget', params: ({ event }) => event },
        { type: 'newGame', params: { seed: undefined } },
      ],
    },
    setDifficulty: {
      guard: 'writes',
      actions: { type: 'setDifficulty', params: ({ event }) => event },
    },
    quit: { guard: 'writes', target: '.quit', actions: 'keepWords' },
  },
  states: {
    betweenRounds: {
      description: 'A game has begun at 0 : 0; its first round has not.',
      meta: { prompt: 'prompt.betweenRounds' },
      on: { startRound: { guard: 'writes', target: 'round' } },
    },
    round: {
      description: 'The clock runs and words are written.',
      tags: 'round',
      meta: { prompt: 'prompt.round' },
      entry: ['openRound', 'shake'],
      after: { roundTime: { target: 'reckoning', actions: ['beep', 'lookUp'] } },
      // Before the clock, or where there is none: when nobody who writes has anything more to write.
      always: { guard: 'allDone', target: 'reckoning', actions: 'lookUp' },
      on: {
        endRound: {
          guard: { type: 'canEnd', params: ({ event }) => event },
          actions: { type: 'markDone', params: ({ event }) => event },
        },
        edit: {
          guard: { type: 'canEdit', params: ({ event }) => ({ by: event.by, change: event }) },
          actions: { type: 'edit', params: ({ event }) => ({ by: event.by, change: event }) },
        },
      },
    },
    reckoning: {
      description: 'The round is counted and looked through. Leaving this ends it: its words may be learned.',
      initial: 'scoring',
      exit: 'learn',
      states: {
        scoring: {
          description: 'The round is counted, and again after each rejection. It takes no time.',
          meta: { prompt: 'prompt.scoring' },
          entry: 'score',
          // Also after a rejection: a common word that is rejected may win the game for the other player.
          always: [{ guard: 'targetReached', target: '#boggle.gameOver' }, { target: 'review' }],
        },
        review: {
          description: 'The lists are shown, and each player may reject own words.',
          meta: { prompt: 'prompt.review' },
          on: {
            startRound: { guard: 'writes', target: '#boggle.round' },
            reject: {
              guard: { type: 'canReject', params: ({ event }) => event },
              target: 'scoring',
              actions: { type: 'reject', params: ({ event }) => event },
            },
            takeBack: {
              guard: { type: 'canTakeBack', params: ({ event }) => event },
              target: 'scoring',
              actions: { type: 'takeBack', params: ({ event }) => event },
            },
          },
        },
      },
    },
    gameOver: {
      description: 'Somebody has reached the target. Starting a round starts a new game.',
      tags: 'over',
      meta: { prompt: 'prompt.gameOver' },
      entry: 'announceEnd',
      on: {
        startRound: {
          guard: 'writes',
          target: 'round',
          actions: { type: 'newGame', params: { seed: undefined } },
        },
      },
    },
    quit: {
      description: 'The match has ended and some of the computer’s words are kept.',
      type: 'final',
      meta: { prompt: 'prompt.quit' },
    },
  },
});

export type BoggleMachine = typeof boggleMachine;
