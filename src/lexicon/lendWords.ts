/** Lends a game's page this person's word lists. */
import { computed, inject, onMounted, provide } from 'vue';
import { valueOf } from '#shared/dictionary/chosenLexicon.ts';
import { LEXICONS } from '#shared/dictionary/ui/lexicons.ts';
import { SERVICES } from '#src/profile/services.ts';
import { loadLexiconBy } from './useLexicon.ts';
import { useOwnLists } from './useOwnLists.ts';

/** Said in `setup` of the frame around the page. */
export function lendWords(): void {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  const lists = useOwnLists();

  provide(LEXICONS, {
    own: computed(() => lists.lists.map((list) => ({ value: valueOf(list), title: list.title }))),
    load: loadLexiconBy(services.load),
  });
  // Without them there is English: a browser that keeps nothing says so where lists are added.
  onMounted(() => lists.refresh().catch(() => undefined));
}
