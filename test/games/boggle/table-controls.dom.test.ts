import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTable, type TableKit } from './tableKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function enabled({ button, field, wrapper }: TableKit): Record<string, boolean> {
  const editor = wrapper.find('textarea');
  return {
    start: !button('Start round').disabled,
    newGame: !button('New game').disabled,
    quit: !button('Quit').disabled,
    editor: editor.exists() && editor.attributes('disabled') === undefined,
    difficulty: !field('Difficulty').disabled,
    target: !field('Target score').disabled,
  };
}

const ALWAYS = { newGame: true, quit: true, difficulty: true, target: true };

describe('controls are enabled as table 2.3.3 says', () => {
  test('before the first round', async () => {
    const table = openTable();
    await table.reach(0);
    expect(enabled(table)).toEqual({ ...ALWAYS, start: true, editor: false });
    expect(table.wrapper.find('[role=timer]').text()).toBe('3:00');
    expect(table.wrapper.find('[aria-labelledby=boggle-round]').text()).toBe('0');
  });

  test('in a round', async () => {
    const table = openTable();
    await table.press('Start round');
    expect(enabled(table)).toEqual({ ...ALWAYS, start: false, editor: true });
    expect(table.cells()).toHaveLength(16);
    expect(table.wrapper.find('[aria-labelledby=boggle-round]').text()).toBe('1');
  });

  test('after a round, with a way to reject each word of one’s own', async () => {
    const table = openTable({ vocabulary: [] });
    await table.press('Start round');
    await table.write(`${table.walk(5)} nonsense9`);
    await table.reach(180_000);
    expect(enabled(table)).toEqual({ ...ALWAYS, start: true, editor: false });
    expect(table.button(`Reject ${table.walk(5)}`).disabled).toBe(false);
    expect(table.button('Reject nonsense9').disabled).toBe(false);
  });
});

describe('a round', () => {
  test('can be ended before the clock, but not by the second click on “Start round”', async () => {
    const table = openTable({ vocabulary: [] });
    await table.press('Start round');
    await table.press('End round now');
    expect(table.match.data(table.now()).phase).toBe('round');
    await table.wait(1100);
    await table.press('End round now');
    expect(table.match.data(table.now()).phase).toBe('review');
  });

  test('without a clock says so, and is ended by hand', async () => {
    const table = openTable({ roundTime: 0, vocabulary: [] });
    expect(table.wrapper.find('[role=timer]').text()).toBe('no limit');
    await table.press('Start round');
    expect(table.wrapper.find('[role=timer]').text()).toBe('no limit');
    await table.wait(1100);
    await table.press('End round now');
    expect(table.match.data(table.now()).phase).toBe('review');
  });

  test('its beginning, and that of a game, is said', async () => {
    const table = openTable();
    await table.press('Start round');
    expect(table.said).toEqual(['Round 1 begins.']);
    await table.press('New game');
    await table.press('New game');
    expect(table.said).toEqual(['Round 1 begins.', 'New game.', 'New game.']);
  });
});

describe('the target score', () => {
  test('commits on change and begins a new game, even in a round', async () => {
    const table = openTable();
    await table.press('Start round');
    await table.commit('Target score', '50');
    expect(table.match.data(0)).toMatchObject({ target: 50, phase: 'betweenRounds', round: 0 });
  });

  test('is not sent with each key, and the same value does nothing', async () => {
    const table = openTable();
    const field = table.field('Target score');
    field.value = '5';
    field.dispatchEvent(new Event('input'));
    await table.reach(1);
    expect(table.moves).toEqual([]);
    await table.commit('Target score', '100');
    expect(table.moves).toEqual([]);
  });

  test.each(['0', '10001', '-3', '2.5', ''])('refuses %s with a sentence and goes back', async (value) => {
    const table = openTable();
    await table.commit('Target score', value);
    expect(table.field('Target score').value).toBe('100');
    expect(table.wrapper.text()).toContain('Target score is a whole number from 1 to 10,000.');
    expect(table.match.data(0).target).toBe(100);
  });

  test('half a number survives whatever else changes, and keeps the focus', async () => {
    const table = openTable();
    await table.press('Start round');
    const field = table.field('Target score');
    field.focus();
    field.value = '7';
    field.dispatchEvent(new Event('input'));
    await table.reach(180_000);
    expect(table.field('Target score').value).toBe('7');
    expect(document.activeElement).toBe(table.field('Target score'));
    expect(table.match.data(table.now()).phase).toBe('review');
  });
});

describe('the size of the board', () => {
  test('is chosen by buttons that stay, with the focus, and what is set is said', async () => {
    const table = openTable({ vocabulary: [] });
    await table.press('Start round');
    await table.reach(180_000);
    table.button('Use 6×6 board').focus();
    await table.press('Use 6×6 board');
    expect(document.activeElement).toBe(table.button('Use 6×6 board'));
    expect(table.button('Use 6×6 board').getAttribute('aria-pressed')).toBe('true');
    expect(table.button('Use 4×4 board').getAttribute('aria-pressed')).toBe('false');
    expect(table.said.at(-1)).toBe('6 by 6 from the next round on: words of any length.');
    const before = table.moves.length;
    await table.press('Use 6×6 board');
    expect(table.moves).toHaveLength(before);
  });
});

describe('difficulty', () => {
  test('takes effect at once, in the middle of a round', async () => {
    const table = openTable();
    await table.press('Start round');
    await table.commit('Difficulty', '9');
    expect(table.match.data(0)).toMatchObject({ difficulty: 9, phase: 'round' });
  });

  test('is explained in words, already while it is being moved', async () => {
    const table = openTable({ vocabulary: [] });
    expect(table.wrapper.text()).toContain(
      'After this round the computer learns about half of the words you write and keep. It knows 0 words now.',
    );
    const slider = table.field('Difficulty');
    slider.value = '10';
    slider.dispatchEvent(new Event('input'));
    await table.reach(1);
    expect(table.wrapper.text()).toContain('learns all of the words');
    expect(table.moves).toEqual([]);
  });
});

describe('hints of the first minute', () => {
  test('stand one at a time where they help, until they are read', async () => {
    const table = openTable();
    expect(table.wrapper.findAll('.hint-card')).toHaveLength(1);
    expect(table.wrapper.find('.hint-card').text()).toContain('press Enter after each');
    await table.press('Got it');
    expect(table.read).toEqual(['boggle.write']);
    await table.press('Start round');
    expect(table.wrapper.find('.hint-card').text()).toContain('scores for nobody');
    await table.reach(180_000);
    expect(table.wrapper.find('.hint-card').text()).toContain('take out with × what is no word');
    table.button('No more hints').focus();
    await table.press('No more hints');
    expect(document.activeElement?.tagName).toBe('H2');
    expect(table.read).toContain('boggle.reject');
  });
});
