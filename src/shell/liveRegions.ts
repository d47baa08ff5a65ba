/** What the live regions hold. A message said again must change the region, or no reader says it. */
import { nextTick, reactive } from 'vue';
import type { Announce, OwnRegions, SpokenTexts, Urgency } from '#shared/plugin/ui/announce.ts';

export interface LiveRegions {
  /** The page's own pair, there from boot. */
  readonly texts: SpokenTexts;
  readonly announce: Announce;
  /** One more pair, for a dialog while it is open. */
  readonly join: () => OwnRegions;
}

/** Appended every other time: it changes the text and is not spoken. */
const MARK = '\u00A0';

export function createLiveRegions(): LiveRegions {
  const page = emptyPair();
  const pairs = new Set([page]);
  /** Said, and not yet in the page: to clear it now would be never to say it. */
  const undrawn = new Set<Urgency>();
  return {
    texts: page,
    announce(text, urgency) {
      const other = urgency === 'polite' ? 'assertive' : 'polite';
      for (const pair of pairs) {
        pair[urgency] = pair[urgency] === text ? text + MARK : text;
        // What was said before is over: whoever reads through the page later would take it for news.
        if (!undrawn.has(other)) pair[other] = '';
      }
      undrawn.add(urgency);
      void nextTick(() => undrawn.clear());
    },
    join() {
      const texts = emptyPair();
      pairs.add(texts);
      return { texts, leave: () => pairs.delete(texts) };
    },
  };
}

function emptyPair(): Record<Urgency, string> {
  return reactive({ polite: '', assertive: '' });
}
