import type { Json } from '#shared/json.ts';
import { recordOf } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { seatsOf, sittersOf, type Sitter } from '#shared/match/seating.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { say } from '#src/shell/say.ts';

export interface Beginning {
  readonly seed: number;
  readonly settings: Settings;
  readonly carried: Json;
  /** Who sits. Default: the game's usual company. */
  readonly sitters?: readonly Sitter[];
}

/** What people of this device are called as long as they have not said: “You”, and from the second on “Player 2”. */
export function usualName(before: number): string {
  return before === 0 ? say('seats.you') : say('seats.player', { number: before + 1 });
}

/** The record of a match that begins. */
export function newRecord(plugin: Plugin, game: Game, beginning: Beginning): MatchRecord {
  const { sitters = sittersOf(plugin.seats.usual, usualName), ...input } = beginning;
  return recordOf(plugin, game, { ...input, seats: seatsOf(game, sitters) }, [], 0);
}
