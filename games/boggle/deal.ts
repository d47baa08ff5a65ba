/**
 * Dealing a board: independent draws by weight (SRS 2.1.5, "The Board") or cubes, shuffled and rolled.
 * The SRS says nothing of Qu, so a weighted Q is a plain Q.
 */
import type { Random } from '#shared/random/random.ts';
import type { Board } from './board.ts';
import type { CubeSet } from './cubes.ts';

const LETTERS_BY_WEIGHT = [
  [1, 'JKQYZ'],
  [2, 'BCFGMPV'],
  [3, 'DUWX'],
  [5, 'HLR'],
  [6, 'AINSO'],
  [10, 'ET'],
] as const;

/** Chances out of 96 of each letter in a cell. Source: SRS 2.1.5. */
export const WEIGHTS_96: Readonly<Record<string, number>> = Object.fromEntries(
  LETTERS_BY_WEIGHT.flatMap(([weight, letters]) => [...letters].map((letter) => [letter, weight])),
);

/** A square board of `size` × `size` independent draws by WEIGHTS_96. */
export function dealWeighted(random: Random, size: number): Board {
  const letters = Object.keys(WEIGHTS_96);
  const weights = Object.values(WEIGHTS_96);
  const faces = Array.from({ length: size * size }, () => letters[random.weighted(weights)] ?? '');
  return { width: size, height: size, faces };
}

/** A board of the set's cubes in a shuffled order, each showing a face drawn evenly. */
export function dealCubes(random: Random, set: CubeSet): Board {
  const faces = random.shuffle(set.cubes).map((cube) => random.pick(cube));
  return { width: set.size, height: set.size, faces };
}
