import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { tableWords, type TableWord } from './tableMessages.en.ts';
import { language } from './say.ts';

/** A sentence of the frame round a match, in the language the person has chosen. */
export function sayTable(key: TableWord, params: Params = {}): string {
  return phraseIn(language.value, key, tableWords[key], params);
}
