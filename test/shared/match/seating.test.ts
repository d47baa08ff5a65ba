import { expect, test } from 'vitest';
import { seatsOf, sittersOf } from '#shared/match/seating.ts';

const game = { messages: { 'bot.level5': 'Level 5', 'bot.learner': 'Learner' } };

test('computers of one name are told apart by a number', () => {
  const sitters = sittersOf(['level5', 'learner', 'level5', 'level5'], () => '');
  expect(seatsOf(game, sitters).map(({ name }) => name)).toEqual([
    'Level 5',
    'Learner',
    'Level 5 (2)',
    'Level 5 (3)',
  ]);
});

test('a computer does not take the name of a person', () => {
  expect(
    seatsOf(game, [
      { by: 'bot', bot: 'level5' },
      { by: 'person', name: 'Level 5' },
    ]),
  ).toEqual([
    { by: 'bot', bot: 'level5', name: 'Level 5 (2)' },
    { by: 'person', name: 'Level 5' },
  ]);
});

test('people are named by how many of them sit before', () => {
  const sitters = sittersOf(['person', 'level5', 'person'], (before, seat) => `${before} ${seat}`);
  expect(seatsOf(game, sitters).map(({ name }) => name)).toEqual(['0 0', 'Level 5', '1 2']);
});
