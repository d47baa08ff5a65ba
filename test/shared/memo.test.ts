import { expect, it } from 'vitest';
import { oncePerText } from '#shared/memo.ts';

it('what follows from a text is made once, and anew when too many others were asked for meanwhile', () => {
  const made: string[] = [];
  const lengthOf = oncePerText((text) => {
    made.push(text);
    return text.length;
  }, 2);
  expect(['a', 'bb', 'a', '', 'bb', 'a'].map(lengthOf)).toEqual([1, 2, 1, 0, 2, 1]);
  expect(made).toEqual(['a', 'bb', '', 'a']);
});
