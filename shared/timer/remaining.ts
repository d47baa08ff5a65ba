/** ms left until `due`: always deadline − now, never counted ticks; not below 0. */
export function remaining(due: number, now: number): number {
  return Math.max(0, due - now);
}

/** ms as `m:ss`, a started second counting whole, so that 0:00 is shown only when time is up. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
