/** Finds room for what no arrow ties to a place: states that nothing leads to, and the root's list. */
import type { Rect } from './layoutTypes.ts';
import type { Room } from './nested.ts';
import { overlaps } from './shapes.ts';

/** Px between tried places, and kept free around what is put. */
const GRID = 16;
const CLEAR = 12;
/**
 * The top left corner at which a box of the given size touches nothing and the whole grows least. Of two as good, one
 * with nothing above it (`open`: its arrow comes from there), then the higher, then the one further on.
 */
export function findRoom(
  taken: readonly Rect[],
  size: Room,
  shape: Room,
  open: boolean,
): { readonly x: number; readonly y: number } {
  const width = Math.max(0, ...taken.map((rect) => rect.x + rect.width));
  const height = Math.max(0, ...taken.map((rect) => rect.y + rect.height));
  let best = { x: 0, y: height + CLEAR };
  let bestCost = Infinity;
  for (let y = 0; y <= height + CLEAR + GRID; y += GRID) {
    for (let x = 0; x <= width + CLEAR + GRID; x += GRID) {
      const whole = Math.max(
        Math.max(width, x + size.width) / shape.width,
        Math.max(height, y + size.height) / shape.height,
      );
      const grown = Math.max(width, x + size.width) / width + Math.max(height, y + size.height) / height;
      const own = { x, y, ...size };
      const cost = whole * 1000 + grown * 100 + y / 40 - x / 400;
      if (cost >= bestCost) continue;
      const room = {
        x: x - CLEAR,
        y: y - CLEAR,
        width: size.width + 2 * CLEAR,
        height: size.height + 2 * CLEAR,
      };
      if (taken.some((rect) => overlaps(rect, room))) continue;
      const full = cost + (open && taken.some((rect) => isAbove(rect, own)) ? 60 : 0);
      if (full >= bestCost) continue;
      bestCost = full;
      best = { x, y };
    }
  }
  return best;
}

function isAbove(rect: Rect, box: Rect): boolean {
  return rect.y < box.y && rect.x < box.x + box.width && box.x < rect.x + rect.width;
}
