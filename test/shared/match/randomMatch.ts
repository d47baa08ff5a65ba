/** Matches at random for laws that hold of any record: legal moves of any seat, idling, going back, changing seats. */
import type { Proposal } from '#shared/match/door.ts';
import { judge } from '#shared/match/door.ts';
import { advance } from '#shared/match/fold.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import type { MatchInput, MatchRecord } from '#shared/match/record.ts';
import { appendEntry, latest, openTimeline, type Timeline } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { equip } from '#shared/plugin/resources.ts';
import { defaultsOf, type Settings } from '#shared/plugin/settings.ts';
import { randomFrom, type Random } from '#shared/random/random.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { loadHere } from '#test/src/lexicon/loadHere.ts';

/** All games there are, and the kit's own. */
export const allPlugins: readonly Plugin[] = [...plugins, highCard];

export interface RandomMatch {
  readonly input: MatchInput<Settings>;
  readonly record: MatchRecord;
  readonly timeline: Timeline;
}

/** A match of up to `entries` entries; anybody may take anything back, so that much of it is gone back over. */
export async function randomMatch(plugin: Plugin, seed: number, entries: number): Promise<RandomMatch> {
  const settings = defaultsOf(plugin.settings);
  const game: Game = { ...(await equip(await plugin.load(), settings, loadHere)), undo: 'all' };
  const random = randomFrom(seed);
  const { lineups } = await game.check();
  const seats = seatsFor(game, random.pick(lineups));
  const input = { seed, settings, seats, carried: game.carry?.initial() ?? null };
  let timeline = openTimeline(game.machine(), input);
  let at = 0;
  for (let tries = entries * 3; tries > 0 && timeline.log.length < entries; tries -= 1) {
    const now = advance(timeline.machine, latest(timeline), at);
    const due = now.pending[0]?.due;
    at = due !== undefined && random.chance(0.15) ? due + random.below(3) : at + random.below(3000);
    const late = timeline.log.length > entries * 0.7;
    const proposal = random.chance(0.2)
      ? atTable(timeline, random)
      : moveOf(game, timeline, at, random, late);
    const entry = proposal === null ? null : judge(game, timeline, proposal, at);
    if (entry?.ok === true) timeline = appendEntry(timeline, entry.value);
  }
  at += random.below(5000);
  return { input, record: recordOf(plugin, game, input, timeline.log, at), timeline };
}

function moveOf(game: Game, timeline: Timeline, at: number, random: Random, late: boolean): Proposal | null {
  const state = advance(timeline.machine, latest(timeline), at);
  const by = random.below(state.table.seats.length);
  const open = game.legal(game.view(state, by));
  if (open.length === 0) return null;
  const { move } = random.pick(open);
  // What ends a match would end nearly all of them at once.
  return move.type === 'quit' && !(late && random.chance(0.1)) ? null : { by, move };
}

function atTable(timeline: Timeline, random: Random): Proposal {
  const { seats } = latest(timeline).table;
  const by = random.below(seats.length);
  const seat = random.below(seats.length);
  const to = random.below(timeline.states.length);
  const name = `Guest ${random.below(9)}`;
  return random.pick<Proposal>([
    { by, table: { type: 'back', to } },
    { by, table: { type: 'back', to } },
    { by, table: { type: 'ask', to } },
    { by, table: { type: 'agree' } },
    { by: 'table', table: { type: 'host', seat } },
    { by: 'table', table: { type: 'seat', seat, sitter: { by: 'person', name } } },
  ]);
}
