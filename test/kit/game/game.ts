import * as v from 'valibot';
import type { Carry, Game } from '#shared/plugin/contract.ts';
import { careful, random } from './bots.ts';
import { machine, type Machine } from './machine.ts';
import { MOVES, type Move } from './moves.ts';
import { legal, refuse, view, type Data } from './view.ts';

/** The most points anybody has ever had. */
const carry: Carry<number, Machine> = {
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  initial: () => 0,
  of: (state) => Math.max(...state.snapshot.context.points),
  merge: (_base, theirs, ours) => Math.max(theirs, ours),
};

export const game: Game<Machine, Move, Data> = {
  rules: 1,
  resources: () => [],
  machine: () => machine,
  moves: MOVES,
  view,
  legal,
  refuse,
  bots: { random, careful },
  undo: 'own',
  carry,
  messages: {
    'prompt.dealing': 'Cards are dealt.',
    'prompt.turn': '{name}, keep your card or swap it.',
    'prompt.showdown': 'The highest card scores.',
    'prompt.resting': 'A rest. Go on when you like.',
    'prompt.over': 'The game is won.',
    'prompt.left': 'The match is over.',
    'turn/none': 'Nobody is asked for a card now.',
    'turn/not-yours': 'It is not your turn.',
    'rest/not-now': 'You can rest between turns only.',
    'rest/none': 'Nobody is resting.',
    'game/not-over': 'The game is not over yet.',
    'game/left': 'The match is over.',
    'bot.random': 'Coin',
    'bot.careful': 'Careful',
  },
  rulesText: () =>
    Promise.resolve('# High Card\n\nKeep your card or swap it once; the highest takes the round.\n'),
  table: async () => (await import('./HighCardTable.vue')).default,
  check: async () => (await import('./check.ts')).check,
};
