/** When a page had better look at once whether its connection lives: it is online again, in sight again, back from memory. */
export type OnSignal = (look: () => void) => () => void;

/** The browser's own; the answer ends it. */
export const pageSignals: OnSignal = (look) => {
  function seen(): void {
    if (document.visibilityState === 'visible') look();
  }
  addEventListener('online', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', look);
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', seen);
  };
};
