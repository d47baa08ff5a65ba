/** When a match that goes on is looked at: when something has happened, and now and then as its time goes on. */
import { onScopeDispose } from 'vue';
import type { Frames } from './usePlayhead.ts';

/**
 * ms from a look at what has happened to the next, however much happens: whoever plays must not feel that somebody
 * watches. Looks at the time alone do not count, so that what happens now and then is seen at once.
 */
const LEAST = 3000;
/** After so many ms without anything new it is looked at all the same: whoever pauses has a picture to spare. */
const PAUSE = 600;

/** Calls a listener after each change; the answer unsubscribes. */
type Subscribe = (listener: () => void) => () => void;

/**
 * Calls `look` right before a picture is drawn, so that all that follows the match is drawn in that one picture.
 * `beat` is after how many ms without news the time is looked at.
 */
export function useLooks(subscribe: Subscribe, frames: Frames, look: () => void, beat: () => number): void {
  let lastNews = -Infinity;
  let news = false;
  let cancelPicture: (() => void) | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let nextBeat: ReturnType<typeof setTimeout> | undefined;

  function now(): void {
    clearTimeout(rest);
    clearTimeout(nextBeat);
    cancelPicture = null;
    if (news) lastNews = performance.now();
    news = false;
    look();
    nextBeat = setTimeout(nextPicture, beat());
  }

  function nextPicture(): void {
    cancelPicture ??= frames(now);
  }

  function hear(): void {
    news = true;
    clearTimeout(rest);
    const left = lastNews + LEAST - performance.now();
    if (left <= 0) nextPicture();
    else rest = setTimeout(nextPicture, Math.min(left, PAUSE));
  }

  nextPicture();
  onScopeDispose(subscribe(hear));
  onScopeDispose(() => {
    clearTimeout(rest);
    clearTimeout(nextBeat);
    cancelPicture?.();
  });
}
