/** What becomes of the page, as far as it concerns a connection. */
export interface PageListener {
  /** Better look at once whether the connection lives: the page is online again, in sight again, back from memory. */
  look(): void;
  /** The browser says that there is no network: what is open is open no more, most likely. */
  doubt(): void;
  /** The page is out of sight, or put away: nothing may follow. */
  hide(): void;
}

/** The answer ends it. */
export type OnSignal = (listener: PageListener) => () => void;

/** The browser's own. */
export const pageSignals: OnSignal = ({ look, doubt, hide }) => {
  function seen(): void {
    if (document.visibilityState === 'visible') look();
    else hide();
  }
  addEventListener('online', look);
  addEventListener('offline', doubt);
  addEventListener('pageshow', look);
  // Tables send what is under the pen before, where the event is captured.
  addEventListener('pagehide', hide);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', doubt);
    removeEventListener('pageshow', look);
    removeEventListener('pagehide', hide);
    document.removeEventListener('visibilitychange', seen);
  };
};
