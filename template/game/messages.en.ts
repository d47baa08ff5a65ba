/** What the game says: prompts, refusals by their code, the computer players, and the words of the table. */
import { MOST } from './limits.ts';

/** The schema's sentence for a number of counters that nobody may take. */
export const OUT_OF_RANGE = `A turn takes 1 to ${MOST} counters.`;

export const messages = {
  'prompt.playing': '{name}, take 1 to {most} counters.',
  'prompt.over': 'The game is over. There may be another.',
  'prompt.left': 'The match is over.',

  'take/not-your-turn': 'It is not your turn.',
  'take/too-many': 'There are not so many counters left.',
  'game/over': 'The game is over: begin a new one.',
  'game/not-over': 'The game is not over yet.',
  'game/left': 'The match is over.',

  'bot.perfect': 'Ada',
  'bot.random': 'Dice',

  'table.counters': 'Counters',
  'table.counter': 'counter {number}',
  'table.take': 'Take {count}',
  'table.takes': 'How many to take',
  'table.took': {
    by: 'count',
    one: '{name} took {count} counter.',
    other: '{name} took {count} counters.',
  },
  'table.left': { by: 'count', one: '{count} counter left', other: '{count} counters left' },
  'table.yours': 'Your turn.',
  'table.won': 'You took the last counter. You win!',
  'table.lost': '{name} took the last counter and wins.',
  'table.newGame': 'New game',
} as const;
