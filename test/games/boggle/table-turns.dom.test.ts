import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANNA, BEN, type ViewOptions } from './madeViews.ts';
import { openByHand, type HandTable } from './viewKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scores = (table: HandTable): readonly string[] =>
  table.wrapper.findAll('.scoreboard > li').map((row) => row.text().replace(/\s+/g, ' '));

describe('handing the device over', () => {
  const handed = (viewer: number, ready: boolean): ViewOptions => ({
    seats: [BEN, ANNA],
    viewer,
    rules: { turns: 'inTurn' },
    data: { phase: 'handOver', turn: 1 },
    can: { ready },
  });

  test('covers the letters, says who is next, and has one button, which has the focus', async () => {
    const table = openByHand({ seats: [BEN, ANNA], rules: { turns: 'inTurn' }, data: { turn: 0 } }, [0, 1]);
    await table.show(handed(1, true));
    expect(table.wrapper.find('[role=grid]').exists()).toBe(false);
    expect(table.wrapper.find('textarea').exists()).toBe(false);
    expect(table.text()).toContain('Pass the device to Anna.');
    expect(table.said).toEqual(['Pass the device to Anna. The clock starts when Anna says ready.']);
    expect(document.activeElement).toBe(table.button('I am Anna, and ready'));
  });

  test('a key that still belonged to the last word does not start the clock', async () => {
    const table = openByHand({ seats: [BEN, ANNA], rules: { turns: 'inTurn' }, data: { turn: 0 } }, [0, 1]);
    await table.show(handed(1, true));
    await table.press('I am Anna, and ready');
    expect(table.moves).toEqual([]);
    vi.advanceTimersByTime(1000);
    await table.press('I am Anna, and ready');
    expect(table.moves).toEqual([{ type: 'ready' }]);
  });

  test('others see who is waited for, and can do nothing about it', async () => {
    const table = openByHand(handed(0, false));
    expect(table.text()).toContain('Next to write is Anna.');
    expect(table.text()).toContain('Waiting for Anna.');
    expect(table.button('I am Anna, and ready')).toBeUndefined();
    await table.show({
      ...handed(0, false),
      data: { phase: 'round', turn: 1, board: null },
      can: { write: false },
    });
    expect(table.text()).toContain('Anna is writing. The letters are shown to you at your turn.');
    expect(table.said.at(-1)).toBe('Round 1: it is Anna’s turn to write.');
  });

  test('what one has written is not under the pen of the next', async () => {
    const first: ViewOptions = {
      seats: [BEN, ANNA],
      viewer: 0,
      rules: { turns: 'inTurn' },
      data: { turn: 0, sheets: ['tea\n', null] },
    };
    const table = openByHand(first, [0, 1]);
    await table.show(handed(1, true));
    await table.show({ ...first, viewer: 1, data: { turn: 1, sheets: [null, ''] } });
    expect(table.wrapper.find('textarea').element.value).toBe('');
    expect(table.text()).toContain('None yet.');
    expect(table.moves).toEqual([]);
  });
});

test('at one device whoever is looking may go on for the host; elsewhere a guest may not', async () => {
  const looking: ViewOptions = {
    seats: [{ by: 'person', name: 'You' }, BEN],
    viewer: 1,
    rules: { turns: 'inTurn' },
    data: { phase: 'review', host: false },
    can: { startRound: false, newGame: false, quit: false, size: false, target: false },
  };
  const table = openByHand(looking, [0, 1]);
  expect(scores(table)[1]).toContain('Player 1');
  await table.press('Start round');
  expect(table.lookedAs).toEqual([0]);
  expect(table.moves).toEqual([{ type: 'startRound' }]);
  table.wrapper.unmount();

  const guest = openByHand(looking, [1]);
  expect(guest.button('Start round')).toBeUndefined();
  expect(guest.wrapper.text()).toContain('The host starts the next round.');
});
