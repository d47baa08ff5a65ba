import { nextTick, watch } from 'vue';
import { elementOf } from './cellElements.ts';
import { useTileShakes } from './tileShakes.ts';

/** What a grid counts: each refusal more shakes the path once, each roll more all the tiles. */
export interface ShakenBoard {
  readonly path: () => readonly number[];
  readonly refused: () => number;
  readonly shaken: () => number;
  /** The element that holds the cells. */
  readonly field: () => HTMLElement | null;
}

/** Shakes a grid's tiles as its counts rise. */
export function useGridShakes({ path, refused, shaken, field }: ShakenBoard): void {
  const shakes = useTileShakes();

  watch(
    [refused, path] as const,
    ([now, pathNow], [before, pathBefore]) => {
      if (now <= before) return;
      // What is refused may be gone at the same time.
      const cells = pathNow.length > 0 ? pathNow : pathBefore;
      shakes.refuse(cells.flatMap((cell) => elementOf(field(), cell) ?? []));
    },
    { flush: 'post' },
  );

  watch(shaken, async (now, before) => {
    if (now <= before) return;
    await nextTick();
    shakes.roll([...(field()?.querySelectorAll('.tile, .solid') ?? [])]);
  });
}
