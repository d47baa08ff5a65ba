/** Shared by the program and its thread. */
export function doubled(n: number): number {
  return 2 * n;
}
