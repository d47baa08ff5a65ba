import { expect, test } from 'vitest';
import type { Field } from '#shared/plugin/settings.ts';
import {
  durationInWords,
  fieldInWords,
  rulesInWords,
  stretchInWords,
  valueInWords,
} from '#src/shell/settingWords.ts';
import { clockFace } from '#src/shell/useUnfinished.ts';

test.each([
  [0, 'No limit'],
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [90, '1 minute 30 seconds'],
  [180, '3 minutes'],
  [121, '2 minutes 1 second'],
])('a limit of %d seconds is “%s”', (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words);
});

test.each([
  [101_400, '1:42'],
  [102_000, '1:42'],
  [1, '0:01'],
  [0, '0:00'],
  [3_661_000, '1:01:01'],
])('%d ms left on a clock are %s', (left, face) => {
  expect(clockFace(left)).toBe(face);
});

test.each([
  [180, 360, 2, 'Stretched 2×, as your settings say: 6 minutes.'],
  [7, 11, 1.5, 'Stretched 1.5×, as your settings say: 11 seconds.'],
  [180, 180, 1, null],
  [0, 0, 10, null],
])('a limit of %d s that becomes %d s at %d× is told so', (before, after, factor, sentence) => {
  expect(stretchInWords(before, after, factor)).toBe(sentence);
});

const CHOICE: Field = {
  kind: 'choice',
  label: 'Board',
  options: [{ value: 'big', label: 'Five by five' }],
  default: 'big',
};

test('values are said as people say them', () => {
  expect(valueInWords(CHOICE, 'big')).toBe('Five by five');
  expect(valueInWords({ kind: 'flag', label: 'Fast', default: false }, true)).toBe('on');
  expect(valueInWords({ kind: 'integer', label: 'Goal', min: 1, max: 9999, default: 1 }, 1500)).toBe('1,500');
  expect(rulesInWords([['board', CHOICE]], { board: 'big' }, [])).toEqual(['Board: Five by five']);
});

test('a game’s words for a setting go before its English', () => {
  const words: Record<string, string> = {
    'setting.board': 'Brett',
    'setting.board.big': 'Fünf mal fünf',
  };
  const field = fieldInWords((_, key, english) => words[key] ?? english, 'x', 'board', CHOICE);
  expect(field.label).toBe('Brett');
  expect(valueInWords(field, 'big')).toBe('Fünf mal fünf');
});
