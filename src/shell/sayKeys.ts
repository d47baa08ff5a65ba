import { phraseIn } from '#shared/plugin/ui/words.ts';
import { keysWords, type KeysWord } from './keysMessages.en.ts';
import { language } from './say.ts';

/** A sentence of the lists of keys, in the language the person has chosen. */
export function sayKeys(key: KeysWord): string {
  return phraseIn(language.value, key, keysWords[key], {});
}
