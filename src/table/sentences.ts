/** What the frame says in a game's own words, in the language of the table. */
import type { Game } from '#shared/plugin/contract.ts';
import { TABLE_REFUSALS } from '#shared/match/refusals.ts';
import { sharedWords, type SharedWord } from '#shared/messages.en.ts';
import { phraseIn, type Language } from '#shared/plugin/ui/words.ts';
import type { Clock, Message } from '#shared/plugin/view.ts';
import type { Params, Words } from '#shared/plugin/words.ts';
import type { Refusal } from '#shared/result.ts';

/** One of a game's messages. */
export function messageIn(language: Language, game: Pick<Game, 'messages'>, message: Message): string {
  return phraseIn(language, message.key, game.messages[message.key], message.params);
}

/** Why something was refused: by its code, or as whoever refused it said it where no phrase has that code. */
export function refusalIn(
  language: Language,
  game: Pick<Game, 'messages'>,
  { code, message }: Refusal,
): string {
  // A move's own schema says more exactly what is wrong with it than the code of all malformed moves.
  const tableWords: Words = TABLE_REFUSALS;
  const exact = code === 'move/malformed' && message !== TABLE_REFUSALS[code];
  const english = game.messages[code] ?? tableWords[code];
  return exact || english === undefined ? message : phraseIn(language, code, english);
}

/** What a game calls one of its clocks, by the key `clock.<id>`; null where it has no such phrase. */
export function clockNameIn(
  language: Language,
  game: Pick<Game, 'messages'>,
  { id }: Pick<Clock, 'id'>,
): string | null {
  const key = `clock.${id}`;
  return game.messages[key] === undefined ? null : messageIn(language, game, { key });
}

/** How much time is left, in words: "1 minute 42 seconds left". */
export function timeLeftIn(language: Language, ms: number): string {
  const say = (key: SharedWord, params: Params): string => phraseIn(language, key, sharedWords[key], params);
  const all = Math.ceil(ms / 1000);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  if (minutes === 0) return say('clock.secondsLeft', { count: seconds });
  if (seconds === 0) return say('clock.minutesLeft', { count: minutes });
  return say('clock.says', {
    minutes: say('clock.minutes', { count: minutes }),
    seconds: say('clock.seconds', { count: seconds }),
  });
}

/** That no clock runs. */
export function noLimitIn(language: Language): string {
  return phraseIn(language, 'clock.noLimit', sharedWords['clock.noLimit']);
}
