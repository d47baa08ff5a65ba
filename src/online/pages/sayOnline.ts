import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params, Words } from '#shared/plugin/words.ts';
import type { Refusal } from '#shared/result.ts';
import { ROOM_REFUSALS } from '#src/room/refusals.ts';
import { language } from '#src/shell/say.ts';
import { onlineWords, type OnlineWord } from './onlineMessages.en.ts';

/** A sentence on the way to a hosted table, in the language the person has chosen. */
export function sayOnline(key: OnlineWord, params: Params = {}): string {
  return phraseIn(language.value, key, onlineWords[key], params);
}

/** Why a table or the server says no: by its code, or as they said it where no phrase has that code. */
export function sayRefusal({ code, message }: Refusal): string {
  const known: Words = ROOM_REFUSALS;
  const english = known[code];
  return english === undefined ? message : phraseIn(language.value, code, english);
}
