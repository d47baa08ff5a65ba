import { describe, expect, it } from 'vitest';
import { standInOf } from '#shared/plugin/standIn.ts';

const seats = { min: 1, max: 4, usual: ['person', 'careful', 'bold'] };
const computers = [
  { bot: 'easy', label: 'Easy' },
  { bot: 'hard', label: 'Hard' },
];

describe('who plays on for somebody who is away', () => {
  it('is the computer that the game names', () => {
    expect(standInOf({ seats: { ...seats, computers, standIn: 'hard' } })).toBe('hard');
  });

  it('is by default the one that a set-up offers first', () => {
    expect(standInOf({ seats: { ...seats, computers } })).toBe('easy');
  });

  it('is the first that usually sits there, where a set-up offers none', () => {
    expect(standInOf({ seats })).toBe('careful');
    expect(standInOf({ seats: { ...seats, computers: [] } })).toBe('careful');
  });

  it('plays at random where a game knows people alone', () => {
    expect(standInOf({ seats: { ...seats, usual: ['person', 'person'] } })).toBe('random');
  });
});
