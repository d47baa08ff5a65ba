import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { aboutWords, type AboutWord } from './aboutMessages.en.ts';
import { language } from './say.ts';

/** A sentence about Quoin, in the language the person has chosen. */
export function sayAbout(key: AboutWord, params: Params = {}): string {
  return phraseIn(language.value, key, aboutWords[key], params);
}
