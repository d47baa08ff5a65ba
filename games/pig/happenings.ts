/** What has happened, as a sentence tells it: by the part of its key that stands before the person. */
import type { Happening } from './data.ts';

export type Ended = Extract<Happening, { kind: 'pig' | 'held' }>;

/** `passed`: held with nothing; `blank`: a 1 when there was nothing to lose; `wipe`: the score is gone as well. */
export type EndKind = 'banked' | 'passed' | 'pig' | 'blank' | 'wipe';

/** How a turn ended. */
export function endOf(last: Ended): EndKind {
  if (last.kind === 'held') return last.points === 0 ? 'passed' : 'banked';
  if (last.score > 0) return 'wipe';
  return last.lost > 0 ? 'pig' : 'blank';
}
