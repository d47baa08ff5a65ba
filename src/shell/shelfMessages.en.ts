/** What a box on the shelf says of its game, below its sentence; fetched once the matches have been read. */
import type { Words } from '#shared/plugin/words.ts';

export const shelfWords = {
  'shelf.won': {
    by: 'finished',
    one: 'Won {won} of {finished} game',
    other: 'Won {won} of {finished} games',
  },
  'shelf.best': 'Best score {best}',
  'shelf.alone': 'For one player',
  'shelf.exactly': { by: 'count', one: '{count} player', other: '{count} players' },
  'shelf.players': '{min} to {max} players',
} as const satisfies Words;

export type ShelfWord = keyof typeof shelfWords;
