/** Waiting, for so long or until something has come about. */

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** ms in which everything comes about that is waited for, on however busy a machine; it says what has not otherwise. */
const PATIENCE_MS = 60_000;

/** Asks again and again until the answer is yes. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const late = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > late) throw new Error(`It has not come about: ${what}.`);
    await pause(20);
  }
}
