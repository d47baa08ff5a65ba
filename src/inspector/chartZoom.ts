/** How a drawing lies in its window: pure geometry in pixels, with no page in it. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Spread extends Place, Size {}

/** The drawing's point (0, 0) lies at (x, y) of the window, and a unit of it is `scale` pixels. */
export interface Lie extends Place {
  readonly scale: number;
}

/** As a share of the size at which its letters are as large as the page's. */
const LEAST = 0.2;
const MOST = 4;
/** Left free round the drawing, and round what is brought into sight. */
const MARGIN = 8;

/** The whole drawing, in the middle; never larger than `most` pixels a unit. */
export function fitted(drawing: Size, window: Size, most: number): Lie {
  const scale = Math.min(
    Math.max((window.width - 2 * MARGIN) / Math.max(drawing.width, 1), 0.001),
    Math.max((window.height - 2 * MARGIN) / Math.max(drawing.height, 1), 0.001),
    most,
  );
  return {
    scale,
    x: (window.width - drawing.width * scale) / 2,
    y: (window.height - drawing.height * scale) / 2,
  };
}

/**
 * So large that it can be read, with a part of it in sight: moved as little as it takes from where it lay before, or
 * else with that part in the middle.
 */
export function readable(
  { drawing, window, scale }: { readonly drawing: Size; readonly window: Size; readonly scale: number },
  part: Spread,
  before: Lie | null,
): Lie {
  const middle = {
    scale,
    x: window.width / 2 - (part.x + part.width / 2) * scale,
    y: window.height / 2 - (part.y + part.height / 2) * scale,
  };
  const known = before?.scale === scale ? before : middle;
  return centred(held(showing(known, part, window), drawing, window), drawing, window);
}

/** In the middle along a side that the window shows whole. */
function centred({ scale, x, y }: Lie, drawing: Size, window: Size): Lie {
  const [across, down] = [window.width - drawing.width * scale, window.height - drawing.height * scale];
  return { scale, x: across > 0 ? across / 2 : x, y: down > 0 ? down / 2 : y };
}

/** Larger or smaller by a factor; what lies at `place` stays there. */
export function zoomed({ scale, x, y }: Lie, factor: number, place: Place): Lie {
  const next = Math.min(Math.max(scale * factor, Math.min(LEAST, scale)), MOST);
  const by = next / scale;
  return { scale: next, x: place.x - (place.x - x) * by, y: place.y - (place.y - y) * by };
}

/** Never out of sight: a drawing that is smaller than the window stays in it, a larger one leaves no gap at its edges. */
export function held({ scale, x, y }: Lie, drawing: Size, window: Size): Lie {
  return {
    scale,
    x: heldAlong(x, drawing.width * scale, window.width),
    y: heldAlong(y, drawing.height * scale, window.height),
  };
}

function heldAlong(at: number, length: number, room: number): number {
  const slack = room - length;
  if (slack >= 2 * MARGIN) return Math.min(Math.max(at, MARGIN), slack - MARGIN);
  return Math.min(Math.max(at, slack - MARGIN), MARGIN);
}

/** Moved as little as it takes for a part of the drawing to be seen; its beginning where it is larger than the window. */
export function showing({ scale, x, y }: Lie, part: Spread, window: Size): Lie {
  return {
    scale,
    x: shownAlong(x, part.x * scale, part.width * scale, window.width),
    y: shownAlong(y, part.y * scale, part.height * scale, window.height),
  };
}

function shownAlong(at: number, start: number, length: number, room: number): number {
  const first = MARGIN - start;
  const last = room - MARGIN - start - length;
  return last < first ? first : Math.min(Math.max(at, first), last);
}

/** Whether there is more of the drawing than the window shows. */
export function overflows(lie: Lie, drawing: Size, window: Size): boolean {
  return drawing.width * lie.scale > window.width + 1 || drawing.height * lie.scale > window.height + 1;
}
