import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chancesOf } from '#games/pig/chances.ts';
import { VARIANTS, worthOf } from '#games/pig/variants.ts';
import type { VariantId } from '#games/pig/variants.ts';

const variants: readonly VariantId[] = Object.values(VARIANTS).map(({ id }) => id);
const die = fc.integer({ min: 1, max: 6 });

/** In thirty-sixths, by points. */
function gainsOf(variant: VariantId): readonly (readonly [number, number])[] {
  return chancesOf(variant, 2).gains.map(({ points, chance }) => [points, Math.round(36 * chance)]);
}

describe('what a throw is worth', () => {
  it('in Pig: the die, but for a 1', () => {
    expect(worthOf('pig', [6])).toEqual({ kind: 'gain', points: 6 });
    expect(worthOf('pig', [2])).toEqual({ kind: 'gain', points: 2 });
    expect(worthOf('pig', [1])).toEqual({ kind: 'pig' });
  });

  it('in Two-Dice Pig: the sum; a 1 loses the turn, two of them the score', () => {
    expect(worthOf('twoDice', [3, 4])).toEqual({ kind: 'gain', points: 7 });
    expect(worthOf('twoDice', [5, 5])).toEqual({ kind: 'gain', points: 10 });
    expect(worthOf('twoDice', [1, 4])).toEqual({ kind: 'pig' });
    expect(worthOf('twoDice', [4, 1])).toEqual({ kind: 'pig' });
    expect(worthOf('twoDice', [1, 1])).toEqual({ kind: 'wipe' });
  });

  it('in Big Pig: doubles count twice, and two ones 25', () => {
    expect(worthOf('bigPig', [3, 4])).toEqual({ kind: 'gain', points: 7 });
    expect(worthOf('bigPig', [5, 5])).toEqual({ kind: 'gain', points: 20 });
    expect(worthOf('bigPig', [2, 2])).toEqual({ kind: 'gain', points: 8 });
    expect(worthOf('bigPig', [1, 6])).toEqual({ kind: 'pig' });
    expect(worthOf('bigPig', [1, 1])).toEqual({ kind: 'gain', points: 25 });
  });

  it('in Hog: the sum of all dice, or nothing with a 1 among them', () => {
    expect(worthOf('hog', [6])).toEqual({ kind: 'gain', points: 6 });
    expect(worthOf('hog', [2, 3, 4, 4])).toEqual({ kind: 'gain', points: 13 });
    expect(worthOf('hog', [4, 4])).toEqual({ kind: 'gain', points: 8 });
    expect(worthOf('hog', [1, 1])).toEqual({ kind: 'pig' });
    expect(worthOf('hog', [6, 6, 1, 6])).toEqual({ kind: 'pig' });
  });
});

describe('how often each worth comes', () => {
  it('in Pig: each of the six once', () => {
    const sixth = 1 / 6;
    expect(chancesOf('pig', 1)).toEqual({
      pig: sixth,
      wipe: 0,
      gains: [2, 3, 4, 5, 6].map((points) => ({ points, chance: sixth })),
    });
  });

  it('in Two-Dice Pig: ten throws of 36 lose the turn, one the score', () => {
    expect(chancesOf('twoDice', 2)).toMatchObject({ pig: 10 / 36, wipe: 1 / 36 });
    expect(gainsOf('twoDice')).toEqual([
      [4, 1],
      [5, 2],
      [6, 3],
      [7, 4],
      [8, 5],
      [9, 4],
      [10, 3],
      [11, 2],
      [12, 1],
    ]);
  });

  it('in Big Pig: ten throws of 36 lose the turn, doubles go up to 24, and two ones are 25', () => {
    expect(chancesOf('bigPig', 2)).toMatchObject({ pig: 10 / 36, wipe: 0 });
    expect(gainsOf('bigPig')).toEqual([
      [5, 2],
      [6, 2],
      [7, 4],
      [8, 5],
      [9, 4],
      [10, 2],
      [11, 2],
      [12, 1],
      [16, 1],
      [20, 1],
      [24, 1],
      [25, 1],
    ]);
  });

  it('in Hog: two dice as counted by hand, three by their number of ways', () => {
    expect(chancesOf('hog', 2).pig).toBeCloseTo(11 / 36, 15);
    expect(gainsOf('hog')).toEqual(gainsOf('twoDice'));
    const three = chancesOf('hog', 3);
    expect(three.pig).toBeCloseTo(91 / 216, 15);
    const ways = three.gains.map(({ points, chance }) => [points, Math.round(216 * chance)]);
    expect(ways.slice(0, 4)).toEqual([
      [6, 1],
      [7, 3],
      [8, 6],
      [9, 10],
    ]);
    expect(ways).toHaveLength(13);
  });

  it('in Hog: a throw of five dice brings as much as one of six, and no other number more', () => {
    const means = Array.from({ length: 20 }, (_, i) =>
      chancesOf('hog', i + 1).gains.reduce((mean, { points, chance }) => mean + points * chance, 0),
    );
    expect(means[4]).toBeCloseTo(8.0376, 4);
    expect(means[5]).toBeCloseTo(8.0376, 4);
    expect(Math.max(...means)).toBeCloseTo(8.0376, 4);
    expect(means.filter((mean) => mean > 8.03)).toHaveLength(2);
  });

  it('adds up to one, and agrees with what each throw is worth', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...variants),
        fc.array(die, { minLength: 1, maxLength: 20 }),
        (id, dice) => {
          const all = VARIANTS[id].dice === null ? dice : [...dice, ...dice].slice(0, VARIANTS[id].dice);
          const { pig, wipe, gains } = chancesOf(id, all.length);
          expect(gains.reduce((sum, { chance }) => sum + chance, pig + wipe)).toBeCloseTo(1, 12);
          const worth = worthOf(id, all);
          if (worth.kind === 'gain') {
            expect(gains.find(({ points }) => points === worth.points)?.chance).toBeGreaterThan(0);
          } else expect(worth.kind === 'pig' ? pig : wipe).toBeGreaterThan(0);
        },
      ),
    );
  });
});
