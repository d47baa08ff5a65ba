/** Definitions in the page: how to look up, and which files there are, come with the first word that is asked. */
import { noDefinitions } from '#shared/dictionary/definitionProblem.ts';
import type { Definitions } from '#shared/dictionary/definitions.ts';
import type { Meanings } from '#shared/dictionary/ui/meanings.ts';

/** Fetches what is missing when a word is looked up; what a page has fetched stays for the next word. */
export function browserMeanings(): Meanings {
  let definitions: Definitions | null = null;
  return {
    async define(word) {
      definitions ??= await openDefinitions();
      return definitions === null ? noDefinitions('definitions/unreachable') : definitions.define(word);
    },
  };
}

async function openDefinitions(): Promise<Definitions | null> {
  try {
    const [{ createDefinitions }, { default: urls }] = await Promise.all([
      import('#shared/dictionary/definitions.ts'),
      import('virtual:definitions'),
    ]);
    return createDefinitions({
      keys: async () => Object.keys(urls),
      read: async (key) => {
        const url = urls[key];
        return url === undefined ? null : fetchText(url);
      },
    });
  } catch {
    return null; // a piece of the page that has not been fetched before, and no network
  }
}

async function fetchText(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null; // no network, or it broke off
  }
}
