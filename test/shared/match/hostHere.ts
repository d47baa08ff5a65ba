/** Matches of Boggle that a host plays, in a time that passes when it is told to. */
import { game as bareGame } from '#games/boggle/game.ts';
import { createFakeTime } from '#test/shared/timer/fakeTime.ts';
import { openHost } from '#shared/match/host.ts';
import type { BotRunner, Host } from '#shared/match/hostTypes.ts';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { answer } from '#shared/match/planner.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { foldRecord } from '#shared/match/timeline.ts';
import { equipped } from '#shared/plugin/resources.ts';
import { createMatchClock } from '#shared/timer/matchClock.ts';
import { fewResources, settingsOf } from '#test/games/boggle/duel.ts';

export const game = equipped(bareGame, fewResources);

export const inPlace: BotRunner = {
  decide: (question) => Promise.resolve(answer(game, question, question.budget)),
  close: () => undefined,
};

export function freshRecord(lineup: readonly string[] = ['person', 'learner'], seed = 5): MatchRecord {
  const settings = settingsOf({});
  const input = { seed, settings, seats: seatsFor(game, lineup), carried: game.carry?.initial() ?? null };
  return recordOf({ id: 'boggle' }, game, input, [], 0);
}

interface Setting {
  readonly record?: MatchRecord;
  readonly store?: MatchStore;
  readonly paused?: boolean;
}

/** A host of such a match at its table, paused or not. */
export async function sitDown({ record = freshRecord(), store, paused = false }: Setting = {}) {
  const time = createFakeTime();
  const kept = store ?? createMemoryStore(() => time.wall());
  if (store === undefined) await kept.create('m', record);
  const clock = createMatchClock(time, record.until);
  if (!paused) clock.resume();
  const timeline = foldRecord(game.machine(), record);
  const host = openHost({ id: 'm', game, record, timeline, clock, source: time, store: kept, bots: inPlace });
  return { host, time, store: kept };
}

/** Lets promises that are due settle. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Where the match is in its chart. */
export const phase = (host: Host): unknown => host.state().snapshot.value;

/** Writes that at the beginning of the sheet. */
export const type = (ins: string) => ({ type: 'edit', pos: 0, del: 0, ins });
