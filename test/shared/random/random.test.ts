import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixSeed, openRandom, randomFrom, seedRandom } from '#shared/random/random.ts';
import { chiSquare } from './chiSquare.ts';

const seeds = fc.nat(0xffffffff);

/** How often each of `n` results came in `draws` draws. */
function tally(n: number, draws: number, draw: () => number): number[] {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) {
    const drawn = draw();
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return counts;
}

describe('the state of a generator', () => {
  it('is JSON, and goes on where it was', () => {
    fc.assert(
      fc.property(seeds, fc.nat(50), (seed, before) => {
        const random = randomFrom(seed);
        for (let i = 0; i < before; i++) random.seed();
        const reopened = openRandom(JSON.parse(JSON.stringify(random.state())));
        const drawn = [random.below(1000), random.chance(0.5), random.shuffle([1, 2, 3]), random.seed()];
        expect([
          reopened.below(1000),
          reopened.chance(0.5),
          reopened.shuffle([1, 2, 3]),
          reopened.seed(),
        ]).toEqual(drawn);
        expect(reopened.state()).toEqual(random.state());
      }),
    );
  });

  it('is not touched by a cursor opened on it', () => {
    const state = seedRandom(7);
    const copy = [...state];
    openRandom(state).shuffle([1, 2, 3, 4]);
    expect(state).toEqual(copy);
  });

  it('is never changed between versions: stored matches depend on it', () => {
    const random = randomFrom(1);
    expect([random.below(100), random.below(100), random.seed(), random.shuffle([0, 1, 2, 3, 4, 5])]).toEqual(
      [32, 10, 3569089344, [5, 0, 2, 1, 4, 3]],
    );
  });

  it('is refused when it is not one', () => {
    expect(() => openRandom([1, 2, 3])).toThrow('not the state');
    expect(() => openRandom([0, 0, 0, 0])).toThrow('not the state');
  });
});

describe('below', () => {
  it('stays within bounds, for any bound', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = randomFrom(seed).below(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  it('is even over its results', () => {
    const random = randomFrom(2024);
    expect(
      chiSquare(
        tally(10, 50_000, () => random.below(10)),
        new Array<number>(10).fill(1),
      ),
    ).toBeLessThan(27.9);
  });

  it('is even where plain remainders would not be', () => {
    // 3 · 2^30: the remainder of a 32-bit word falls into the lowest third twice as often as into the others.
    const random = randomFrom(3);
    const thirds = tally(3, 30_000, () => Math.floor(random.below(3 * 2 ** 30) / 2 ** 30));
    expect(chiSquare(thirds, [1, 1, 1])).toBeLessThan(13.8);
  });

  it('is even over the first draws of neighbouring seeds', () => {
    let seed = 0;
    expect(
      chiSquare(
        tally(16, 32_000, () => randomFrom(seed++).below(16)),
        new Array<number>(16).fill(1),
      ),
    ).toBeLessThan(37.7);
  });

  it('refuses a bound that is none', () => {
    for (const n of [0, -1, 1.5, NaN, 2 ** 32 + 1]) expect(() => randomFrom(1).below(n)).toThrow(RangeError);
  });
});

describe('range and chance', () => {
  it('range includes both ends', () => {
    const random = randomFrom(11);
    const drawn = new Set(Array.from({ length: 200 }, () => random.range(-1, 2)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });

  it('chance never happens at 0, always at 1, and as often as it says between', () => {
    const random = randomFrom(12);
    const often = (p: number): number => tally(2, 20_000, () => Number(random.chance(p)))[1] ?? 0;
    expect([often(0), often(1)]).toEqual([0, 20_000]);
    expect(chiSquare([often(0.3), 20_000 * 0.7], [0.3, 0.7])).toBeLessThan(10.8);
  });

  it('chance takes the same draws whatever the probability', () => {
    const [one, other] = [randomFrom(13), randomFrom(13)];
    one.chance(0);
    other.chance(1);
    expect(one.state()).toEqual(other.state());
  });
});

describe('shuffle, pick and sample', () => {
  it('shuffle keeps every element', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, xs) => {
        const before = [...xs];
        const shuffled = randomFrom(seed).shuffle(xs);
        expect(xs).toEqual(before);
        expect([...shuffled].sort()).toEqual([...xs].sort());
      }),
    );
  });

  it('shuffle is even over all orders', () => {
    const random = randomFrom(24);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()], new Array<number>(24).fill(1))).toBeLessThan(49.7);
  });

  it('pick takes each element alike, and refuses nothing', () => {
    const random = randomFrom(5);
    expect(
      chiSquare(
        tally(5, 20_000, () => random.pick([0, 1, 2, 3, 4])),
        [1, 1, 1, 1, 1],
      ),
    ).toBeLessThan(18.5);
    expect(() => random.pick([])).toThrow('nothing');
  });

  it('sample takes different positions, as many as there are at most', () => {
    fc.assert(
      fc.property(seeds, fc.uniqueArray(fc.integer()), fc.nat(40), (seed, xs, k) => {
        const sample = randomFrom(seed).sample(xs, k);
        expect(sample).toHaveLength(Math.min(k, xs.length));
        expect(new Set(sample).size).toBe(sample.length);
        expect(sample.every((x) => xs.includes(x))).toBe(true);
      }),
    );
  });

  it('sample takes each element as often as any other', () => {
    const random = randomFrom(6);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) {
      for (const x of random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)) counts[x] = (counts[x] ?? 0) + 1;
    }
    expect(chiSquare(counts, new Array<number>(10).fill(1))).toBeLessThan(27.9);
  });
});

describe('weighted', () => {
  it('draws by weight and never an index of weight 0', () => {
    const random = randomFrom(96);
    const counts = tally(4, 30_000, () => random.weighted([1, 0, 3, 6]));
    expect(counts[1]).toBe(0);
    expect(chiSquare([counts[0] ?? 0, counts[2] ?? 0, counts[3] ?? 0], [1, 3, 6])).toBeLessThan(13.8);
  });

  it('refuses weights it cannot draw by', () => {
    for (const weights of [[], [0, 0], [1, -1], [NaN], [Infinity]]) {
      expect(() => randomFrom(1).weighted(weights)).toThrow(RangeError);
    }
  });
});

describe('mixSeed', () => {
  it('depends on every number and on their order', () => {
    expect(mixSeed(1, 2, 3)).not.toBe(mixSeed(1, 3, 2));
    expect(mixSeed(1, 2)).not.toBe(mixSeed(1, 2, 0));
    expect(mixSeed(1)).not.toBe(mixSeed(1 + 2 ** 32));
  });

  it('gives uint32s without collisions among small inputs', () => {
    const mixed = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      for (let seat = 0; seat < 16; seat++) for (let n = 0; n < 20; n++) mixed.add(mixSeed(seed, seat, n));
    }
    expect(mixed.size).toBe(20 * 16 * 20);
    expect([...mixed].every((word) => word >>> 0 === word)).toBe(true);
  });
});
