/** What a game says before it has been loaded (title, blurb, mixes, settings), translated where a translation has it. */
import { onScopeDispose, shallowRef, watch } from 'vue';
import { plugins } from '#shared/plugin/registry.ts';
import { translations } from '#shared/plugin/translations.ts';
import { ENGLISH, phraseIn } from '#shared/plugin/ui/words.ts';
import type { Words } from '#shared/plugin/words.ts';
import { language } from './say.ts';

/** A game's word by its key, or its English from the plugin. Drawn anew when the language changes. */
export type GameWords = (game: string, key: string, english: string) => string;

export function useGameWords(): GameWords {
  const games = shallowRef<Readonly<Record<string, Partial<Words>>>>({});
  let current = true;
  onScopeDispose(() => {
    current = false;
  });
  watch(
    language,
    async ({ tag }) => {
      games.value = {};
      if (tag === ENGLISH.tag) return;
      const loaded = await Promise.all(
        plugins.map(async ({ id }) => [id, await translations.load(tag, id)] as const),
      );
      if (current && language.value.tag === tag) games.value = Object.fromEntries(loaded);
    },
    { immediate: true },
  );
  return (game, key, english) =>
    phraseIn({ tag: language.value.tag, words: games.value[game] ?? {} }, key, english);
}
