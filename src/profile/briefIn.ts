import type { MatchBrief } from '#shared/match/brief.ts';
import { briefOf } from '#shared/match/briefOf.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import { advance } from '#shared/match/fold.ts';
import { finishedGames } from '#shared/match/games.ts';
import type { OpenedRecord } from '#shared/match/openRecord.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { translations } from '#shared/plugin/translations.ts';
import { ENGLISH, type Language } from '#shared/plugin/ui/words.ts';
import { messageIn } from '#src/table/sentences.ts';

/**
 * What a list shows of a match that came from elsewhere, spelled in a language. `seat` is the one in which somebody of this
 * device played it; null where nobody did. Null where the game throws on it: such a match is kept all the same.
 */
export async function briefIn(
  language: Language,
  plugin: Pick<Plugin, 'id'>,
  game: Game,
  { record, timeline }: Pick<OpenedRecord, 'record' | 'timeline'>,
  seat: SeatIndex | null = null,
): Promise<MatchBrief | null> {
  try {
    const spoken = await spokenIn(language, plugin.id);
    const state = advance(timeline.machine, latest(timeline), record.until);
    const games = finishedGames(game, timeline, record.until, seat);
    return briefOf({ game, state, games, seat, say: (message) => messageIn(spoken, game, message) });
  } catch (error) {
    console.warn('The list can tell nothing of a match from a file:', error);
    return null;
  }
}

async function spokenIn(language: Language, game: string): Promise<Language> {
  if (language.tag === ENGLISH.tag) return language;
  return { tag: language.tag, words: await translations.load(language.tag, game) };
}
