/** How long to wait before the next try: "full jitter", so that all who lost a server do not come back at one moment. */

/** ms the first wait can last at most; it doubles with each try. */
const FIRST_MS = 250;
/** ms no wait lasts longer than. */
const CAP_MS = 10_000;

/** ms to wait after `failed` tries that came to nothing (0 for a connection just lost). `random`: in [0, 1). */
export function backoff(failed: number, random: () => number): number {
  return Math.floor(random() * Math.min(CAP_MS, FIRST_MS * 2 ** failed));
}
