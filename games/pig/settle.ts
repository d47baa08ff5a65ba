/**
 * Numbers that follow from each other in a circle: a sweep reckons each anew from the others as they stand, and comes
 * nearer to the answer each time. Two sweeps tell the direction in which the rest of the way mostly lies, so that each
 * starts ahead of where the last one came: Anderson, “Iterative Procedures for Nonlinear Integral Equations” (1965).
 */

/** Sweeps over `values` until none changes by more than `exact`. `sweep` writes them and gives the largest change. */
export function settle(values: Float64Array, exact: number, sweep: () => number): void {
  let before = values.slice();
  let change = sweep();
  let [came, gained] = [values.slice(), difference(values, before)];
  while (change > exact) {
    before = values.slice();
    change = sweep();
    const gains = difference(values, before);
    const turned = difference(gains, gained);
    const length = product(turned, turned);
    const share = length > 0 ? product(gains, turned) / length : 0;
    const reached = values.slice();
    // What the last sweep did, undone as far as this one still had to do it.
    if (change > exact) values.forEach((value, i) => (values[i] = value - share * (value - (came[i] ?? 0))));
    [came, gained] = [reached, gains];
  }
}

function difference(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((x, i) => x - (b[i] ?? 0));
}

function product(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
}
