/** The arcade's own voice, in the language the person has chosen; also outside of components. */
import { shallowRef, type ShallowRef } from 'vue';
import { translations } from '#shared/plugin/translations.ts';
import { ENGLISH, phraseIn, type Language } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { words, type WordKey } from './messages.en.ts';

/** The language spoken now. */
export const language: ShallowRef<Language> = shallowRef(ENGLISH);

/** Chooses a language by its tag; a tag there is no file for is English. */
export async function speak(tag: string): Promise<void> {
  language.value = translations.tags.includes(tag) ? { tag, words: await translations.load(tag) } : ENGLISH;
  document.documentElement.lang = language.value.tag;
}

/** A sentence of the arcade with its holes filled in. */
export function say(key: WordKey, params: Params = {}): string {
  return phraseIn(language.value, key, words[key], params);
}

/** What went wrong, in the words of whatever threw it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
