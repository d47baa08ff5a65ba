/**
 * Numbers that follow from each other in a circle: a sweep reckons each anew from the others as they stand, and comes
 * nearer to the answer each time. Two sweeps tell the direction in which the rest of the way mostly lies, so that each
 * starts ahead of where the last one came: Anderson, “Iterative Procedures for Nonlinear Integral Equations” (1965).
 */

/** Sweeps over `values` until none changes by more than `exact`. `sweep` writes them and gives the largest change. */
export function settle(values: Float64Array, exact: number, sweep: () => number): void {
  let before = values.slice();
  let change = sweep();
  let came = values.slice();
  let gained = difference(came, before);
  while (change > exact) {
    before = values.slice();
    change = sweep();
    const reached = values.slice();
    const gains = difference(reached, before);
    const turned = difference(gains, gained);
    const length = product(turned, turned);
    // What the last sweep came to is left behind as far as this one still went its way.
    if (length > 0 && change > exact) mix(values, came, product(gains, turned) / length);
    [came, gained] = [reached, gains];
  }
}

/** Loops, and no `map` or `reduce`: there may be a million numbers. */
function difference(a: Float64Array, b: Float64Array): Float64Array {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i++) result[i] = (a[i] ?? 0) - (b[i] ?? 0);
  return result;
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Moves `values` away from `others`, by such a share of the distance; towards them where it is negative. */
function mix(values: Float64Array, others: Float64Array, share: number): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    values[i] = value - share * (value - (others[i] ?? 0));
  }
}
