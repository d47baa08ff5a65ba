import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUBE_SETS } from '#games/boggle/cubes.ts';
import { WEIGHTS_96, dealCubes, dealWeighted } from '#games/boggle/deal.ts';
import { randomFrom } from '#shared/random/random.ts';
import { chiSquare } from '#test/shared/random/chiSquare.ts';

const seeds = fc.nat(0xffffffff);

describe('the cube sets', () => {
  it.each(Object.entries(CUBE_SETS))('%s has a cube of six faces for each cell', (id, set) => {
    expect(set.id).toBe(id);
    expect(set.cubes).toHaveLength(set.size * set.size);
    expect(set.cubes.every((cube) => cube.length === 6)).toBe(true);
  });

  it('show Q as Qu, but for Boggle Master of 1993', () => {
    const plain = Object.values(CUBE_SETS).filter((set) => set.cubes.flat().includes('Q'));
    expect(plain.map((set) => set.id)).toEqual(['master-5x5-1993']);
  });
});

describe('a deal of cubes', () => {
  it.each(Object.values(CUBE_SETS))('shows each cube of $id once, on one of its faces', (set) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const board = dealCubes(randomFrom(seed), set);
        expect(board).toMatchObject({ width: set.size, height: set.size });
        expect(matching(board.faces, set.cubes)).toBe(set.cubes.length);
      }),
      { numRuns: 20 },
    );
  });

  it('puts every cube evenly in every cell', () => {
    // Only one cube has a K (AFFKPS), so that face tells where it lies.
    const random = randomFrom(1987);
    const cells = new Array<number>(16).fill(0);
    for (let deal = 0; deal < 48_000; deal++) {
      const cell = dealCubes(random, CUBE_SETS['new-4x4-1987']).faces.indexOf('K');
      if (cell >= 0) cells[cell] = (cells[cell] ?? 0) + 1;
    }
    expect(
      chiSquare(
        cells,
        cells.map(() => 1),
      ),
    ).toBeLessThan(37.7); // 0.1 % for 15 degrees of freedom
  });

  it('is the same for the same seed', () => {
    const set = CUBE_SETS['super-big-6x6-2012'];
    expect(dealCubes(randomFrom(5), set)).toEqual(dealCubes(randomFrom(5), set));
    expect(dealCubes(randomFrom(5), set)).not.toEqual(dealCubes(randomFrom(6), set));
  });
});

describe('a weighted deal', () => {
  it('uses weights that sum to 96, one for each letter', () => {
    expect(Object.keys(WEIGHTS_96).sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(Object.values(WEIGHTS_96).reduce((sum, weight) => sum + weight)).toBe(96);
    expect([WEIGHTS_96['Q'], WEIGHTS_96['X'], WEIGHTS_96['E'], WEIGHTS_96['T']]).toEqual([1, 3, 10, 10]);
  });

  it('draws letters by those weights, each cell alike', () => {
    const random = randomFrom(96);
    const seen = new Map(Object.keys(WEIGHTS_96).map((letter) => [letter, 0]));
    for (let deal = 0; deal < 6000; deal++) {
      for (const face of dealWeighted(random, 4).faces) seen.set(face, (seen.get(face) ?? 0) + 1);
    }
    expect(seen.size).toBe(26);
    expect(chiSquare([...seen.values()], Object.values(WEIGHTS_96))).toBeLessThan(52.6); // 0.1 %, 25 degrees
  });
});

/** The most faces that can be matched to different cubes which bear them. */
function matching(faces: readonly string[], cubes: readonly (readonly string[])[]): number {
  const faceOfCube = new Map<number, number>();
  const place = (face: number, tried: Set<number>): boolean =>
    cubes.some((cube, c) => {
      if (tried.has(c) || !cube.includes(faces[face] ?? '')) return false;
      tried.add(c);
      const other = faceOfCube.get(c);
      if (other !== undefined && !place(other, tried)) return false;
      faceOfCube.set(c, face);
      return true;
    });
  return faces.filter((_, face) => place(face, new Set())).length;
}
