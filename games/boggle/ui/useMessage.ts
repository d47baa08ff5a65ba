import type { Message } from '#shared/plugin/view.ts';
import { phraseIn, useLanguage } from '#shared/plugin/ui/words.ts';
import type { Words } from '#shared/plugin/words.ts';
import { tableWords } from '../tableMessages.en.ts';

const words: Words = tableWords;

/** Says a message that a rule has chosen by its key; null stays null. */
export function useMessage(): (message: Message | null) => string | null {
  const language = useLanguage();
  return (message) =>
    message === null ? null : phraseIn(language.value, message.key, words[message.key], message.params);
}
