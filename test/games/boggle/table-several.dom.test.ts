import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANNA, BEN, level, type ViewOptions } from './madeViews.ts';
import { openByHand } from './viewKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CYD = { by: 'person', name: 'Cyd' } as const;
const THREE: ViewOptions = { seats: [ANNA, BEN, CYD] };

async function setTarget(to: string): Promise<void> {
  const field = document.querySelector('input[type=number]');
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no target.');
  field.value = to;
  field.dispatchEvent(new Event('input'));
  field.dispatchEvent(new Event('change'));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
}

describe('a new game', () => {
  test('is asked about while several people play one, and nothing is lost by leaving the question', async () => {
    const table = openByHand(THREE);
    await table.press('New game');
    expect(table.moves).toEqual([]);
    expect(document.querySelector('dialog')?.textContent).toContain('the words of round 1');
    expect(document.querySelector('dialog [autofocus]')?.textContent).toBe('Keep this game');
    await table.press('Keep this game');
    expect(table.moves).toEqual([]);
    expect(document.querySelector('dialog')).toBeNull();
    await table.press('New game');
    await table.press('Start a new game');
    expect(table.moves).toEqual([{ type: 'newGame' }]);
  });

  test('is asked about by a changed target too, which goes back where the game is kept', async () => {
    const table = openByHand(THREE);
    await setTarget('50');
    expect(document.querySelector('dialog h2')?.textContent).toBe('Play to 50 from now on?');
    await table.press('Keep this game');
    expect(document.querySelector<HTMLInputElement>('input[type=number]')?.value).toBe('100');
    await setTarget('60');
    await table.press('Start a new game');
    expect(table.moves).toEqual([{ type: 'setTarget', to: 60 }]);
  });

  test.each<[string, ViewOptions]>([
    ['against computers', { seats: [ANNA, level(3)] }],
    ['before the first round', { ...THREE, data: { phase: 'betweenRounds' } }],
  ])('begins at once %s', async (_when, options) => {
    const table = openByHand(options);
    await table.press('New game');
    expect(table.moves).toEqual([{ type: 'newGame' }]);
  });

  test('is begun from the end of a game by its button alone', async () => {
    const table = openByHand({ ...THREE, data: { phase: 'gameOver' } });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.moves).toEqual([]);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('who is done', () => {
  test('reads whom the round waits for, where it was ended', async () => {
    const table = openByHand({ ...THREE, players: [{ done: true }], can: { endRound: false } });
    expect(table.button('End round now')).toBeUndefined();
    expect(table.wrapper.find('.game-controls').text()).toContain('Waiting for Ben, Cyd.');
    await table.show({ ...THREE, players: [{ done: true }, { done: true }], can: { endRound: false } });
    expect(table.wrapper.find('.game-controls').text()).toContain('Waiting for Cyd.');
  });

  test('is marked in the scores, and said once', async () => {
    const table = openByHand(THREE);
    await table.show({ ...THREE, players: [{}, { done: true, wordCount: 3 }] });
    expect(table.wrapper.findAll('.scoreboard > li')[1]?.text()).toContain('✓ done, 3 words');
    await table.show(THREE);
    await table.show({ ...THREE, players: [{}, { done: true }] });
    expect(table.said.filter((each) => each.includes('done'))).toEqual(['Ben is done.']);
  });
});

test('who watches has nothing to write with', () => {
  const table = openByHand({ ...THREE, viewer: 'spectator', can: { write: false, endRound: false } });
  expect(table.wrapper.find('textarea').exists()).toBe(false);
  for (const name of ['Enter', 'Clear', 'End round now']) expect(table.button(name)).toBeUndefined();
  expect(table.wrapper.findAll('[role=gridcell]')).toHaveLength(16);
  expect(table.wrapper.findAll('.scoreboard > li')).toHaveLength(3);
});

test('many who are level are counted in the headline, not listed', () => {
  const seats = Array.from({ length: 5 }, (_, i) => ({ by: 'person', name: `P${i}` }) as const);
  const table = openByHand({ seats, data: { phase: 'review' } });
  expect(table.wrapper.find('h2').text()).toBe('Round 1: 5 players are level at 0 points');
});
