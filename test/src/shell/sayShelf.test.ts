import { afterEach, expect, test } from 'vitest';
import { ENGLISH } from '#shared/plugin/ui/words.ts';
import type { GameStatistics } from '#src/profile/statistics.ts';
import { language } from '#src/shell/say.ts';
import { shelfLine } from '#src/shell/sayShelf.ts';

afterEach(() => {
  language.value = ENGLISH;
});

const FARED: GameStatistics = {
  game: 'demo',
  finished: 12,
  won: 7,
  drawn: 1,
  lost: 4,
  best: 1284,
  average: 600,
  longestRun: 3,
  currentRun: 0,
  figures: [],
  days: null,
};
const TWO = { min: 2, max: 8, usual: ['person', 'random'] };

test('a box says how many of the games were won', () => {
  expect(shelfLine(TWO, FARED)).toBe('Won 7 of 12 games');
  expect(shelfLine(TWO, { ...FARED, won: 0, drawn: 0, lost: 1 })).toBe('Won 0 of 1 game');
});

test('of games that one plays alone it says the best score, written as the language writes it', () => {
  const alone = { ...FARED, won: 0, drawn: 0, lost: 0 };
  expect(shelfLine(TWO, alone)).toBe('Best score 1,284');
  language.value = { tag: 'de', words: { 'shelf.best': 'Bestwert {best}' } };
  expect(shelfLine(TWO, alone)).toBe('Bestwert 1.284');
});

test.each([
  [2, 8, '2 to 8 players'],
  [2, 2, '2 players'],
  [1, 1, 'For one player'],
  [1, 16, '1 to 16 players'],
])('before any game is finished it says for how many it is: %i to %i', (min, max, line) => {
  expect(shelfLine({ ...TWO, min, max }, undefined)).toBe(line);
});
