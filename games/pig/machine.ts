/** The statechart of Pig: it wires the rules together and holds none. */
import { assign, emit, setup } from 'xstate';
import { contextOf, leads, variantOf } from './context.ts';
import { TYPES } from './machineTypes.ts';
import type { ByParams, PeopleParams, ThrowParams } from './machineTypes.ts';
import {
  choosePolicy,
  crown,
  faultOfChoice,
  faultOfKind,
  hold,
  isWon,
  newGame,
  passTurn,
  throwDice,
} from './rules.ts';
import type { Choice, TurnMove } from './rules.ts';

export const machine = setup({
  types: TYPES,
  guards: {
    /** The chart waits for computers: people take their own time. */
    computerPlays: ({ context: { people, turn } }) => people[turn] !== true,
    mayAct: ({ context }, move: TurnMove & ByParams) =>
      move.by === context.turn && faultOfKind(context, move) === null,
    mayChoose: ({ context, event }, choice: Choice) =>
      leads(context, event.host) && faultOfChoice(context.nextPolicies, choice) === null,
    leads: ({ context, event }) => leads(context, event.host),
    isWon: ({ context }) => isWon(context),
    isLost: ({ context }) => context.last?.kind === 'pig',
    isHeld: ({ context }) => context.last?.kind === 'held',
  },
  actions: {
    /** Who sits at the table now: people come and go, and computers stand in for them. */
    noteWhoIsHere: assign(({ context }, { people }: PeopleParams) => ({
      people: context.people.map((_, seat) => people.includes(seat)),
    })),
    roll: assign(({ context }) => throwDice(context, variantOf(context).dice ?? 1)),
    throw: assign(({ context }, { dice }: ThrowParams) => throwDice(context, dice)),
    hold: assign(({ context }) => hold(context)),
    noteWait: assign({ waited: true }),
    forgetWait: assign({ waited: false }),
    passTurn: assign(({ context }) => passTurn(context)),
    crown: assign(({ context }) => crown(context)),
    newGame: assign(({ context }) => newGame(context)),
    choosePolicy: assign(({ context }, choice: Choice) => choosePolicy(context, choice)),
    announceEnd: emit({ type: 'gameOver' }),
  },
  delays: {
    pace: ({ context }) => context.pace,
    pigTime: ({ context }) => context.pigTime,
  },
}).createMachine({
  id: 'pig',
  options: { maxIterations: 1000 },
  context: ({ input }) => contextOf(input),
  initial: 'playing',
  on: {
    setPolicy: {
      guard: { type: 'mayChoose', params: ({ event }) => event },
      actions: { type: 'choosePolicy', params: ({ event }) => event },
    },
    quit: { guard: 'leads', target: '.left' },
  },
  states: {
    playing: {
      description: 'A game: turns are taken until somebody has reached the goal.',
      tags: 'round',
      meta: { prompt: 'prompt.playing' },
      initial: 'next',
      states: {
        next: {
          description: 'A decision is due. It takes no time.',
          meta: { prompt: 'prompt.playing' },
          entry: 'forgetWait',
          always: [{ guard: 'computerPlays', target: 'waiting' }, { target: 'deciding' }],
        },
        waiting: {
          description: 'The computer takes its time, so that people can follow it.',
          meta: { prompt: 'prompt.playing' },
          after: { pace: { target: 'deciding', actions: 'noteWait' } },
        },
        deciding: {
          description: 'Whose turn it is rolls or holds.',
          meta: { prompt: 'prompt.roll' },
          on: {
            roll: {
              guard: { type: 'mayAct', params: ({ event }) => event },
              target: 'judging',
              actions: [{ type: 'noteWhoIsHere', params: ({ event }) => event }, 'roll'],
            },
            throw: {
              guard: { type: 'mayAct', params: ({ event }) => event },
              target: 'judging',
              actions: [
                { type: 'noteWhoIsHere', params: ({ event }) => event },
                { type: 'throw', params: ({ event }) => event },
              ],
            },
            hold: {
              guard: { type: 'mayAct', params: ({ event }) => event },
              target: 'judging',
              actions: [{ type: 'noteWhoIsHere', params: ({ event }) => event }, 'hold'],
            },
          },
        },
        judging: {
          description: 'What comes of a throw, or of holding. It takes no time.',
          meta: { prompt: 'prompt.playing' },
          always: [
            { guard: 'isWon', target: '#pig.over' },
            { guard: 'isLost', target: 'pig' },
            { guard: 'isHeld', target: 'passing' },
            { target: 'next' },
          ],
        },
        pig: {
          description: 'A 1 was rolled: it stands in sight before the turn passes.',
          meta: { prompt: 'prompt.pig' },
          after: { pigTime: { target: 'passing' } },
        },
        passing: {
          description: 'The turn goes on to the next seat. It takes no time.',
          meta: { prompt: 'prompt.playing' },
          entry: 'passTurn',
          always: { target: 'next' },
        },
      },
    },
    over: {
      description: 'Somebody has reached the goal and won. There may be another game.',
      tags: 'over',
      meta: { prompt: 'prompt.over' },
      entry: ['crown', 'announceEnd'],
      on: {
        newGame: {
          guard: 'leads',
          target: 'playing',
          actions: [{ type: 'noteWhoIsHere', params: ({ event }) => event }, 'newGame'],
        },
      },
    },
    left: {
      description: 'The players have gone. What was won and lost is kept.',
      type: 'final',
      meta: { prompt: 'prompt.left' },
    },
  },
});

export type Machine = typeof machine;
