/** Rounds and games as brackets at the left of the timeline, over the lines that are shown. */
import type { Chapter } from '#shared/match/chapters.ts';
import { placeAt } from './useTimelineRows.ts';

export interface Bracket {
  readonly number: number;
  readonly game: number;
  /** Places in the list, the last one included. */
  readonly from: number;
  readonly to: number;
  readonly done: boolean;
}

/** The brackets that touch the places `from` … `to`. A chapter of which no line is shown has none. */
export function bracketsAt(
  chapters: readonly Chapter[],
  shown: readonly number[],
  from: number,
  to: number,
): readonly Bracket[] {
  return chapters.flatMap(({ number, game, done, ...steps }) => {
    const [first, last] = [placeAt(shown, steps.from - 1) + 1, placeAt(shown, steps.to)];
    if (last < first || last < from || first > to) return [];
    return [{ number, game, done, from: first, to: last }];
  });
}
