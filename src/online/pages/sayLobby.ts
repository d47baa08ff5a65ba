import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import { language } from '#src/shell/say.ts';
import { lobbyWords, type LobbyWord } from './lobbyMessages.en.ts';

/** A sentence of the lobby, in the language the person has chosen. */
export function sayLobby(key: LobbyWord, params: Params = {}): string {
  return phraseIn(language.value, key, lobbyWords[key], params);
}
