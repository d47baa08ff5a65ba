/** Word lists as tests have them: English from the project, and whatever lists a test keeps. */
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { equipForRecord } from '#shared/match/equipRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { loadEnglishNode } from '#src/lexicon/nodeLexicon.ts';
import type { OwnListStore } from '#src/lexicon/ownListStore.ts';
import { createMemoryLists } from '#src/lexicon/ownListStore.ts';
import { createResourceLoader } from '#src/lexicon/resourceLoader.ts';

/** English, read before the first test of a file, so that none whose clock stands still waits for a disc. */
export const english: Lexicon = await loadEnglishNode(process.cwd());

/** The game of a record with what it is played with. @throws Error where that cannot be had. */
export async function gameOf(plugin: Plugin, record: MatchRecord, load = loadHere): Promise<Game> {
  const equipped = await equipForRecord(plugin, await plugin.load(), record, load);
  if (!equipped.ok) throw new Error(equipped.message);
  return equipped.value;
}

/** Fetches English, and the lists of a store. */
export function loaderOver(lists: Pick<OwnListStore, 'words'>): ResourceLoader {
  return createResourceLoader({
    english: () => Promise.resolve(english),
    ownWords: (hash) => lists.words(hash),
  });
}

/** Fetches English and nothing else. */
export const loadHere: ResourceLoader = loaderOver(createMemoryLists());
