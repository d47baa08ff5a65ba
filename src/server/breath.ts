/** Long work for one table is done in portions, so that the others of the process have their turn in between. */
import { setImmediate } from 'node:timers/promises';

/** ms of work after which the others are let in. */
const BREATHE_MS = 5;

/** Asked before each step of a long piece of work. */
export interface Breath {
  /** Whether it is time for {@link take}. */
  isDue(): boolean;
  /** Lets whatever else there is to do be done first. */
  take(): Promise<void>;
}

/** The work begins now. */
export function createBreath(): Breath {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since > BREATHE_MS,
    async take() {
      await setImmediate();
      since = performance.now();
    },
  };
}
