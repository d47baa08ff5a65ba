/** ms after which it is done all the same; and in a browser that cannot say when it is idle. */
const PATIENCE = 300;

/** Does something once the page has drawn itself and is at rest; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PATIENCE);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(request);
}
