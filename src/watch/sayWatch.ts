import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { language } from '#src/shell/say.ts';
import { watchWords, type WatchWord } from './messages.en.ts';

/** A sentence about watching, also outside of components, in the language the person has chosen. */
export function sayWatch(key: WatchWord, params: Params = {}): string {
  return phraseIn(language.value, key, watchWords[key], params);
}
