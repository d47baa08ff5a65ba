import { afterEach, expect, test } from 'vitest';
import { ENGLISH } from '#shared/plugin/ui/words.ts';
import { language } from '#src/shell/say.ts';
import { when } from '#src/shell/when.ts';

const MOMENT = new Date(2026, 0, 2, 3, 4, 5).getTime();

afterEach(() => {
  language.value = ENGLISH;
});

test('a moment is written as the language of the page writes it, to the second', () => {
  expect(when(MOMENT)).toMatch(/^Jan 2, 2026, 3:04:05\sAM$/);
  language.value = { tag: 'de', words: {} };
  expect(when(MOMENT)).toBe('02.01.2026, 03:04:05');
});

test('a moment that nobody knows is said to be one', () => {
  expect(when(0)).toBe('nobody knows when');
});
