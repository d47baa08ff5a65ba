/** A change of page as a short fade, where the browser can and the person does not mind. */
import { nextTick } from 'vue';
import { START_LOCATION, type Router } from 'vue-router';
import { openedLid } from './lidMorph.ts';

/** How long (ms) a table may take to lay out the tray that a lid turns into. The picture stands still meanwhile. */
const TRAY_WAIT = 300;

/** What a transition that was skipped is rejected with: the page has changed all the same. */
const SKIPPED = new Set(['AbortError', 'InvalidStateError', 'TimeoutError']);

/**
 * Every change of page from now on waits until the old page is in the picture, and fades into the new one once that is
 * drawn; at once where the browser has no view transitions or the person wants less motion.
 */
export function fadeBetweenPages(router: Router): void {
  let drawn: (() => void) | null = null;

  router.beforeResolve((to, from) => {
    if (from === START_LOCATION || to.path === from.path || !mayMove()) return undefined;
    return new Promise<void>((goOn) => {
      const { ready, finished } = document.startViewTransition(async () => {
        const done = new Promise<void>((resolve) => {
          drawn = resolve;
        });
        goOn();
        await done;
        if (openedLid.value !== null && to.name === 'match') await trayOrTimeout();
      });
      ready.catch(unlessSkipped);
      finished.catch(unlessSkipped);
    });
  });
  router.afterEach(async () => {
    // The page is drawn a tick after its address has changed.
    await nextTick();
    drawn?.();
    drawn = null;
  });
  router.onError(() => {
    drawn?.();
    drawn = null;
  });
}

function mayMove(): boolean {
  return (
    'startViewTransition' in document &&
    document.documentElement.dataset.motion !== 'less' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function trayOrTimeout(): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(stopWhenThere);
    const timer = setTimeout(stop, TRAY_WAIT);
    function stop(): void {
      watcher.disconnect();
      clearTimeout(timer);
      resolve();
    }
    function stopWhenThere(): void {
      if (document.querySelector('.lid-target') !== null) stop();
    }
    watcher.observe(document.body, { childList: true, subtree: true });
    stopWhenThere();
  });
}

function unlessSkipped(error: unknown): void {
  if (!(error instanceof DOMException && SKIPPED.has(error.name))) throw error;
}
