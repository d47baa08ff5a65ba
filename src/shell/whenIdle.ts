/** ms until a browser that cannot say when it is idle is taken to be. */
const PATIENCE = 300;

/** A window; Safari's has neither of the two. */
export type IdleWindow = Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;

/** Does something once the page has nothing else to do; answers how to call it off. */
export function whenIdle(work: () => void, page: IdleWindow = window): () => void {
  if (page.requestIdleCallback === undefined) {
    const timer = setTimeout(work, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = page.requestIdleCallback(work);
  return () => page.cancelIdleCallback?.(request);
}
