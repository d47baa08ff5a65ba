import type { Json } from '#shared/json.ts';
import type { Seat } from '#shared/match/entry.ts';
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord } from '#shared/match/record.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';

export interface Beginning {
  readonly seed: number;
  readonly settings: Settings;
  readonly carried: Json;
}

/** The record of a match that begins with its usual company: a person, and the computer where it plays. */
export function newRecord(plugin: Plugin, game: Game, { seed, settings, carried }: Beginning): MatchRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: plugin.id,
    rules: game.rules,
    seed,
    settings,
    seats: plugin.seats.usual.map((sitter) => seatOf(game, sitter)),
    carried,
    resources: game.resources(settings),
    log: [],
    until: 0,
  };
}

function seatOf(game: Game, sitter: string): Seat {
  if (sitter === 'person') return { by: 'person', name: 'You' };
  return { by: 'bot', bot: sitter, name: game.messages[`bot.${sitter}`] ?? sitter };
}
