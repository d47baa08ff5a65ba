import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { language } from './say.ts';
import { setUpWords, type SetUpWord } from './setUpMessages.en.ts';

/** A sentence about setting up a match, also outside of components, in the language the person has chosen. */
export function saySetUp(key: SetUpWord, params: Params = {}): string {
  return phraseIn(language.value, key, setUpWords[key], params);
}
