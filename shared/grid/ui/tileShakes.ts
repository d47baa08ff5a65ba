/** Tiles that shake once: a path that is refused, cubes that are rolled. Still where people wish for less motion. */
import { onBeforeUnmount } from 'vue';
import { isStill } from '#shared/plugin/ui/still.ts';

export interface TileShakes {
  /** One short shake from side to side. */
  readonly refuse: (tiles: readonly Element[]) => void;
  /** As dice, one a little after another; over after 420 ms, and at any key or touch. */
  readonly roll: (tiles: readonly Element[]) => void;
}

const REFUSED: Keyframe[] = ['0', '-7%', '6%', '-4%', '3%', '0'].map((translate) => ({ translate }));

const ROLLED: Keyframe[] = [
  { translate: '0 0', rotate: '0deg' },
  { translate: '-4% -9%', rotate: '-14deg' },
  { translate: '5% 3%', rotate: '11deg' },
  { translate: '-3% -5%', rotate: '-7deg' },
  { translate: '0 0', rotate: '0deg' },
];

// Together at most 420 ms.
const REFUSAL = 320;
const ROLL = 280;
const LAST_START = 140;

export function useTileShakes(): TileShakes {
  let running: readonly Animation[] = [];

  function run(animations: readonly Animation[]): void {
    stop();
    running = animations;
  }

  function stop(): void {
    // Not cancelled: whoever waited for the end of one would hear of a fault.
    for (const animation of running) animation.finish();
    running = [];
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  }

  onBeforeUnmount(stop);

  return {
    refuse: (tiles) => {
      if (isStill()) return;
      run(tiles.map((tile) => tile.animate(REFUSED, { duration: REFUSAL, easing: 'ease-out' })));
    },
    roll: (tiles) => {
      if (isStill()) return;
      run(tiles.map((tile, i) => tile.animate(ROLLED, { duration: ROLL, delay: startOf(i) })));
      addEventListener('keydown', stop, true);
      addEventListener('pointerdown', stop, true);
    },
  };
}

/** When a tile begins, in ms: spread over the board without a pattern that is seen. */
function startOf(i: number): number {
  return ((i * 5) % 8) * (LAST_START / 7);
}
