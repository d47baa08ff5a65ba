/** The arcade's own voice, in the language the person has chosen; also outside of components. */
import { shallowRef, type ShallowRef } from 'vue';
import { translations, type Translations } from '#shared/plugin/translations.ts';
import { ENGLISH, phraseIn, type Language } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { words, type WordKey } from './messages.en.ts';

/** The language spoken now. */
export const language: ShallowRef<Language> = shallowRef(ENGLISH);

/** How often a language has been chosen: a file that comes after the next choice is no longer wanted. */
let choices = 0;

/**
 * Chooses a language by its tag, and resolves once it is spoken or another has been chosen. A tag there is no file
 * for is English, and so is one whose file does not come; it never rejects.
 */
export async function speak(tag: string, from: Translations = translations): Promise<void> {
  const choice = ++choices;
  const chosen = await languageOf(tag, from);
  if (choice !== choices) return;
  language.value = chosen;
  document.documentElement.lang = chosen.tag;
}

async function languageOf(tag: string, from: Translations): Promise<Language> {
  if (!from.tags.includes(tag)) return ENGLISH;
  try {
    return { tag, words: await from.load(tag) };
  } catch (error) {
    console.warn(`The translation “${tag}” could not be loaded; Quoin speaks English:`, reasonOf(error));
    return ENGLISH;
  }
}

/** A sentence of the arcade with its holes filled in. */
export function say(key: WordKey, params: Params = {}): string {
  return phraseIn(language.value, key, words[key], params);
}

/** What went wrong, in the words of whatever threw it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
