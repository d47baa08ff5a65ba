/** A turn at the table: what is shown, pressed, heard and said. */
import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PIG_TIME, seedFor } from './match.ts';
import { LIES, openTable, stopTheClock } from './tableKit.ts';

enableAutoUnmount(afterEach);
beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
});

describe('what is shown', () => {
  test('at the start: both scores, the turn total, and the word for rolling in the die panel', () => {
    const table = openTable();
    expect(table.value('Your Score:')).toBe('0');
    expect(table.value('My Score:')).toBe('0');
    expect(table.value('Turn Total:')).toBe('0');
    expect(table.die()).toBe('Roll');
    expect(table.text('h2')).toBe('Your turn');
    expect(table.text('.lead')).toBe('You started this game. I start the next.');
  });

  test('after throws: the die, the turn total, what a 1 would lose, and what there would be by holding', async () => {
    const table = openTable({ seed: seedFor(5, 6) });
    for (let i = 0; i < 2; i += 1) {
      await table.press('Roll');
      await table.pass(LIES);
    }
    expect(table.die()).toBe('The die shows 6');
    expect(table.value('Turn Total:')).toBe('11');
    expect(table.text('.total p')).toBe('A 1 loses all 11. 89 more reaches 100.');
    expect(table.button('Hold').textContent).toContain('bank 11, make 11');
    expect(document.querySelector('[aria-label="Rolls this turn: 5, 6"]')).not.toBeNull();
  });

  test('after holding: the word for it, the score, and whose turn it is', async () => {
    const table = openTable({ seed: seedFor(5) });
    await table.press('Roll');
    await table.pass(LIES);
    await table.press('Hold');
    expect(table.die()).toBe('Hold');
    expect(table.value('Your Score:')).toBe('5');
    expect(table.value('Turn Total:')).toBe('0');
    expect(table.text('h2')).toBe('My turn');
  });
});

describe('the tumble', () => {
  test('ends within 600 ms, and nothing is known of the throw before', async () => {
    const table = openTable({ seed: seedFor(5) });
    await table.press('Roll');
    expect(table.tumbles()).toBe(true);
    expect(table.die()).toBe('Rolling');
    expect(table.value('Turn Total:')).toBe('0');
    expect(table.said).toEqual([]);
    await table.pass(LIES);
    expect(table.tumbles()).toBe(false);
    expect(table.value('Turn Total:')).toBe('5');
    expect(table.said).toEqual(['5. Turn total 5.']);
    expect(table.heard).toEqual(['shake', 'tick']);
  });

  test.each(['Roll', 'Hold'])('is ended by %s, which does nothing else then', async (name) => {
    const table = openTable({ seed: seedFor(5, 6) });
    await table.press('Roll');
    await table.press(name);
    expect(table.tumbles()).toBe(false);
    expect(table.value('Turn Total:')).toBe('5');
    expect(table.moves).toEqual([{ type: 'roll' }]);
    await table.press('Roll');
    await table.pass(LIES);
    expect(table.value('Turn Total:')).toBe('11');
  });

  test('is ended by a press on the die', async () => {
    const table = openTable({ seed: seedFor(5) });
    await table.press('Roll');
    await table.wrapper.get('.die-panel').trigger('pointerdown');
    expect(table.tumbles()).toBe(false);
    expect(table.value('Turn Total:')).toBe('5');
  });

  test('is left out where less motion is wished', async () => {
    document.documentElement.dataset.motion = 'less';
    const table = openTable({ seed: seedFor(5) });
    await table.press('Roll');
    expect(table.tumbles()).toBe(false);
    expect(table.value('Turn Total:')).toBe('5');
    expect(table.heard).toEqual(['tick']);
  });

  test('is there for a computer’s throws as well, and over before its next decision', async () => {
    const table = openTable({ settings: { pace: '400' }, seed: seedFor(6, 6) });
    await table.press('Hold');
    await table.pass(400);
    table.match.roll(400, 1);
    await table.pass(0);
    expect(table.tumbles()).toBe(true);
    await table.pass(399);
    expect(table.tumbles()).toBe(false);
    expect(table.value('Turn Total:')).toBe('6');
  });
});

describe('Roll and Hold', () => {
  test('are open in the own turn only, and keep the focus while others play', async () => {
    const table = openTable({ seed: seedFor(5) });
    const isOpen = (): readonly boolean[] =>
      ['Roll', 'Hold'].map((name) => table.button(name).getAttribute('aria-disabled') === 'false');
    expect(isOpen()).toEqual([true, true]);
    table.button('Hold').focus();
    await table.press('Hold');
    expect(isOpen()).toEqual([false, false]);
    expect(document.activeElement).toBe(table.button('Hold'));
    await table.press('Roll');
    await table.press('Hold');
    expect(table.moves).toEqual([{ type: 'hold' }]);
    await table.other(1, { type: 'hold' });
    expect(isOpen()).toEqual([true, true]);
  });

  test('have their keys, which stand on them', async () => {
    const table = openTable({ seed: seedFor(5) });
    expect([...document.querySelectorAll('kbd')].map((cap) => cap.textContent)).toEqual(['R', 'H']);
    expect(table.button('Roll').getAttribute('aria-keyshortcuts')).toBe('R');
    await table.key('KeyR');
    await table.key('KeyR');
    expect(table.moves).toEqual([{ type: 'roll' }]);
    await table.key('KeyH');
    expect(table.moves).toEqual([{ type: 'roll' }, { type: 'hold' }]);
    await table.key('KeyR');
    expect(table.moves).toHaveLength(2);
  });

  test('show no keys where shortcuts are off', () => {
    openTable({ keysOff: true });
    expect(document.querySelectorAll('kbd')).toHaveLength(0);
  });

  test('are pressed once by a key that is held down', () => {
    const table = openTable();
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true });
    table.button('Roll').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('a rolled 1', () => {
  test('is seen, heard and said before the turn passes', async () => {
    const table = openTable({ seed: seedFor(5, 1) });
    await table.press('Roll');
    await table.pass(LIES);
    await table.press('Roll');
    await table.pass(LIES);
    expect(table.die()).toBe('The die shows 1');
    expect(document.querySelector('.die-panel .one')).not.toBeNull();
    expect(table.text('.gone')).toBe('1: the turn is lost, 5 gone.');
    expect(table.heard.at(-1)).toBe('refuse');
    expect(table.said.at(-1)).toBe('You rolled a 1 and lost 5.');
    expect(table.text('h2')).toBe('Your turn');
    await table.pass(PIG_TIME);
    expect(table.text('.gone')).toBe('');
    expect(table.text('h2')).toBe('My turn');
    expect(table.said.at(-1)).toBe('My turn.');
  });

  test('of two dice that loses the score says so', async () => {
    const table = openTable({ seed: seedFor(5, 6, 1, 1), settings: { rules: 'twoDice' } });
    await table.press('Roll');
    await table.pass(LIES);
    expect(table.die()).toBe('The dice show 5, 6');
    expect(table.said.at(-1)).toBe('5, 6: 11. Turn total 11.');
    await table.press('Hold');
    await table.other(1, { type: 'hold' });
    await table.press('Roll');
    await table.pass(LIES);
    expect(table.text('.gone')).toBe('Two 1s: the turn is lost, and the score of 11.');
    expect(table.said.at(-1)).toBe('You rolled two 1s and lost the whole score.');
    expect(table.value('Your Score:')).toBe('0');
  });
});

test('of another’s turn is said how it ended, in one sentence, and whose turn it is then', async () => {
  const table = openTable({ seed: seedFor(6, 4) });
  await table.press('Hold');
  table.said.length = 0;
  await table.other(1, { type: 'roll' });
  await table.other(1, { type: 'roll' });
  expect(table.said).toEqual([]);
  await table.other(1, { type: 'hold' });
  expect(table.said).toEqual(['I banked 10 and have 10. Your turn.']);
});
