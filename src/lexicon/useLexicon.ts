/** Lexicons for a component, by what a setting of kind `lexicon` says. */
import { inject } from 'vue';
import { lexiconFor, resourcesFor } from '#shared/dictionary/chosenLexicon.ts';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { SERVICES } from '#src/profile/services.ts';

/** Fetches the list that a value stands for. Rejects with an Error of one sentence where that cannot be had. */
export type LoadLexicon = (value: string) => Promise<Lexicon>;

export function loadLexiconBy(load: ResourceLoader): LoadLexicon {
  return async (value) => {
    const fetched = await Promise.all(
      resourcesFor(value).map(async (each) => [each.name, await load(each)] as const),
    );
    return lexiconFor(value, Object.fromEntries(fetched));
  };
}

/** Said in `setup`. */
export function useLexicon(): LoadLexicon {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  return loadLexiconBy(services.load);
}
