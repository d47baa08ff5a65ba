/** Whether a message of a game can be spelled: its key is there, and every hole has something to go in. */
import type { Message } from '#shared/plugin/view.ts';
import { formsOf, type Words } from '#shared/plugin/words.ts';

/** What is amiss, as the end of a sentence that begins with what the message is; null for nothing. */
export function messageFault(messages: Words, { key, params = {} }: Message): string | null {
  const phrase = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (phrase === undefined) return `“${key}” is not in the messages`;
  const holes = formsOf(phrase)
    .join(' ')
    .matchAll(/\{(\w+)\}/g);
  for (const [, hole = ''] of holes) {
    if (!Object.hasOwn(params, hole)) return `“${key}” has nothing to put into {${hole}}`;
  }
  return null;
}
