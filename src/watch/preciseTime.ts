/** Match time in ms as `m:ss.t`, to the tenth of a second begun. */
export function preciseTime(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor(tenths / 10) % 60];
  return `${minutes}:${String(seconds).padStart(2, '0')}.${tenths % 10}`;
}
