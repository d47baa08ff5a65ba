/** Boards dealt by hand, outside of any match: by chance, of cubes or of letters by weight. */
import { shallowRef, type Ref } from 'vue';
import { randomFrom } from '#shared/random/random.ts';
import type { Board } from '../board.ts';
import { CUBE_SETS, type CubeSetId } from '../cubes.ts';
import { dealCubes, dealWeighted } from '../deal.ts';

/** A set of cubes, or independent draws by weight. */
export type DealtBy = CubeSetId | 'weights';

export interface Dealing {
  readonly by: Ref<DealtBy>;
  /** All there are to choose from. */
  readonly choices: readonly DealtBy[];
  deal(): Board;
}

/** Cells along a side of a board drawn by weight. */
const WEIGHTED_SIZE = 4;

export function useDealing(): Dealing {
  const by = shallowRef<DealtBy>('new-4x4-1987');
  const choices: readonly DealtBy[] = [...Object.values(CUBE_SETS).map(({ id }) => id), 'weights'];

  function deal(): Board {
    const random = randomFrom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    return by.value === 'weights'
      ? dealWeighted(random, WEIGHTED_SIZE)
      : dealCubes(random, CUBE_SETS[by.value]);
  }

  return { by, choices, deal };
}
