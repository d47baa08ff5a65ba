/** Finds room for what no arrow ties to a place: states that nothing leads to, and the root's list. */
import type { Rect } from './layoutTypes.ts';
import type { Room } from './nested.ts';

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
  const guarded = taken.map((rect) => ({
    x: rect.x - CLEAR,
    y: rect.y - CLEAR,
    width: rect.width + 2 * CLEAR,
    height: rect.height + 2 * CLEAR,
  }));
  let best = { x: 0, y: height + CLEAR };
  let bestCost = Infinity;
  for (let y = 0; y <= height + CLEAR + GRID; y += GRID) {
    const beside = guarded.filter((rect) => rect.y < y + size.height && y < rect.y + rect.height);
    let next = 0;
    while (next <= width + CLEAR + GRID) {
      const x = next;
      next += GRID;
      const whole = Math.max(
        Math.max(width, x + size.width) / shape.width,
        Math.max(height, y + size.height) / shape.height,
      );
      const grown = Math.max(width, x + size.width) / width + Math.max(height, y + size.height) / height;
      const cost = whole * 1000 + grown * 100 + y / 40 - x / 400;
      if (cost >= bestCost) continue;
      const hit = beside.find((rect) => rect.x < x + size.width && x < rect.x + rect.width);
      if (hit !== undefined) {
        // Nothing fits before the end of what is hit.
        next = Math.ceil((hit.x + hit.width) / GRID) * GRID;
        continue;
      }
      const own = { x, y, width: size.width, height: size.height };
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
