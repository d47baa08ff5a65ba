/** A clock by which all work is long, however fast the machine. */
import { vi } from 'vitest';

/** Each look at it finds a millisecond more than the one before, until mocks are restored. */
export function slowClock(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
}
