import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstBoard, onBoard } from './duel.ts';
import { openTable, type TableKit } from './tableKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [alone = '', common = '', computers = ''] = onBoard(firstBoard(), 5, 3);

/** A round in which each list has a word. */
async function reviewed(text = `${alone} ${common} zzzz`): Promise<TableKit> {
  const table = openTable({ vocabulary: [common, computers] });
  await table.press('Start round');
  await table.write(text);
  await table.reach(180_000);
  table.said.length = 0;
  return table;
}

const headline = (): string => document.querySelector('h2[tabindex="-1"]')?.textContent ?? '';

function choose(word: string): Promise<unknown> {
  [...document.querySelectorAll<HTMLElement>('[aria-pressed]')]
    .find((each) => each.textContent.includes(word))
    ?.click();
  return flushPromises();
}

describe('after a round', () => {
  test('with points off, a refused word shows what it cost, and so does the head of its list', async () => {
    const table = openTable({ vocabulary: [], settings: { penalty: 2 } });
    await table.press('Start round');
    await table.write(`${alone} zzzz qqqqq `);
    await table.reach(180_000);
    const list = [...document.querySelectorAll('section')].find((each) => each.textContent.includes('zzzz'));
    expect(list?.querySelector('.head')?.textContent).toContain('2 cost 4');
    expect(list?.querySelector('[data-word=zzzz] .points')?.textContent).toContain('-2');
  });

  test('four lists stand there under the names of the SRS, and the headline has the focus', async () => {
    const table = await reviewed();
    expect(table.listed('Your words only')).toEqual([alone]);
    expect(table.listed('Computer’s words only')).toEqual([computers]);
    expect(table.listed('Words in both')).toEqual([common]);
    expect(table.listed('Not on the board')).toEqual(['zzzz']);
    expect(headline()).toBe('Round 1 is level at 2 each');
    expect(document.activeElement?.textContent).toBe(headline());
  });

  test('every word shows its path, and what it earns whom', async () => {
    const table = await reviewed();
    for (const word of [alone, common, computers]) {
      await choose(word);
      expect(table.lit(), word).toHaveLength(word.length);
    }
    expect(table.wrapper.text()).toContain('2 points for the computer');
    await choose(computers);
    expect(table.lit()).toEqual([]);
  });

  test('a cube keeps only the words that run through it', async () => {
    const table = await reviewed();
    await choose(alone);
    const outside = table.cells().findIndex((_, i) => !table.lit().includes(i));
    await choose(alone);
    await table.key(' ', outside);
    expect(table.listed('Your words only')).toEqual([]);
    table.button('Show all words').focus();
    await table.press('Show all words');
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    expect(table.listed('Your words only')).toEqual([alone]);
  });
});

describe('rejecting', () => {
  test('a common word goes to the computer, which scores for it, and can be taken back', async () => {
    const table = await reviewed();
    table.button(`Reject ${common}`).focus();
    await table.press(`Reject ${common}`);
    expect(table.listed('Words in both')).toEqual([]);
    expect(table.listed('Computer’s words only')).toEqual([computers, common].sort());
    expect(headline()).toBe('The computer takes round 1, 4 to 2');
    expect(table.said).toEqual([`“${common}” rejected. You 2, computer 4.`]);
    // The same key again is the way back, in whatever list the word stands now.
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Take back ${common}`);
    await table.press(`Take back ${common}`);
    expect(table.listed('Words in both')).toEqual([common]);
    expect(table.said.at(-1)).toBe(`“${common}” taken back. You 2, computer 2.`);
  });

  test('a word of one’s own stays in sight, struck, and counts no more', async () => {
    const table = await reviewed();
    await table.press(`Reject ${alone}`);
    expect(table.listed('Your words only')).toEqual([alone]);
    expect(headline()).toBe('The computer takes round 1, 2 to 0');
    expect(table.button(`Take back ${alone}`).disabled).toBe(false);
  });

  test('the focus never falls out of the lists', async () => {
    const table = await reviewed();
    for (const word of [common, alone, 'zzzz']) {
      table.button(`Reject ${word}`).focus();
      await table.press(`Reject ${word}`);
      expect(document.activeElement?.closest('section'), word).not.toBeNull();
    }
  });
});
