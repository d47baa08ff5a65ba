/** A table of High Card for tests: proposals pass the door, or the test fails. */
import { judge, type Proposal } from '#shared/match/door.ts';
import type { TableMove } from '#shared/match/entry.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import type { MatchInput, MatchRecord } from '#shared/match/record.ts';
import { appendEntry, openTimeline, type Timeline } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { game as highCard } from '#test/kit/game/game.ts';
import { plugin } from '#test/kit/game/index.ts';

export const game: Game = highCard;

/** Turns of 20 s; the cards are not shown for long. */
export const settings: Settings = { goal: 3, clock: 'slow', pause: false };

export function inputFor(lineup: readonly string[], seed = 3): MatchInput<Settings> {
  return { seed, settings, seats: seatsFor(game, lineup), carried: 0 };
}

export function open(lineup: readonly string[] = ['person', 'person'], seed = 3): Timeline {
  return openTimeline(game.machine(), inputFor(lineup, seed));
}

/** The timeline with one proposal more. @throws Error with the code when the door refuses it. */
export function take(timeline: Timeline, proposal: Proposal, at: number, by: Game = game): Timeline {
  const verdict = judge(by, timeline, proposal, at);
  if (!verdict.ok) throw new Error(verdict.code);
  return appendEntry(timeline, verdict.value);
}

/** Moves, each `[seat, type, at]`. */
export function moves(timeline: Timeline, ...made: readonly (readonly [number, string, number])[]): Timeline {
  return made.reduce((line, [by, type, at]) => take(line, { by, move: { type } }, at), timeline);
}

/** What the door says: null for yes, else the code. */
export function codeOf(timeline: Timeline, proposal: Proposal, at: number, by: Game = game): string | null {
  const verdict = judge(by, timeline, proposal, at);
  return verdict.ok ? null : verdict.code;
}

export function tableMove(by: number | 'table', table: TableMove): Proposal {
  return { by, table };
}

/** The record of a timeline that `open` began. */
export function recordFor(
  timeline: Timeline,
  lineup: readonly string[] = ['person', 'person'],
  seed = 3,
): MatchRecord {
  const until = (timeline.log.at(-1)?.at ?? 0) + 500;
  return recordOf(plugin, game, inputFor(lineup, seed), timeline.log, until);
}
