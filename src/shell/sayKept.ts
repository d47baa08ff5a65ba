import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { keptWords, type KeptWord } from './keptMessages.en.ts';
import { language } from './say.ts';

/** A sentence about kept words, in the language the person has chosen. */
export function sayKept(key: KeptWord, params: Params = {}): string {
  return phraseIn(language.value, key, keptWords[key], params);
}
