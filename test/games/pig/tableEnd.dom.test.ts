/** The end of a game at the table, and what comes after it. */
import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedFor } from './match.ts';
import { LIES, openTable, stopTheClock, type TableKit } from './tableKit.ts';

enableAutoUnmount(afterEach);
beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than a key still belongs to the last throw. */
const MEANT = 1000;
const SIXES = { seed: seedFor(6, 6, 6, 6, 6), settings: { goal: 25 } };

/** The person throws five sixes. */
async function win(table: TableKit): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    await table.press('Roll');
    await table.pass(LIES);
  }
}

/** The computer on that seat does. */
async function lose(table: TableKit, seat = 1): Promise<void> {
  await table.press('Hold');
  for (let i = 0; i < 5; i += 1) await table.other(seat, { type: 'roll' });
}

describe('a game that is won', () => {
  test('is told in a dialog, with the statistics', async () => {
    const table = openTable({ ...SIXES, lineup: ['person', 'hold25'] });
    await win(table);
    expect(table.text('dialog h2')).toBe('You win 30 to 0. Would you like to play again?');
    expect(table.text('dialog .tally')).toBe('Games you won1Games I won0Your share100%');
    expect(table.text('dialog [autofocus]')).toBe('Look at the table');
  });

  test('is told only once the last die lies', async () => {
    const table = openTable(SIXES);
    for (let i = 0; i < 4; i += 1) {
      await table.press('Roll');
      await table.pass(LIES);
    }
    await table.press('Roll');
    expect(table.dialog()).toBeNull();
    expect(table.value('Your Score:')).toBe('0');
    await table.pass(LIES);
    expect(table.dialog()).not.toBeNull();
    expect(table.said.at(-1)).toBe('6. You banked 30 and have 30.');
  });

  test('is followed by another, which the other starts', async () => {
    const table = openTable(SIXES);
    await win(table);
    await table.press('New Game');
    expect(table.dialog()).toBeNull();
    expect(table.text('h2')).toBe('My turn');
    expect(table.text('.lead')).toBe('I started this game. You start the next.');
    expect(table.die()).toBe('Roll');
    expect(table.value('Your Score:')).toBe('0');
    expect(table.said.at(-1)).toBe('New game. My turn.');
    expect(document.activeElement).toBe(table.button('Roll'));
  });

  test('can be looked at, and another begun from there', async () => {
    const table = openTable(SIXES);
    await win(table);
    await table.pass(MEANT);
    await table.press('Look at the table');
    expect(table.dialog()).toBeNull();
    expect(table.value('Your Score:')).toBe('30');
    expect(document.activeElement).toBe(table.button('New Game'));
    await table.press('New Game');
    expect(table.text('h2')).toBe('My turn');
    expect(document.activeElement).toBe(table.button('Roll'));
  });

  test('does not take a key that was meant for the dice', async () => {
    const table = openTable(SIXES);
    await win(table);
    // Vue lets no handler hear an event as old as itself.
    vi.setSystemTime(Date.now() + 1);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    table.button('New Game').dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
    await table.key('KeyR');
    await table.key('KeyH');
    expect(table.moves).toHaveLength(5);
    expect(table.dialog()).not.toBeNull();
  });

  test('can be the last', async () => {
    const table = openTable(SIXES);
    await win(table);
    await table.press('Quit');
    expect(table.moves.at(-1)).toEqual({ type: 'quit' });
    expect(table.dialog()).toBeNull();
  });
});

test('a game that is lost is told by the computer itself', async () => {
  const table = openTable(SIXES);
  await lose(table);
  expect(table.text('dialog h2')).toBe('I win 30 to 0. Would you like to play again?');
  expect(table.text('dialog .tally')).toBe('Games you won0Games I won1Your share0%');
});

test('games of earlier matches count, told apart by whom they were played against', async () => {
  const tallies = [{ variant: 'pig', opponent: 'hold20', won: 2, lost: 1 }];
  const table = openTable({ ...SIXES, carried: { tallies } });
  await win(table);
  expect(table.text('dialog .tally')).toBe('Games you won3Games I won1Your share75%');
  expect(table.text('dialog ul')).toBe('Keep Pace and End Race1 won, 0 lostHold at 202 won, 1 lost');
});

test('many games are counted in one spelling, wherever they are told', async () => {
  const tallies = [
    { variant: 'pig', opponent: 'hold20', won: 1233, lost: 0 },
    { variant: 'pig', opponent: 'optimal', won: 0, lost: 1234567 },
  ];
  const table = openTable({ ...SIXES, lineup: ['person', 'hold20'], carried: { tallies } });
  await win(table);
  expect(table.text('dialog .tally')).toBe('Games you won1,234Games I won1,234,567Your share0%');
  expect(table.text('dialog ul')).toContain('Hold at 201,234 won, 0 lost');
});

describe('several seats', () => {
  const three = { ...SIXES, lineup: ['person', 'hold20', 'optimal'] };

  test('are called by their names, the viewer’s own first', () => {
    const table = openTable(three);
    expect(['You:', 'Hold at 20:', 'Perfect play:'].map(table.value)).toEqual(['0', '0', '0']);
  });

  test('a computer that plays by something else than it is named after says so', async () => {
    const table = openTable(three);
    table.match.move(0, { type: 'setPolicy', seat: 1, policy: 'hold25' });
    table.match.move(0, { type: 'setPolicy', seat: 2, policy: 'hold20' });
    table.match.move(0, { type: 'setPolicy', seat: 2, policy: 'optimal' });
    await table.pass(0);
    expect(['Hold at 20, now Hold at 25:', 'Perfect play:'].map(table.value)).toEqual(['0', '0']);
  });

  test('a computer that wins is named, with all scores', async () => {
    const table = openTable(three);
    await lose(table);
    expect(table.text('dialog h2')).toBe('Hold at 20 wins. Would you like to play again?');
    expect(table.text('dialog ol')).toBe('Hold at 2030 pointsYou0 pointsPerfect play0 points');
  });

  test('people who share a device are spoken of by name', async () => {
    const table = openTable({ ...SIXES, lineup: ['person', 'person', 'hold20'], here: [0, 1] });
    const name = table.match.view(0).seats[0]?.name ?? '';
    expect(table.text('h2')).toBe(`${name}’s turn`);
    await win(table);
    expect(table.text('dialog h2')).toBe(`${name} wins. Would you like to play again?`);
    expect(table.text('dialog ol')).toContain(`${name}30 points1 game won`);
  });

  test.each([0, 1])('of two at one device, of whom %i has won, any begins the next game', async (winner) => {
    const two = { ...SIXES, lineup: ['person', 'person'], here: [0, 1] };
    const table = openTable(two);
    if (winner === 1) await table.press('Hold');
    await win(table);
    expect(table.match.data(table.match.now()).players[winner]?.score).toBe(30);
    await table.press('New Game');
    expect(table.match.data(table.match.now())).toMatchObject({ game: 2, turn: 1 });
    expect(table.dialog()).toBeNull();
    expect(table.button('Roll').getAttribute('aria-disabled')).toBe('false');
  });

  test.each([0, 1])('of two at one device, of whom %i has won, any ends the match', async (winner) => {
    const table = openTable({ ...SIXES, lineup: ['person', 'person'], here: [0, 1] });
    if (winner === 1) await table.press('Hold');
    await win(table);
    await table.pass(MEANT);
    await table.press('Look at the table');
    await table.press('Quit');
    expect(table.text('h2')).toBe('This match has ended');
  });

  test('at a hosted table the others wait for the host', async () => {
    const table = openTable({ ...SIXES, lineup: ['person', 'person'], viewer: 1, here: [1] });
    for (let i = 0; i < 5; i += 1) await table.other(0, { type: 'roll' });
    expect(() => table.button('New Game')).toThrow();
    await table.pass(MEANT);
    await table.press('Look at the table');
    expect(table.text('.bar')).toBe('The host begins the next game.');
  });

  test('who only watches is told who has won, and asked nothing', async () => {
    const table = openTable({ ...SIXES, viewer: 'spectator' });
    const [name = ''] = table.match.view(0).seats.map((seat) => seat.name);
    expect(table.value(`${name}:`)).toBe('0');
    for (let i = 0; i < 5; i += 1) await table.other(0, { type: 'roll' });
    expect(table.dialog()).toBeNull();
    expect(table.said.at(-1)).toBe(`${name} banked 30 and has 30. ${name} wins 30 to 0.`);
  });
});

describe('Hog', () => {
  const hog = { settings: { rules: 'hog' } };

  test('throws as many dice as are chosen, and holds by itself', async () => {
    const table = openTable({ ...hog, seed: seedFor(2, 3, 4, 5, 6) });
    await table.pass(0);
    expect(() => table.button('Hold')).toThrow();
    await table.press('One die fewer');
    expect(table.button('Roll').textContent).toContain('40% it gains');
    await table.key('KeyR');
    await table.pass(LIES);
    expect(table.moves).toEqual([{ type: 'throw', dice: 5 }]);
    expect(document.querySelectorAll('.die-panel .die')).toHaveLength(5);
    expect(table.die()).toBe('The dice show 2, 3, 4, 5, 6, held');
    expect(table.value('Your Score:')).toBe('20');
    expect(table.said).toEqual(['2, 3, 4, 5, 6. You banked 20 and have 20. My turn.']);
  });

  test('takes arrow keys, from one die to twenty', async () => {
    const table = openTable(hog);
    await table.pass(0);
    const chooser = table.wrapper.get('[role=spinbutton]');
    const press = async (key: string): Promise<string | undefined> => {
      await chooser.trigger('keydown', { key });
      return chooser.attributes('aria-valuetext');
    };
    expect(await press('ArrowUp')).toBe('7 dice');
    expect(await press('End')).toBe('20 dice');
    expect(await press('ArrowRight')).toBe('20 dice');
    expect(await press('Home')).toBe('1 die');
    expect(await press('ArrowDown')).toBe('1 die');
  });
});

describe('in a replay', () => {
  test('a moment that is jumped to is there at once, and nothing moves', async () => {
    const table = openTable({ ...SIXES, watching: true });
    for (let i = 0; i < 3; i += 1) table.match.roll(0);
    await table.show(table.match.view(0));
    expect(table.tumbles()).toBe(false);
    expect(table.value('Turn Total:')).toBe('18');
    await table.show(openTable(SIXES).match.view(0));
    expect(table.tumbles()).toBe(false);
    expect(table.value('Turn Total:')).toBe('0');
  });

  test('a throw that is watched tumbles, while all that is told is that moment’s', async () => {
    const table = openTable({ ...SIXES, watching: true });
    table.match.roll(0);
    await table.show(table.match.view(0));
    expect(table.tumbles()).toBe(true);
    expect(table.value('Turn Total:')).toBe('6');
  });

  test('the end of a game opens no dialog', async () => {
    const table = openTable({ ...SIXES, watching: true });
    for (let i = 0; i < 5; i += 1) table.match.roll(0);
    await table.show(table.match.view(0));
    await table.pass(LIES);
    expect(table.dialog()).toBeNull();
    expect(table.text('h2')).toBe('You win 30 to 0');
  });
});
