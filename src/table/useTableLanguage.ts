import { onScopeDispose, provide, shallowRef, watch, type ShallowRef } from 'vue';
import { translations } from '#shared/plugin/translations.ts';
import { ENGLISH, LANGUAGE, type Language } from '#shared/plugin/ui/words.ts';
import { language, reasonOf } from '#src/shell/say.ts';

/** The arcade's language with what the game says in it as well, lent to the table. */
export function useTableLanguage(game: string): Readonly<ShallowRef<Language>> {
  const spoken = shallowRef<Language>(language.value);
  let current = true;
  onScopeDispose(() => {
    current = false;
  });
  watch(
    language,
    async (chosen) => {
      // The arcade's own words are there at once; the game's come after.
      spoken.value = chosen;
      if (chosen.tag === ENGLISH.tag) return;
      try {
        const words = await translations.load(chosen.tag, game);
        if (current && language.value === chosen) spoken.value = { tag: chosen.tag, words };
      } catch (error) {
        console.warn('The game’s translation could not be loaded; it stays English:', reasonOf(error));
      }
    },
    { immediate: true },
  );
  provide(LANGUAGE, spoken);
  return spoken;
}
