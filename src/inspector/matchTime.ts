/** Match time as dev mode writes it: `10:02.0`, to the tenth, so that steps of one second are told apart. */

/** Cut off, not rounded: nothing is said to be at a moment that has not come. `ms` is not negative. */
export function momentOf(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const minutes = Math.floor(tenths / 600);
  const seconds = String(Math.floor((tenths % 600) / 10)).padStart(2, '0');
  return `${minutes}:${seconds}.${tenths % 10}`;
}
