/** What tests have started: a test that fails does not come to its end, and must leave nothing running all the same. */
const running = new Set<() => unknown>();

/** `end`: may be called of what has ended already. */
export function endAfterTests(end: () => unknown): void {
  running.add(end);
}

/** For `afterAll` of each file. */
export async function endLeftovers(): Promise<void> {
  const ends = [...running];
  running.clear();
  await Promise.all(ends.map((end) => end()));
}
