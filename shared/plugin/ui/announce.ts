/** How a table speaks to a screen reader: the frame lends it the live regions that are there from boot. */
import { inject, type InjectionKey } from 'vue';

/** `polite` waits until the reader has finished, `assertive` breaks in. */
export type Urgency = 'polite' | 'assertive';

/** Says a sentence once; the same sentence again is said again. */
export type Announce = (text: string, urgency: Urgency) => void;

export const ANNOUNCE: InjectionKey<Announce> = Symbol('announce');

/** The frame's announcer; silent where there is no frame (a component on its own, in a test). */
export function useAnnounce(): Announce {
  return inject(ANNOUNCE, () => silent, true);
}

function silent(): void {
  // Nobody listens outside the frame.
}
