/** How the table is arranged in each phase. */
import type { BogglePhase } from '../data.ts';

/** `looking`: what has been played is looked through, also when the match was quit; `resting`: before the first round. */
export type Arrangement = 'looking' | 'resting' | 'writing';

export function arrangementOf(phase: BogglePhase): Arrangement {
  switch (phase) {
    case 'review':
    case 'gameOver':
    case 'quit':
      return 'looking';
    case 'betweenRounds':
      return 'resting';
    case 'handOver':
    case 'round':
      return 'writing';
  }
}
