/** What stands on the line of a scrubber: a bracket for each round or game, a tick for each pixel with an entry. */
import type { Chapter } from '#shared/match/chapters.ts';
import type { Step } from '#shared/match/steps.ts';

export interface Bracket {
  readonly number: number;
  /** Where it begins and how wide it is, as parts of the line (0 … 1). */
  readonly from: number;
  readonly width: number;
  /** How much can be written into it. */
  readonly room: 'label' | 'number' | 'none';
}

/** px below which a bracket is no more than a smear. */
const LEAST = 3;
const NUMBER_ROOM = 20;
const LABEL_ROOM = 66;

/** Chapters of a match of `end` ms on a line of `width` px; those too narrow to be seen are left out. */
export function bracketsOf(chapters: readonly Chapter[], end: number, width: number): readonly Bracket[] {
  return chapters.flatMap(({ number, start, end: over, done }) => {
    // What still goes on has no end but the line's.
    const part = ((done ? over : end) - start) / Math.max(end, 1);
    const pixels = part * width;
    if (pixels < LEAST) return [];
    const room = pixels >= LABEL_ROOM ? 'label' : pixels >= NUMBER_ROOM ? 'number' : 'none';
    return [{ number, from: start / Math.max(end, 1), width: part, room }];
  });
}

/** The ticks of all entries as one path on a field of `width` by 8, at most one a pixel. */
export function ticksOf(steps: readonly Step[], end: number, width: number): string {
  let path = '';
  let last = -1;
  for (const step of steps) {
    if (step.kind !== 'entry') continue;
    const x = Math.round((step.at / Math.max(end, 1)) * width);
    if (x === last) continue;
    path += `M${x} 0v8`;
    last = x;
  }
  return path;
}
