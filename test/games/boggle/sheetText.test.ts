import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editText } from '#games/boggle/sheet.ts';
import {
  clearWord,
  currentWord,
  editBetween,
  endWord,
  inParts,
  withinLimit,
} from '#games/boggle/sheetText.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '🎲', '🎳'), maxLength: 20 });

/** Half of a character: only whole ones match with the `u` flag as something else. */
const LONE_SURROGATE = /\p{Surrogate}/u;

test('the edit between two texts makes the one of the other', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edit = editBetween(before, after);
      expect(edit === null ? before : editText(before, edit)).toBe(after);
    }),
  );
});

test('no edit cuts a character in two', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edit = editBetween(before, after);
      if (edit === null) return;
      for (const part of [edit.ins, before.slice(edit.pos, edit.pos + edit.del)]) {
        expect(part).not.toMatch(LONE_SURROGATE);
      }
    }),
  );
});

test('a large edit in parts comes to the same, and cuts no character in two', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 2, max: 6 }), (before, after, limit) => {
      const edit = editBetween(before, after);
      if (edit === null) return;
      const parts = inParts(edit, limit);
      expect(parts.reduce(editText, before)).toBe(after);
      for (const { ins } of parts) {
        expect(ins.length).toBeLessThanOrEqual(limit);
        expect(ins).not.toMatch(LONE_SURROGATE);
      }
    }),
  );
});

test('typing a letter is an edit of that letter alone', () => {
  expect(editBetween('cat dg', 'cat dog')).toEqual({ type: 'edit', pos: 5, del: 0, ins: 'o' });
  expect(editBetween('cat', 'cat')).toBeNull();
});

test('what does not fit goes from what was put in, not from what stood there', () => {
  expect(withinLimit('ab|cd', 'ab12345|cd', 7)).toBe('ab12|cd');
  expect(withinLimit('abc', 'abcd', 4)).toBe('abcd');
  expect(withinLimit('abc', 'abc🎲', 4)).toBe('abc');
});

test('the word being written is what follows the last white space', () => {
  expect(currentWord('one two')).toBe('two');
  expect(currentWord('one two\n')).toBe('');
  expect(endWord('one two')).toBe('one two\n');
  expect(endWord('one two ')).toBe('one two ');
  expect(clearWord('one two')).toBe('one ');
});
