/** Word lists for a page: English fetched, one's own from the browser. Loaded when a match first needs it. */
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { loadEnglish } from './browserEnglish.ts';
import type { OwnListStore } from './ownListStore.ts';
import { createResourceLoader } from './resourceLoader.ts';

/** Fetches for the page what its matches need. */
export function createBrowserLoader(lists: Pick<OwnListStore, 'words'>): ResourceLoader {
  return createResourceLoader({ english: loadEnglish, ownWords: (hash) => lists.words(hash) });
}
