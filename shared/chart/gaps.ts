/** Px that parts of a level keep from each other. */

export const BOX_GAP = 18;
export const LINE_GAP = 12;
export const LABEL_GAP = 8;
/** Px that a line keeps from a box's corner. */
export const CORNER = 12;

/** The nearest value to the given one within a range. */
export function between(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(Math.max(value, low), high);
}
