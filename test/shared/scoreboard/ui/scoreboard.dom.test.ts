import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import Scoreboard from '#shared/scoreboard/ui/Scoreboard.vue';
import type { ScoreRow } from '#shared/scoreboard/ui/scoreRow.ts';

enableAutoUnmount(afterEach);

const YOU: ScoreRow = {
  seat: 0,
  name: 'Ann',
  kind: 'you',
  before: 41,
  gained: 21,
  total: 62,
  target: 100,
  note: '38 to go to 100',
};
const COMPUTER: ScoreRow = {
  ...YOU,
  seat: 1,
  name: 'Computer',
  kind: 'computer',
  before: 36,
  gained: 14,
  total: 50,
  note: null,
};

function open(rows: readonly ScoreRow[], sum = false): VueWrapper {
  return mount(Scoreboard, { props: { rows, sum } });
}

/** What a screen reader reads of an item. */
function heard(item: Element): string {
  const copy = document.createElement('div');
  copy.innerHTML = item.innerHTML;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return [...copy.querySelectorAll('span, small')]
    .filter(({ children }) => children.length === 0)
    .map(({ textContent }) => textContent.trim())
    .join('; ');
}

test('each line is words in order: who, this round, in all, and what to say of it', () => {
  const board = open([YOU, COMPUTER]);
  expect(board.get('ul').attributes('aria-label')).toBe('Scores');
  expect(board.findAll('li').map(({ element }) => heard(element))).toEqual([
    'Ann; This round 21; Total 62; 38 to go to 100',
    'Computer; This round 14; Total 50',
  ]);
});

test('how the total came about is shown where it is asked for', () => {
  expect(open([YOU]).text()).not.toContain('41 + 21');
  expect(open([YOU], true).text()).toContain('41 + 21');
});

test('the bar tells what was from what has come', () => {
  const bars = open([YOU]).get('.race');
  expect(bars.get('.before').attributes('style')).toContain('41%');
  expect(bars.get('.gained').attributes('style')).toContain('21%');
  expect(
    open([{ ...YOU, gained: 0, total: 41 }])
      .find('.gained')
      .exists(),
  ).toBe(false);
});

test('a game without rounds says nothing of one, and its bar has no second part', () => {
  const board = open([{ ...YOU, before: 62, gained: null }], true);
  expect(heard(board.get('li').element)).toBe('Ann; Total 62; 38 to go to 100');
  expect(board.find('.parts').exists()).toBe(false);
  expect(board.find('.gained').exists()).toBe(false);
});

test('whose turn it is, is said and not only shown', () => {
  const [mine, theirs] = open([{ ...YOU, turn: true }, COMPUTER]).findAll('li');
  expect(mine?.attributes('aria-current')).toBe('true');
  expect(mine?.text()).toContain('to play');
  expect(theirs?.attributes('aria-current')).toBeUndefined();
});

test('what stands for the note where there is no room for it is not heard twice', () => {
  const board = open([{ ...YOU, note: '7 words this round', brief: '7 words' }]);
  expect(board.get('.brief').text()).toBe('7 words');
  expect(heard(board.get('li').element)).toBe('Ann; This round 21; Total 62; 7 words this round');
});
