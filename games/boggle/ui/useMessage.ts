import type { Message } from '#shared/plugin/view.ts';
import { phraseIn, useLanguage } from '#shared/plugin/ui/words.ts';
import type { Words } from '#shared/plugin/words.ts';
import { tableWords } from '../tableMessages.en.ts';

/** Says a message that a rule has chosen by its key, from the table's words unless others are named. */
export function useSayMessage(words: Words = tableWords): (message: Message) => string {
  const language = useLanguage();
  return ({ key, params }) => phraseIn(language.value, key, words[key], params);
}

/** The same where there may be nothing to say; null stays null. */
export function useMessage(words: Words = tableWords): (message: Message | null) => string | null {
  const say = useSayMessage(words);
  return (message) => (message === null ? null : say(message));
}
