/** Word lists as the profile keeps and fetches them: none of it is loaded before somebody asks. */
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import type { Services } from './services.ts';

/** `refuse` is told why the browser keeps no lists; they are in memory then until the page closes. */
export function createListServices(refuse: (error: unknown) => void): Pick<Services, 'lists' | 'load'> {
  const lists = once(async () => {
    const { createMemoryLists, createResilientLists } = await import('#src/lexicon/ownListStore.ts');
    if (typeof indexedDB === 'undefined') return createMemoryLists();
    const { createIndexedDbLists } = await import('#src/lexicon/indexedDbLists.ts');
    return createResilientLists(createIndexedDbLists(), refuse);
  });
  const loader = once(async (): Promise<ResourceLoader> => {
    const [{ createBrowserLoader }, store] = await Promise.all([
      import('#src/lexicon/browserResources.ts'),
      lists(),
    ]);
    return createBrowserLoader(store);
  });
  return { lists, load: async (name) => (await loader())(name) };
}

/** What it makes is made once; where that failed, anew at the next call. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}
