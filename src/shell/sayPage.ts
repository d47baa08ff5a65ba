import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { pageWords, type PageWord } from './pageMessages.en.ts';
import { language } from './say.ts';

/** A sentence of the settings or the history, in the language the person has chosen. */
export function sayPage(key: PageWord, params: Params = {}): string {
  return phraseIn(language.value, key, pageWords[key], params);
}
