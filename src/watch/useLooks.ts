/** When a match that goes on is looked at: soon after something has happened, and with every second of its time. */
import { onScopeDispose } from 'vue';
import type { Frames } from './usePlayhead.ts';
import type { Watched } from './watched.ts';

/** ms between two looks, however much happens: whoever plays must not feel that somebody watches. */
const LEAST = 250;
/** ms of match time from beat to beat. */
const BEAT = 1000;

/** Calls `look` right before a picture is drawn, so that all that follows the match is drawn in that one picture. */
export function useLooks(watched: Watched, frames: Frames, look: () => void): void {
  if (watched.host === null) return;
  let lastLook = -Infinity;
  let cancel: (() => void) | null = null;
  let beat: ReturnType<typeof setTimeout> | undefined;

  function now(): void {
    cancel = null;
    lastLook = performance.now();
    look();
    clearTimeout(beat);
    beat = setTimeout(soon, untilBeat());
  }

  /** The beat of what is due next is that of its countdown at the table: both are drawn in one picture. */
  function untilBeat(): number {
    const due = watched.timeline().states.at(-1)?.pending[0]?.due ?? 0;
    const past = (watched.now() - due) % BEAT;
    return past < 0 ? -past : BEAT - past;
  }

  function nextPicture(): void {
    cancel = frames(now);
  }

  function soon(): void {
    if (cancel !== null) return;
    const rest = lastLook + LEAST - performance.now();
    if (rest <= 0) return nextPicture();
    const timer = setTimeout(nextPicture, rest);
    cancel = () => clearTimeout(timer);
  }

  soon();
  onScopeDispose(watched.subscribe(soon));
  onScopeDispose(() => {
    clearTimeout(beat);
    cancel?.();
  });
}
