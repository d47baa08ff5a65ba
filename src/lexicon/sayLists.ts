/** The voice of the word lists, in the language that is spoken; also outside of components. */
import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { language } from '#src/shell/say.ts';
import { listWords } from './messages.en.ts';

export type ListWord = keyof typeof listWords;

export function sayLists(key: ListWord, params: Params = {}): string {
  return phraseIn(language.value, key, listWords[key], params);
}
