import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstBoard, onBoard } from './duel.ts';
import { openTable, type TableKit } from './tableKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function won(): Promise<TableKit> {
  const table = openTable({ target: 5, vocabulary: [] });
  await table.press('Start round');
  await table.write(table.walk(8));
  await table.reach(180_000);
  table.moves.length = 0;
  return table;
}

const title = (): string => document.querySelector('dialog h2')?.textContent ?? '';

/** A key pressed there; where its default is prevented, no button is pressed by it. */
function keyOn(button: HTMLButtonElement, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  button.dispatchEvent(event);
  return !event.defaultPrevented;
}

describe('the end of a game', () => {
  test('says who has won in the words of the SRS', async () => {
    await won();
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(title()).toBe('Game over—you win!');
  });

  test('a stray Enter does not dismiss it; OK a moment later begins a new game', async () => {
    const table = await won();
    expect(keyOn(table.button('OK'), 'Enter')).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(keyOn(table.button('OK'), 'Enter')).toBe(true);
    await table.press('OK');
    expect(table.moves).toEqual([{ type: 'newGame' }]);
    expect(document.querySelector('dialog')).toBeNull();
    expect(table.match.data(table.now())).toMatchObject({ phase: 'betweenRounds', round: 0 });
  });

  test('a click is taken at once, and Esc dismisses it too', async () => {
    const table = await won();
    await table.press('OK');
    expect(table.moves).toEqual([{ type: 'newGame' }]);
    table.wrapper.unmount();

    const other = await won();
    vi.advanceTimersByTime(1000);
    await other.wrapper.find('dialog').trigger('cancel');
    await flushPromises();
    expect(other.moves).toEqual([{ type: 'newGame' }]);
  });

  test('the words of the last round can be looked at first', async () => {
    const table = await won();
    await table.press('Look at the words first');
    expect(document.querySelector('dialog')).toBeNull();
    expect(table.listed('Your words only')).toEqual([table.walk(8)]);
    expect(table.moves).toEqual([]);
    expect(table.button('Start round').disabled).toBe(false);
    expect(document.activeElement?.textContent).toBe('You take round 1, 11 to 0');
  });

  test('offers the focus to what ends nothing', async () => {
    await won();
    expect(document.querySelector('dialog [autofocus]')?.textContent.trim()).toBe('Look at the words first');
  });

  test('with an empty sheet against a computer that finds a word, the computer wins', async () => {
    const [word = ''] = onBoard(firstBoard(), 8, 1);
    const table = openTable({ seed: 1, target: 11, vocabulary: [word] });
    await table.press('Start round');
    await table.reach(180_000);
    expect(title()).toBe('Game over—the computer wins!');
  });
});
