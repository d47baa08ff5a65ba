import type { Game } from '#shared/plugin/contract.ts';
import { TABLE_REFUSALS } from '#shared/match/refusals.ts';
import { phraseIn, type Language } from '#shared/plugin/ui/words.ts';
import type { Params, Words } from '#shared/plugin/words.ts';
import type { Refusal } from '#shared/result.ts';
import { ROOM_REFUSALS } from '#src/room/refusals.ts';
import { language } from '#src/shell/say.ts';
import { refusalIn } from '#src/table/sentences.ts';
import { LINK_REFUSALS } from './linkRefusals.ts';
import { onlineMatchWords, type OnlineMatchWord } from './messages.en.ts';

const TABLES_OWN: Words = { ...ROOM_REFUSALS, ...LINK_REFUSALS };

/** A sentence round a hosted match, also outside of components, in the language chosen. */
export function sayMatch(key: OnlineMatchWord, params: Params = {}): string {
  return phraseIn(language.value, key, onlineMatchWords[key], params);
}

/** Several names, set apart as the language does it. */
export function namesIn(names: readonly string[]): string {
  return new Intl.ListFormat(language.value.tag, { type: 'conjunction' }).format(names);
}

/** Why something was turned down: in the game's words, in the match's, in the table's, or as it was said. */
export function refusalAt(spoken: Language, game: Pick<Game, 'messages'>, refusal: Refusal): string {
  const { code } = refusal;
  const english = TABLES_OWN[code];
  const ofMatch = game.messages[code] !== undefined || code in TABLE_REFUSALS;
  return ofMatch || english === undefined
    ? refusalIn(spoken, game, refusal)
    : phraseIn(spoken, code, english);
}
