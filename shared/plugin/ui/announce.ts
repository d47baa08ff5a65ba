/** How a table speaks to a screen reader: the frame lends it the live regions that are there from boot. */
import { inject, onScopeDispose, type InjectionKey } from 'vue';

/** `polite` waits until the reader has finished, `assertive` breaks in. */
export type Urgency = 'polite' | 'assertive';

/** Says a sentence once; the same sentence again is said again. */
export type Announce = (text: string, urgency: Urgency) => void;

export const ANNOUNCE: InjectionKey<Announce> = Symbol('announce');

/** The frame's announcer; silent where there is no frame (a component on its own, in a test). */
export function useAnnounce(): Announce {
  return inject(ANNOUNCE, () => silent, true);
}

/** What a pair of live regions holds now; reactive. */
export type SpokenTexts = Readonly<Record<Urgency, string>>;

/** A pair of regions beside the page's, empty at first: everything is said there too, until `leave`. */
export interface OwnRegions {
  readonly texts: SpokenTexts;
  leave(): void;
}

export const OWN_REGIONS: InjectionKey<() => OwnRegions> = Symbol('own live regions');

/**
 * For a modal dialog, which has to draw them itself: the page outside is inert while it is open, and so are the live
 * regions there. Left again with the component; silent where there is no frame.
 */
export function useOwnRegions(): SpokenTexts {
  const join = inject(OWN_REGIONS, null);
  if (join === null) return { polite: '', assertive: '' };
  const { texts, leave } = join();
  onScopeDispose(leave);
  return texts;
}

function silent(): void {
  // Nobody listens outside the frame.
}
