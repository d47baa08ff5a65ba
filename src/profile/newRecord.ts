import type { Json } from '#shared/json.ts';
import { recordOf } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { seatsOf, sittersOf, type Sitter } from '#shared/match/seating.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { namedForAll, usualName } from './usualName.ts';

export interface Beginning {
  readonly seed: number;
  readonly settings: Settings;
  readonly carried: Json;
  /** Who sits. Default: those of the line-up, under their usual names. */
  readonly sitters?: readonly Sitter[];
  /** Each `person` or a bot's name. Default: the game's usual company. */
  readonly lineup?: readonly string[];
}

/** The record of a match that begins. */
export function newRecord(plugin: Plugin, game: Game, beginning: Beginning): MatchRecord {
  const { lineup = plugin.seats.usual, sitters = sittersOf(lineup, usualName), ...input } = beginning;
  return recordOf(plugin, game, { ...input, seats: seatsOf(game, namedForAll(sitters)) }, [], 0);
}
