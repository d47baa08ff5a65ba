/** Word lists as tests have them: English from the project, and whatever lists a test keeps. */
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { loadEnglishNode } from '#src/lexicon/nodeLexicon.ts';
import type { OwnListStore } from '#src/lexicon/ownListStore.ts';
import { createMemoryLists } from '#src/lexicon/ownListStore.ts';
import { createResourceLoader } from '#src/lexicon/resourceLoader.ts';

let english: Promise<Lexicon> | null = null;

/** English, read once for all tests of a file. */
export function englishHere(): Promise<Lexicon> {
  return (english ??= loadEnglishNode(process.cwd()));
}

/** Fetches English, and the lists of a store. */
export function loaderOver(lists: Pick<OwnListStore, 'words'>): ResourceLoader {
  return createResourceLoader({ english: englishHere, ownWords: (hash) => lists.words(hash) });
}

/** Fetches English and nothing else. */
export const loadHere: ResourceLoader = loaderOver(createMemoryLists());
