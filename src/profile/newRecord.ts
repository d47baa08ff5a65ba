import type { Json } from '#shared/json.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';

export interface Beginning {
  readonly seed: number;
  readonly settings: Settings;
  readonly carried: Json;
}

/** The record of a match that begins with its usual company: a person, and the computer where it plays. */
export function newRecord(plugin: Plugin, game: Game, beginning: Beginning): MatchRecord {
  const seats = seatsFor(game, plugin.seats.usual, () => 'You');
  return recordOf(plugin, game, { ...beginning, seats }, [], 0);
}
