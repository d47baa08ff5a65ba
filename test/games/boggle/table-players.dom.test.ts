import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Seat } from '#shared/match/entry.ts';
import { ANNA, BEN, LEARNER, level, viewOf, type ViewOptions } from './madeViews.ts';
import { openByHand, type HandTable } from './viewKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MANY: readonly Seat[] = [ANNA, BEN, LEARNER, ...[1, 3, 5, 10].map(level)];

const scores = (table: HandTable): readonly string[] =>
  table.wrapper.findAll('.scoreboard > li').map((row) => row.text().replace(/\s+/g, ' '));

describe('the scoreboard of many', () => {
  test('has the own seat first, then all others with how many words they have, never which', () => {
    const table = openByHand({
      seats: MANY,
      viewer: 1,
      data: { sheets: [null, 'tea\nring\n', null, null, null, null, null] },
      players: [{ wordCount: 4, total: 12 }, {}, {}, { wordCount: 9 }],
    });
    const rows = scores(table);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toContain('You');
    expect(rows[0]).toContain('2 words');
    expect(rows[1]).toContain('Anna');
    expect(rows[1]).toContain('4 words');
    expect(rows[2]).toContain('Learns from you');
    expect(rows[3]).toContain('Robin 1');
    expect(rows[3]).toContain('Level 1, 9 words');
  });

  test('says a level once where it is the name', () => {
    const named: Seat = { by: 'bot', bot: 'level3', name: 'Level 3' };
    const table = openByHand({ seats: [ANNA, BEN, named], players: [{}, {}, { wordCount: 2 }] });
    expect(scores(table)[2]).toMatch(/^Level 3(?!.*Level).*2 words, still hidden/);
    table.wrapper.unmount();
    const duel = openByHand({ seats: [ANNA, named], players: [{}, { wordCount: 2 }] });
    expect(scores(duel)[1]).toMatch(/^Computer.*Level 3. 2 words, still hidden$/);
  });

  test('of a duel with one computer says “Computer”, as ever', () => {
    const table = openByHand({ seats: [ANNA, level(5)], players: [{}, { wordCount: 9 }] });
    expect(scores(table)[1]).toContain('Computer');
    expect(scores(table)[1]).toContain('Level 5. 9 words, still hidden');
  });

  test('names nobody “you” where people write in turn', () => {
    const table = openByHand({ seats: [ANNA, BEN], rules: { turns: 'inTurn' }, data: { turn: 0 } }, [0, 1]);
    expect(scores(table)[0]).toContain('Anna to play');
    expect(table.text()).not.toContain('You ');
    expect(table.moment()).toBe('Round 1, Anna writes');
  });
});

test.each(['betweenRounds', 'round', 'review', 'gameOver'] as const)(
  'a table of one has no computer anywhere: %s',
  async (phase) => {
    const table = openByHand({ seats: [ANNA], data: { phase }, rules: { end: { by: 'rounds', rounds: 3 } } });
    await table.show({ seats: [ANNA], data: { phase }, rules: { end: { by: 'rounds', rounds: 3 } } });
    expect(table.text()).not.toMatch(/computer|other/i);
    expect(table.wrapper.find('.game-options').exists()).toBe(false);
  },
);

describe('settings on the table', () => {
  test('difficulty stands where somebody learns, the target where a game has one', async () => {
    const table = openByHand({ seats: [ANNA, level(3)] });
    const labels = (): readonly string[] => table.wrapper.findAll('.game-options label').map((l) => l.text());
    expect(labels()).toEqual(['Target score']);
    await table.show({ seats: [ANNA, LEARNER], rules: { end: { by: 'rounds', rounds: 2 } } });
    expect(labels()).toEqual(['Difficulty']);
  });

  test('the rules in force stand there in a line', async () => {
    const table = openByHand({});
    await table.show({});
    expect(table.wrapper.find('.rules-card').text()).toMatch(
      /4×4, new cubes of 1987, words of 3 letters or more, English, 3 minutes, first to 100/,
    );
  });

  test('every rule that is unusual is told', async () => {
    const options: ViewOptions = {
      rules: {
        roundTime: 90_000,
        judge: 'challenge',
        told: 'board',
        penalty: 1,
        end: { by: 'rounds', rounds: 4 },
        quality: { leastWords: 50, noDeadLetters: true },
        turns: 'inTurn',
      },
    };
    const table = openByHand(options);
    await table.show(options);
    const line = table.wrapper.find('.rules-card').text();
    for (const part of [
      'English, looked up when challenged',
      '90 seconds',
      'one after the other',
      '4 rounds',
      'only told whether a word is on the board',
      'costs 1 point',
      'at least 50 words to find',
      'every letter of use',
    ])
      expect(line).toContain(part);
  });
});

describe('the size of the board', () => {
  test('is switched by the host between rounds, and what changes is said', async () => {
    const table = openByHand({ data: { phase: 'betweenRounds' } });
    await table.show({ data: { phase: 'betweenRounds' } });
    expect(table.text()).toContain('4 by 4: words of 3 letters and more.');
    await table.press('Use 5×5 board');
    expect(table.moves).toEqual([{ type: 'setSize', to: 5 }]);
    await table.show({ data: { phase: 'betweenRounds' }, rules: { size: 5, minLength: 4 } });
    expect(table.text()).toContain('5 by 5: words of 4 letters and more.');
    expect(table.button('Use 4×4 board')?.getAttribute('aria-pressed')).toBe('false');
    expect(table.button('Use 5×5 board')?.getAttribute('aria-pressed')).toBe('true');
    // After a round its own size stands beside that of the next.
    await table.show({ data: { phase: 'review', nextSize: 6, nextMinLength: 4 }, can: { size: true } });
    expect(table.text()).toContain('6 by 6 from the next round on: words of 4 letters and more.');
  });

  test('is nobody’s to switch in a round, nor a guest’s', async () => {
    const table = openByHand({});
    await table.show({ data: { phase: 'betweenRounds' }, can: { size: false } });
    expect(table.button('Use 5×5 board')).toBeUndefined();
  });
});

describe('the score sheet', () => {
  const played: ViewOptions = {
    seats: [ANNA, BEN, level(3)],
    data: {
      round: 3,
      ledger: [
        [5, 2, 0],
        [1, 7, 11],
      ],
    },
    players: [{ total: 6 }, { total: 9 }, { total: 11 }],
  };

  test('opens at any time: a row a player, a column a round, the totals', async () => {
    const table = openByHand(played);
    await table.press('Scores');
    const cells = [...document.querySelectorAll('.score-sheet tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent.trim()),
    );
    expect(cells).toEqual([
      ['Player', 'Round 11', 'Round 22', 'Total'],
      ['You', '5', '1', '6'],
      ['Ben', '2', '7', '9'],
      ['Robin 3', '0', '11', '11'],
    ]);
    expect(document.querySelector('dialog')?.textContent).toContain('Words of round 3 are not counted yet.');
    await table.press('Close');
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('says so while no round has been counted', async () => {
    const table = openByHand({ data: { phase: 'betweenRounds' } });
    await table.press('Scores');
    expect(document.querySelector('dialog')?.textContent).toContain('No round has been counted yet.');
  });
});

test('who has ended a round for themselves keeps their words in sight, and knows what is waited for', async () => {
  const table = openByHand({
    seats: [ANNA, BEN],
    players: [{ done: true }],
    can: { write: false },
    data: { sheets: ['tea\n', null] },
  });
  expect(table.text()).toContain('You have no more to write in this round.');
  expect(table.wrapper.find('.word-list li').text()).toContain('tea');
  expect(viewOf({}).data.can.write).toBe(true);
});

describe('the end of a game of several', () => {
  const over = (results: readonly ('win' | 'draw' | 'lose')[]): ViewOptions => ({
    seats: [ANNA, BEN, level(3)],
    data: { phase: 'gameOver' },
    players: results.map((result, i) => ({ result, total: 100 - i })),
  });
  const title = (): string => document.querySelector('dialog h2')?.textContent ?? '';

  test('names whoever has won, and lists all by their points', () => {
    const table = openByHand({
      ...over(['lose', 'win', 'lose']),
      players: [
        { result: 'lose', total: 9 },
        { result: 'win', total: 104 },
        { result: 'lose', total: 50 },
      ],
    });
    expect(title()).toBe('Game over—Ben wins!');
    expect(table.wrapper.findAll('dialog li').map((li) => li.text())).toEqual([
      'Ben, 104 points',
      'Robin 3, 50 points',
      'You, 9 points',
    ]);
  });

  test('says a tie, and one’s own win', async () => {
    const table = openByHand(over(['draw', 'draw', 'lose']));
    expect(title()).toBe('Game over—it’s a tie!');
    table.wrapper.unmount();
    openByHand(over(['win', 'lose', 'lose']));
    expect(title()).toBe('Game over—you win!');
  });

  test('a guest can look at the words, but not begin a new game by leaving', async () => {
    const table = openByHand({ ...over(['win', 'lose', 'lose']), can: { newGame: false } });
    expect(table.button('OK')).toBeUndefined();
    await table.press('Look at the words first');
    expect(table.moves).toEqual([]);
    expect(document.querySelector('dialog')).toBeNull();
  });
});
