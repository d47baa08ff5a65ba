import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOB, PERSON, type DuelOptions } from './duel.ts';
import { ANNA, BEN, type ViewOptions } from './madeViews.ts';
import { openTable, type TableKit } from './tableKit.ts';
import { openByHand } from './viewKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TWO: DuelOptions = { seats: [PERSON, BOB], lexicon: [] };

/** A round of two people that has been counted. */
async function reviewed(): Promise<TableKit> {
  const table = openTable(TWO);
  await table.press('Start round');
  await table.write(`${table.walk(5)} `);
  await table.reach(180_000);
  return table;
}

/** What looks as if it could be pressed or filled in, and cannot. The cubes are looked at also when none can be picked. */
function dead(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>(':disabled, [aria-disabled="true"]')]
    .filter((each) => each.closest('[role=grid]') === null)
    .map((each) => each.getAttribute('aria-label') ?? each.textContent.trim());
}

const classes = (): readonly string[] => [...(document.querySelector('.boggle-table')?.classList ?? [])];
const headline = (): string | undefined => document.querySelector('.head h2')?.textContent;
const names = (): readonly string[] =>
  [...document.querySelectorAll('button')].map((each) => each.textContent.trim());

describe('a match that was quit after a round', () => {
  test('stands as the review of that round', async () => {
    const table = await reviewed();
    const review = {
      classes: classes(),
      headline: headline(),
      sums: document.querySelector('.scores')?.innerHTML,
    };
    expect(review.classes).toContain('looking');
    await table.press('Quit');
    expect(table.match.view(table.now()).final).toBe(true);
    expect(classes()).toEqual(review.classes);
    expect(headline()).toBe(review.headline);
    expect(document.querySelector('.scores')?.innerHTML).toBe(review.sums);
    expect(table.listed('Your words only')).toEqual([table.walk(5)]);
  });

  test('offers nothing that can do nothing any more', async () => {
    const table = await reviewed();
    await table.press('Quit');
    expect(dead()).toEqual([]);
    expect(names()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(Start round|New game|Quit|End round now)$/)]),
    );
    expect(document.querySelector('.controls, .word-entry, input[type=number]')).toBeNull();
    expect(document.querySelector(`[aria-label^="Reject"]`)).toBeNull();
  });

  test('still shows the path of a word that is chosen', async () => {
    const table = await reviewed();
    await table.press('Quit');
    const word = [...document.querySelectorAll<HTMLButtonElement>('.words button')].find(
      (each) => each.querySelector('span')?.textContent === table.walk(5),
    );
    word?.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(table.lit()).toHaveLength(5);
  });

  test('gives the focus to the headline, for the button that had it is gone', async () => {
    const table = await reviewed();
    table.button('Quit').focus();
    await table.press('Quit');
    expect(document.activeElement).toBe(document.querySelector('.head h2'));
  });
});

describe('a match that was quit in the middle of a round', () => {
  test('says that the round was not finished, and asks for no words', async () => {
    const table = openTable(TWO);
    await table.press('Start round');
    await table.write(`${table.walk(5)} `);
    await table.press('Quit');
    expect(classes()).toContain('looking');
    expect(headline()).toBe('Round 1 was not finished');
    expect(dead()).toEqual([]);
    expect(document.querySelector('textarea, .controls')).toBeNull();
    expect(table.cells()).toHaveLength(16);
  });
});

describe('a match that was quit before it began', () => {
  const UNPLAYED: ViewOptions = { seats: [ANNA, BEN], data: { phase: 'quit', round: 0, board: null } };

  test.each([0, 1, 'spectator'] as const)('says so to viewer %s, and offers nothing', async (viewer) => {
    const table = openByHand({ ...UNPLAYED, viewer });
    await vi.dynamicImportSettled();
    expect(table.moment()).toBe('Game over');
    expect(headline()).toBe('No round was played');
    expect(table.text()).toContain('No letters were dealt.');
    expect(dead()).toEqual([]);
    expect(names()).toEqual(['']); // the scores, by a picture
  });
});
