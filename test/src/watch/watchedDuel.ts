/** A match of Boggle as it is watched: two rounds, with words written in both, on the real table. */
import { markRaw, type Component } from 'vue';
import { duel } from '#test/games/boggle/duel.ts';
import { game } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import type { Watched } from '#src/watch/watched.ts';

export interface WatchedDuel {
  readonly watched: Watched;
  readonly record: MatchRecord;
  /** Match times in ms: within a round, and in the review after it. */
  readonly inRound: number;
  readonly inReview: number;
}

/** `table` instead of the game's own. */
export async function watchedDuel(table?: Component): Promise<WatchedDuel> {
  const match = duel();
  match.move(0, { type: 'startRound' });
  match.move(1000, { type: 'edit', pos: 0, del: 0, ins: 'ab' });
  match.move(2000, { type: 'edit', pos: 2, del: 0, ins: 'c ' });
  match.move(3000, { type: 'edit', pos: 4, del: 0, ins: 'de' });
  match.move(200_000, { type: 'startRound' });
  match.move(201_000, { type: 'edit', pos: 0, del: 0, ins: 'xyz' });
  const timeline = match.timeline();
  const seats = seatsFor(game, plugin.seats.usual, () => 'Ann');
  const beginning = { seed: 1, settings: defaultsOf(plugin.settings), carried: null, seats };
  const record = recordOf(plugin, game, beginning, timeline.log, 250_000);
  const shown = table ?? (await game.table());
  const watched: Watched = {
    id: null,
    plugin,
    game,
    // Test utilities make props reactive; a component is none of what changes.
    table: markRaw(shown),
    record: () => record,
    timeline: () => timeline,
    now: () => 250_000,
    subscribe: () => () => undefined,
    host: null,
    broken: null,
  };
  return { watched, record, inRound: 3500, inReview: 190_000 };
}
