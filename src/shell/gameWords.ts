/** What a game says before it has been loaded (title, blurb, mixes, settings), translated where a translation has it. */
import { onScopeDispose, shallowRef, watch } from 'vue';
import { plugins } from '#shared/plugin/registry.ts';
import { translations, type Translations } from '#shared/plugin/translations.ts';
import { ENGLISH, phraseIn } from '#shared/plugin/ui/words.ts';
import type { Words } from '#shared/plugin/words.ts';
import { language, reasonOf } from './say.ts';

/** A game's word by its key, or its English from the plugin. Drawn anew when the language changes. */
export type GameWords = (game: string, key: string, english: string) => string;

/**
 * All games' words in the language spoken, for as long as the component stands: English at first, and where a game has
 * no translation or its file does not come.
 */
export function useGameWords(from: Translations = translations): GameWords {
  const games = shallowRef<Readonly<Record<string, Partial<Words>>>>({});
  let current = true;
  onScopeDispose(() => {
    current = false;
  });
  watch(
    language,
    async (spoken) => {
      games.value = {};
      if (spoken.tag === ENGLISH.tag) return;
      const loaded = await Promise.all(
        plugins.map(async ({ id }) => [id, await wordsOf(id, spoken.tag, from)] as const),
      );
      // Another language may have been chosen meanwhile.
      if (current && language.value === spoken) games.value = Object.fromEntries(loaded);
    },
    { immediate: true },
  );
  return (game, key, english) =>
    phraseIn({ tag: language.value.tag, words: games.value[game] ?? {} }, key, english);
}

async function wordsOf(game: string, tag: string, from: Translations): Promise<Partial<Words>> {
  try {
    return await from.load(tag, game);
  } catch (error) {
    console.warn(
      `The translation “${tag}” of ${game} could not be loaded; it stays English:`,
      reasonOf(error),
    );
    return {};
  }
}
