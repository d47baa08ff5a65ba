import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { ANNA, viewOf, type ViewOptions } from './madeViews.ts';
import { openByHand, type HandTable } from './viewKit.ts';

enableAutoUnmount(afterEach);

async function answered(word: string, options: ViewOptions = {}): Promise<HandTable> {
  const table = openByHand(options);
  await table.write(word);
  await table.enter();
  return table;
}

describe('where everything is told, an entry is answered at once', () => {
  test('with its points, said, shown and heard once', async () => {
    const table = await answered('tea');
    expect(table.said).toEqual(['tea, worth up to 1.']);
    expect(table.heard).toEqual(['accept']);
    expect(table.wrapper.find('output').text()).toBe('1 point');
  });

  test('as no word, when the view that comes after it says so, and not before', async () => {
    const table = openByHand({ data: { notWords: ['tei'] } });
    await table.write('tei');
    expect(table.said).toEqual([]);
    await table.enter();
    expect(table.said).toEqual(['tei: not a word.']);
    expect(table.heard).toEqual(['refuse']);
    expect(table.wrapper.find('output').text()).toBe('not a word');
    expect(table.text()).toContain('0, worth up to 0');
  });

  test('as too short, with how long a word must be', async () => {
    const table = await answered('te');
    expect(table.said).toEqual(['te is too short: 3 letters or more.']);
  });

  test('with what it costs', async () => {
    const table = await answered('zoo', { rules: { penalty: 2 } });
    expect(table.said).toEqual(['zoo: there is no Z on the board. It costs 2 points.']);
    expect(table.wrapper.find('output').text()).toBe('no Z on the board, costs 2');
    expect(table.text()).toContain('0, worth up to -2');
  });

  test('a table of one says what a word is worth, not what it may be', async () => {
    const table = await answered('tea', { seats: [ANNA] });
    expect(table.said).toEqual(['tea, worth 1.']);
    expect(table.text()).not.toContain('omputer');
  });
});

test('the last word there was to find is answered although it ended the round', async () => {
  const table = openByHand({});
  const { data } = viewOf({});
  await table.write('tea');
  const listed = {
    word: 'tea',
    points: 1,
    path: [0, 1, 2],
    fault: null,
    seats: [0],
    rejected: false,
    challenge: null,
  };
  const own = { alone: [listed], common: [], invalid: [], rejected: [], all: [listed] };
  const none = { alone: [], common: [], invalid: [], rejected: [], all: [] };
  // The match ends the round by that very edit.
  const ended: ViewOptions = {
    data: {
      phase: 'review',
      sheets: ['tea\n', ''],
      lists: { common: [], seats: [own, none] },
      possible: [{ word: 'tea', points: 1, level: 10, rude: false }],
    },
  };
  await table.wrapper.setProps({
    send: async (): Promise<null> => {
      await table.show(ended);
      return null;
    },
  });
  await table.enter();
  expect(data.phase).toBe('round');
  expect(table.said).toContain('tea, worth up to 1.');
  expect(table.said).toContain('All 1 found!');
  expect(table.wrapper.find('.all-found').text()).toBe('All 1 found!');
});

describe('where nobody judges words, none is said to be none', () => {
  test.each(['trust', 'challenge'] as const)('%s', async (judge) => {
    const table = await answered('tei', { rules: { judge }, data: { notWords: [] } });
    expect(table.said).toEqual(['tei, worth up to 1.']);
  });
});

describe('where less is told', () => {
  const onBoard: ViewOptions = { rules: { told: 'board' } };

  test('only whether a word is on the board: no points, no word', async () => {
    const table = await answered('tea', onBoard);
    expect(table.said).toEqual(['tea is on the board.']);
    expect(table.text()).not.toMatch(/worth|not a word/);
    await table.write('tea\nzoo');
    await table.enter();
    expect(table.said.at(-1)).toBe('zoo: there is no Z on the board.');
  });

  test('nothing: it is written down, and what is typed lights no path', async () => {
    const table = openByHand({ rules: { told: 'nothing' } });
    await table.write('zoo');
    await table.enter();
    expect(table.said).toEqual(['zoo is written down.']);
    await table.write('zoo\ntea');
    expect(table.wrapper.findAll('[aria-selected=true]')).toHaveLength(0);
    expect(table.text()).not.toMatch(/off board|worth/);
  });

  test('a word that stands there already says so all the same', async () => {
    const table = await answered('tea', { rules: { told: 'nothing' } });
    await table.write('tea\ntea');
    await table.enter();
    expect(table.said.at(-1)).toBe('tea is written already.');
  });
});

describe('own words', () => {
  const listed = (table: HandTable): readonly string[] =>
    table.wrapper.findAll('.word-list li .letters').map((each) => each.text());

  test('stand in the order one likes, which is kept for the next round', async () => {
    const table = openByHand({ data: { sheets: ['dune\ntea\ngin\nlunge\n', null] } });
    const written = listed(table);
    expect(written).toEqual(['lunge', 'gin', 'tea', 'dune']);
    await table.wrapper.find('select').setValue('alphabet');
    expect(listed(table)).toEqual(['dune', 'gin', 'lunge', 'tea']);
    await table.wrapper.find('select').setValue('length');
    expect(listed(table)).toEqual(['lunge', 'dune', 'gin', 'tea']);
    table.wrapper.unmount();

    const next = openByHand({ data: { sheets: ['tea\ndune\n', null] } });
    expect(listed(next)).toEqual(['dune', 'tea']);
    await next.wrapper.find('select').setValue('written');
  });

  test('and how many are left of each length, where the rules show it', async () => {
    const table = openByHand({ data: { left: [0, 0, 0, 12, 5, 0, 1] } });
    await table.show({ data: { left: [0, 0, 0, 12, 5, 0, 1] } });
    const left = table.wrapper.find('.words-left').text().replace(/\s+/g, ' ');
    expect(left).toContain('3 letters');
    expect(left).toContain('12 words left');
    expect(left).not.toContain('5 letters');
    await table.show({ data: { left: [0, 0, 0, 0] } });
    expect(table.wrapper.find('.words-left').text()).toContain('you have them all');
  });
});

test('a typed word that runs two ways lights both, the first in order', async () => {
  const faces = ['T', 'E', 'A', 'S', 'R', 'A', 'N', 'G', 'O', 'U', 'L', 'D', 'P', 'E', 'C', 'H'];
  const table = openByHand({ data: { board: { width: 4, height: 4, faces } } });
  await table.write('tea');
  expect(table.wrapper.findAll('[aria-selected=true]')).toHaveLength(3);
  const other = table.wrapper.findAll('.cell.light');
  expect(other.map((cell) => cell.attributes('aria-label'))).toEqual([
    'A, row 2 column 2, on another path of your word',
  ]);
});
