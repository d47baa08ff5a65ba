/** The statechart of Boggle: it wires the rules together and holds none. */
import { assign, emit, setup } from 'xstate';
import { oncePerObject } from '#shared/memo.ts';
import type { Resources } from '#shared/plugin/resources.ts';
import { contextOf, leads, lexiconOf, newGame, setSize } from './context.ts';
import { faultOfChallenge, faultOfReject, faultOfTakeBack } from './finds.ts';
import { TYPES } from './machineTypes.ts';
import type { AtParams, ByParams, EditParams, PeopleParams, ToParams, WordParams } from './machineTypes.ts';
import {
  challengeWord,
  challengeable,
  endsAtOnce,
  isLastRound,
  keepWords,
  learnFromRound,
  ownWords,
  rejectWord,
  scoreRound,
  takeBackWord,
} from './reckoning.ts';
import {
  allDone,
  editSheet,
  endWriting,
  isRunning,
  lookUpRound,
  markDone,
  nextTurn,
  openRound,
} from './round.ts';
import { faultOfEdit } from './sheet.ts';
import { awaitedStill, faultOfEnd, mayWrite, turnIsOpen, turnsLeft } from './waiting.ts';

export type BoggleMachine = ReturnType<typeof machineWith>;

/** The chart alone, to be drawn: no match of it can begin. */
export const boggleMachine = machineWith(undefined);

const machineFor = oncePerObject((resources: Resources) => machineWith(resources));

/** The chart with the lexicons of a match at hand: the same one for the same resources. */
export function boggleMachineFor(resources: Resources | undefined): BoggleMachine {
  return resources === undefined ? boggleMachine : machineFor(resources);
}

function machineWith(resources: Resources | undefined) {
  return setup({
    types: TYPES,
    guards: {
      /** Rounds and games, the target and the size are the host's; never a learner's, whose part the chart plays. */
      leads: ({ context, event }) => leads(context, event.by, event.host),
      begins: ({ context, event }) => leads(context, event.by, event.host) && !context.rules.once,
      hasTurn: ({ context, event }) => context.turn === event.by,
      together: ({ context }) => context.turn === null,
      canEdit: ({ context }, { by, change }: EditParams) =>
        mayWrite(context, by) && faultOfEdit(context.sheets[by] ?? '', change) === null,
      canReject: ({ context }, { by, word }: WordParams) =>
        context.rules.judge !== 'lexicon' &&
        context.writes[by] === true &&
        faultOfReject(ownWords(context, by), word) === null,
      canTakeBack: ({ context }, { by, word }: WordParams) =>
        context.rules.judge !== 'lexicon' &&
        context.writes[by] === true &&
        faultOfTakeBack(ownWords(context, by), word) === null,
      canChallenge: ({ context }, { by, word }: WordParams) =>
        context.rules.judge === 'challenge' &&
        context.writes[by] === true &&
        faultOfChallenge(challengeable(context), by, word) === null,
      canEnd: ({ context }, { by, people }: ByParams & PeopleParams) =>
        faultOfEnd(context, by, people) === null,
      /** Whose turn it is has left the table: those who are there need not wait. */
      turnIsOpen: ({ context }, { by, people }: ByParams & PeopleParams) => turnIsOpen(context, by, people),
      allDone: ({ context }) => allDone(context),
      turnsLeft: ({ context }) => turnsLeft(context),
      isNewTarget: ({ context, event }, { to }: ToParams) =>
        leads(context, event.by, event.host) &&
        !context.rules.once &&
        context.rules.end.by === 'target' &&
        to !== context.target,
      canResize: ({ context, event }, { to }: ToParams) =>
        leads(context, event.by, event.host) &&
        !context.rules.once &&
        !isRunning(context) &&
        to !== context.nextSize,
      endsAtOnce: ({ context }) => endsAtOnce(context),
      closesLastRound: ({ context, event }) => leads(context, event.by, event.host) && isLastRound(context),
    },
    actions: {
      newGame: assign(({ context }, { seed }: { readonly seed: number | undefined }) =>
        newGame(context, seed),
      ),
      setTarget: assign((_, { to }: ToParams) => ({ target: to })),
      setDifficulty: assign((_, { to }: ToParams) => ({ difficulty: to })),
      setSize: assign(({ context }, { to }: ToParams) => setSize(context, to)),
      openRound: assign(({ context }, { people }: PeopleParams) =>
        openRound(context, lexiconOf(context.options, resources), people),
      ),
      beginWriting: assign((_, { at }: AtParams) => ({ since: at })),
      endWriting: assign(({ context }, { at }: AtParams) => endWriting(context, at)),
      nextTurn: assign(({ context }) => nextTurn(context)),
      edit: assign(({ context }, { by, change }: EditParams) => editSheet(context, by, change)),
      markDone: assign(({ context }, told: AtParams & ByParams & PeopleParams) => markDone(context, told)),
      dropAbsent: assign(({ context }, { people }: PeopleParams) => ({
        awaited: awaitedStill(context, people),
      })),
      lookUp: assign(({ context }) => lookUpRound(context)),
      score: assign(({ context }) => scoreRound(context)),
      reject: assign(({ context }, { by, word }: WordParams) => rejectWord(context, by, word)),
      takeBack: assign(({ context }, { by, word }: WordParams) => takeBackWord(context, by, word)),
      challenge: assign(({ context }, { by, word }: WordParams) => challengeWord(context, by, word)),
      learn: assign(({ context }) => learnFromRound(context)),
      keepWords: assign(({ context }) => keepWords(context)),
      endGame: assign({ over: true }),
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
    context: ({ input }) => contextOf(input, resources),
    initial: 'betweenRounds',
    on: {
      newGame: {
        guard: 'begins',
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
        guard: 'leads',
        actions: { type: 'setDifficulty', params: ({ event }) => event },
      },
      setSize: {
        guard: { type: 'canResize', params: ({ event }) => event },
        actions: { type: 'setSize', params: ({ event }) => event },
      },
      quit: { guard: 'leads', target: '.quit', actions: 'keepWords' },
    },
    states: {
      betweenRounds: {
        description: 'A game has begun at 0 : 0; its first round has not.',
        meta: { prompt: 'prompt.betweenRounds' },
        on: {
          startRound: { guard: 'leads', target: 'round' },
        },
      },
      round: {
        description:
          'A board is dealt, and words are written: by all at once, or by one person after the other.',
        tags: 'round',
        entry: [{ type: 'openRound', params: ({ event }) => event }, 'shake'],
        initial: 'handOver',
        states: {
          handOver: {
            description:
              'The board is hidden until whose turn it is says ready. All at once: it takes no time.',
            meta: { prompt: 'prompt.handOver' },
            always: { guard: 'together', target: 'writing' },
            on: {
              ready: [
                { guard: 'hasTurn', target: 'writing' },
                {
                  guard: { type: 'turnIsOpen', params: ({ event }) => event },
                  target: 'written',
                  actions: { type: 'dropAbsent', params: ({ event }) => event },
                },
              ],
            },
          },
          writing: {
            description: 'The clock runs and words are written.',
            meta: { prompt: 'prompt.round' },
            entry: { type: 'beginWriting', params: ({ event }) => event },
            exit: { type: 'endWriting', params: ({ event }) => event },
            after: { roundTime: { target: 'written', actions: 'beep' } },
            // Before the clock, or where there is none: when nobody who is waited for has anything more to write.
            always: { guard: 'allDone', target: 'written' },
            on: {
              endRound: [
                {
                  guard: { type: 'turnIsOpen', params: ({ event }) => event },
                  target: 'written',
                  actions: { type: 'dropAbsent', params: ({ event }) => event },
                },
                {
                  guard: { type: 'canEnd', params: ({ event }) => event },
                  actions: { type: 'markDone', params: ({ event }) => event },
                },
              ],
              edit: {
                guard: { type: 'canEdit', params: ({ event }) => ({ by: event.by, change: event }) },
                actions: { type: 'edit', params: ({ event }) => ({ by: event.by, change: event }) },
              },
            },
          },
          written: {
            description: 'Writing is over, for all or for one of them. It takes no time.',
            meta: { prompt: 'prompt.scoring' },
            always: [
              { guard: 'turnsLeft', target: 'handOver', actions: 'nextTurn' },
              { target: '#boggle.reckoning', actions: 'lookUp' },
            ],
          },
        },
      },
      reckoning: {
        description:
          'The round is counted and looked through. Leaving this ends it: its words may be learned.',
        initial: 'scoring',
        exit: 'learn',
        states: {
          scoring: {
            description:
              'The round is counted, and again after each rejection and challenge. It takes no time.',
            meta: { prompt: 'prompt.scoring' },
            entry: 'score',
            // Also after a rejection: a common word that is rejected may win the game for the other player.
            always: [{ guard: 'endsAtOnce', target: '#boggle.gameOver' }, { target: 'review' }],
          },
          review: {
            description:
              'The lists are shown; each may reject own words, or challenge others’, as the rules say.',
            meta: { prompt: 'prompt.review' },
            on: {
              startRound: [
                { guard: 'closesLastRound', target: '#boggle.gameOver' },
                { guard: 'leads', target: '#boggle.round' },
              ],
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
              challenge: {
                guard: { type: 'canChallenge', params: ({ event }) => event },
                target: 'scoring',
                actions: { type: 'challenge', params: ({ event }) => event },
              },
            },
          },
        },
      },
      gameOver: {
        description: 'The game has ended. Starting a round starts a new game.',
        tags: 'over',
        meta: { prompt: 'prompt.gameOver' },
        entry: ['endGame', 'announceEnd'],
        on: {
          startRound: {
            guard: 'begins',
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
}
