import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { dailyWords, type DailyWord } from './dailyMessages.en.ts';
import { language } from './say.ts';

/** A sentence about the board of the day or a shared result, also outside of components, in the language chosen. */
export function sayDaily(key: DailyWord, params: Params = {}): string {
  return phraseIn(language.value, key, dailyWords[key], params);
}
