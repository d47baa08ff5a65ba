import { fillIn } from '#shared/plugin/ui/sentence.ts';
import { words, type WordKey } from './messages.en.ts';

/** A sentence of the arcade with its holes filled in. */
export function say(key: WordKey, params: Readonly<Record<string, string | number>> = {}): string {
  return fillIn(words[key], params);
}

/** What went wrong, in the words of whatever threw it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
