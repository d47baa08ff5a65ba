/** What the two live regions hold. A message said again must change the region, or no reader says it. */
import { reactive } from 'vue';
import type { Announce, Urgency } from '#shared/plugin/ui/announce.ts';

export interface LiveRegions {
  readonly texts: Readonly<Record<Urgency, string>>;
  readonly announce: Announce;
}

/** Appended every other time: it changes the text and is not spoken. */
const MARK = '\u00A0';

export function createLiveRegions(): LiveRegions {
  const texts = reactive<Record<Urgency, string>>({ polite: '', assertive: '' });
  return {
    texts,
    announce(text, urgency) {
      texts[urgency] = texts[urgency] === text ? text + MARK : text;
    },
  };
}
