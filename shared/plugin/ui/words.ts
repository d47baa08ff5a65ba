/** How a component speaks: in English as it ships, or in the language that the frame around it has chosen. */
import { inject, readonly, shallowRef, type InjectionKey, type Ref } from 'vue';
import { spell, type Params, type Phrase, type Words } from '#shared/plugin/words.ts';

export interface Language {
  /** BCP 47, as in `lang="…"`. */
  readonly tag: string;
  /** Phrases by key that stand instead of the English ones; empty for English. */
  readonly words: Partial<Words>;
}

export const ENGLISH: Language = { tag: 'en', words: {} };

export const LANGUAGE: InjectionKey<Readonly<Ref<Language>>> = Symbol('language');

/** A sentence by its key. Called while drawing it is drawn anew when the language changes. */
export type Say<Key extends string = string> = (key: Key, params?: Params) => string;

/** Speaks from a message file; English where there is no frame, and where a translation has a gap. */
export function useSay<Key extends string>(english: Words<Key>): Say<Key> {
  const language = useLanguage();
  return (key, params) => phraseIn(language.value, key, english[key], params);
}

/** One sentence in a language, from its translation or the English phrase. */
export function phraseIn(
  { tag, words }: Language,
  key: string,
  english: Phrase | undefined,
  params?: Params,
): string {
  const translated = words[key];
  if (translated !== undefined) return spell(tag, translated, params);
  // An English phrase takes English plural rules, whatever language stands around it.
  return english === undefined ? key : spell('en', english, params);
}

/** The language of the frame, for numbers and dates that stand alone. */
export function useLanguage(): Readonly<Ref<Language>> {
  return inject(LANGUAGE, () => readonly(shallowRef(ENGLISH)), true);
}
