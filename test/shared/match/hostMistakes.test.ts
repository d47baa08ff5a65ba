/** What a host does about mistakes: of those who listen to it, of a delay, of a view, and what is saved of them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withCrash } from '#shared/match/crash.ts';
import { openHost } from '#shared/match/host.ts';
import type { BotRunner } from '#shared/match/hostTypes.ts';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import { breakingDelay, openRecord } from '#shared/match/openRecord.ts';
import { recordOf } from '#shared/match/play.ts';
import { foldRecord } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { createMatchClock } from '#shared/timer/matchClock.ts';
import { gameWith, THROWN } from '#test/kit/brokenRule.ts';
import { game as highCard } from '#test/kit/game/game.ts';
import { plugin } from '#test/kit/game/index.ts';
import { createFakeTime } from '#test/shared/timer/fakeTime.ts';
import { inputFor, settings } from './table.ts';

const nobody: BotRunner = { decide: () => Promise.resolve(null), close: () => undefined };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function sit(game: Game) {
  const time = createFakeTime();
  // The open cards are looked at for a while.
  const input = { ...inputFor(['person', 'person']), settings: { ...settings, pause: true } };
  const record = recordOf(plugin, game, input, [], 0);
  const store = createMemoryStore(() => time.wall());
  await store.create('m', record);
  const clock = createMatchClock(time, 0);
  clock.resume();
  const timeline = foldRecord(game.machine(), record);
  return {
    host: openHost({ id: 'm', game, record, timeline, clock, source: time, store, bots: nobody }),
    time,
  };
}

it('a listener that throws costs neither the others nor the match', async () => {
  const { host, time } = await sit(highCard);
  const heard: number[] = [];
  host.subscribe(() => {
    throw new Error('I cannot listen.');
  });
  host.subscribe(() => heard.push(host.timeline().log.length));
  expect(await host.send(0, { type: 'keep' })).toBeNull();
  expect(heard).toContain(1);
  expect(host.broken()).toBeNull();
  expect(host.crash()).toBeNull();
  expect(console.error).toHaveBeenCalled();
  // Nor the alarm: the next turn runs out by itself, and the cards lie open.
  time.pass(20_000);
  expect(host.state().snapshot.context).toMatchObject({ shown: true });
});

it('a delay that throws is told to everybody who listens', async () => {
  const { host, time } = await sit(gameWith('delay'));
  const told: boolean[] = [];
  host.subscribe(() => {
    throw new Error('I cannot listen.');
  });
  host.subscribe(() => told.push(host.broken() !== null));
  time.pass(30_000);
  expect(told.at(-1)).toBe(true);
  expect(host.crash()?.where).toBe('chart');
  expect(breakingDelay(host.timeline(), host.now())).toBe(20_000);
  expect(breakingDelay(host.timeline(), 19_999)).toBeNull();
});

it('what cannot be shown is a mistake of the table, and no word is said of trying it again', async () => {
  const game = gameWith('view');
  const { host } = await sit(game);
  host.subscribe(() => undefined);
  await host.send(0, { type: 'keep' });
  await host.send(1, { type: 'keep' });
  // A move is judged by what its seat sees.
  await host.send(0, { type: 'keep' });
  const crash = host.crash();
  expect(crash).toMatchObject({ where: 'table', message: THROWN.view, attempt: null });
  if (crash === null) throw new Error('There is no crash.');
  const opened = openRecord(plugin, game, withCrash(host.record(), crash));
  expect(opened).toMatchObject({ ok: true, value: { broken: { message: THROWN.view } } });
});

it('time stands still once the match is over', async () => {
  const { host, time } = await sit(highCard);
  time.pass(1000);
  await host.send(0, { type: 'quit' });
  time.pass(60_000);
  expect(host.now()).toBe(1000);
});

it('what is saved of a swallowed move ends where it was made, however the match went on', async () => {
  const { host, time } = await sit(gameWith('move'));
  time.pass(1000);
  await host.send(0, { type: 'swap' });
  const crash = host.crash();
  time.pass(1000);
  await host.send(0, { type: 'keep' });
  await host.send(1, { type: 'keep' });
  if (crash === null) throw new Error('There is no crash.');
  expect(withCrash(host.record(), crash)).toMatchObject({
    log: [],
    until: 1000,
    crash: { attempt: { n: 1 } },
  });
});
