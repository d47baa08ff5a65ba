import { describe, expect, it, vi } from 'vitest';
import { game as bareGame } from '#games/boggle/game.ts';
import { createFakeTime } from '#test/shared/timer/fakeTime.ts';
import { openHost } from '#shared/match/host.ts';
import type { BotRunner, Host } from '#shared/match/hostTypes.ts';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { answer } from '#shared/match/planner.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import { parseRecord, readRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { foldRecord, stateAtTime } from '#shared/match/timeline.ts';
import { equipped } from '#shared/plugin/resources.ts';
import { createMatchClock } from '#shared/timer/matchClock.ts';
import { fewResources, settingsOf } from '#test/games/boggle/duel.ts';

const game = equipped(bareGame, fewResources);

const inPlace: BotRunner = {
  decide: (question) => Promise.resolve(answer(game, question, question.budget)),
  close: () => undefined,
};

function freshRecord(lineup: readonly string[] = ['person', 'learner'], seed = 5): MatchRecord {
  const settings = settingsOf({});
  const input = { seed, settings, seats: seatsFor(game, lineup), carried: game.carry?.initial() ?? null };
  return recordOf({ id: 'boggle' }, game, input, [], 0);
}

interface Setting {
  readonly record?: MatchRecord;
  readonly store?: MatchStore;
  readonly paused?: boolean;
}

async function sitDown({ record = freshRecord(), store, paused = false }: Setting = {}) {
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
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const phase = (host: Host): unknown => host.state().snapshot.value;

const type = (ins: string) => ({ type: 'edit', pos: 0, del: 0, ins });

describe('a match being played', () => {
  it('ends its round by itself when the time is up', async () => {
    const { host, time } = await sitDown();
    await host.send(0, { type: 'startRound' });
    time.pass(179_999);
    expect(phase(host)).toEqual({ round: 'writing' });
    time.pass(1);
    expect(phase(host)).toEqual({ reckoning: 'review' });
  });

  it('ends its round in a laptop that slept through it, as soon as it wakes', async () => {
    const { host, time } = await sitDown();
    await host.send(0, { type: 'startRound' });
    time.pass(1000);
    time.sleep(3_600_000);
    time.pass(1000);
    expect(phase(host)).toEqual({ reckoning: 'review' });
    expect(host.timeline().log).toHaveLength(1);
  });

  it('takes no word after the deadline, even if no alarm has rung since', async () => {
    const { host, time } = await sitDown();
    await host.send(0, { type: 'startRound' });
    time.sleep(180_000);
    expect(await host.send(0, type('late'))).toMatchObject({ code: 'round/not-running' });
    expect(phase(host)).toEqual({ reckoning: 'review' });
  });

  it('answers a refused move with a sentence, and changes nothing', async () => {
    const { host } = await sitDown();
    const before = bytesOf(host.timeline().machine, host.state());
    const refused = await host.send(0, { type: 'setDifficulty', to: 11 });
    expect(refused?.message).toMatch(/1 to 10/);
    expect(await host.send(0, { type: 'xstate.init' })).toMatchObject({ code: 'move/malformed' });
    expect(bytesOf(host.timeline().machine, host.state())).toBe(before);
  });

  it('goes on without a move that makes the game stumble', async () => {
    const { host } = await sitDown();
    vi.spyOn(host.state().snapshot, 'can').mockImplementationOnce(() => {
      throw new Error('No such board.');
    });
    expect(await host.send(0, { type: 'startRound' })).toMatchObject({ code: 'move/failed' });
    expect(host.broken()).toBeNull();
    expect(host.crash()).toMatchObject({
      where: 'chart',
      at: 0,
      message: expect.stringContaining('No such board.'),
      stack: expect.stringContaining('PluginError'),
      attempt: { n: 1, at: 0, by: 0, move: { type: 'startRound' } },
    });
    expect(readRecord({ ...host.record(), crash: host.crash() })).toMatchObject({ ok: true });
    expect(await host.send(0, { type: 'startRound' })).toBeNull();
  });

  it('stands still while it is paused, and takes no move then', async () => {
    const { host, time } = await sitDown();
    await host.send(0, { type: 'startRound' });
    time.pass(60_000);
    host.pause();
    time.pass(600_000);
    expect(await host.send(0, type('word'))).toMatchObject({ code: 'match/paused' });
    host.resume();
    time.pass(119_999);
    expect(phase(host)).toEqual({ round: 'writing' });
    time.pass(1);
    expect(phase(host)).toEqual({ reckoning: 'review' });
  });

  it('tells its listeners of every change, until they leave', async () => {
    const { host, time } = await sitDown();
    const heard = vi.fn();
    const leave = host.subscribe(heard);
    await host.send(0, { type: 'startRound' });
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    time.pass(180_000);
    expect(heard).toHaveBeenCalled();
    leave();
    heard.mockClear();
    await host.send(0, { type: 'newGame' });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a match and its computer players', () => {
  it('lets them move in their own time, at a human pace', async () => {
    const { host, time } = await sitDown({ record: freshRecord(['random', 'learner']) });
    await settle();
    expect(host.timeline().log).toHaveLength(0);
    for (let i = 0; i < 60; i += 1) {
      time.pass(1000);
      await settle();
    }
    expect(host.timeline().log.length).toBeGreaterThan(1);
    expect(host.timeline().log.every((entry) => entry.by === 0 && 'move' in entry)).toBe(true);
  });

  it('lets them rest while it is paused', async () => {
    const { host, time } = await sitDown({ record: freshRecord(['random', 'learner']), paused: true });
    time.pass(60_000);
    await settle();
    expect(host.timeline().log).toHaveLength(0);
  });
});

describe('a match is kept', () => {
  it('entry by entry and second by second, so that it comes back as it was', async () => {
    const { host, time, store } = await sitDown();
    await host.send(0, { type: 'startRound' });
    await host.send(0, type('ant bee'));
    time.pass(30_500);
    await settle();
    const text = JSON.stringify(await store.read('m'));
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.message);
    expect(record.value.until).toBeGreaterThan(29_000);
    const { machine } = host.timeline();
    const back = stateAtTime(foldRecord(machine, record.value), record.value.until);
    expect(bytesOf(machine, back)).toBe(bytesOf(machine, stateAtTime(host.timeline(), record.value.until)));
    const again = await sitDown({ record: record.value });
    expect(again.host.view(0).clocks[0]?.due).toBe(180_000);
  });

  it('at once when the page is put away', async () => {
    const { host, time, store } = await sitDown();
    await host.send(0, { type: 'startRound' });
    await settle();
    time.sleep(777);
    host.hide();
    expect(await store.read('m')).toMatchObject({ until: 777 });
  });

  it('with its end, when the page is put away before the store has answered', async () => {
    const { host, store } = await sitDown();
    await host.send(0, { type: 'startRound' });
    await settle();
    vi.spyOn(store, 'reach').mockReturnValue(new Promise(() => undefined));
    await host.send(0, { type: 'quit' });
    host.hide();
    expect(await store.list()).toMatchObject([{ final: true }]);
  });

  it('to the last entry, also when it comes while a save is under way', async () => {
    const { host, time, store } = await sitDown();
    await host.send(0, { type: 'startRound' });
    let goOn = (): void => undefined;
    const reach = vi.spyOn(store, 'reach').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          goOn = resolve;
        }),
    );
    time.pass(1000);
    await settle();
    expect(reach).toHaveBeenCalled();
    await host.send(0, type('last'));
    const closing = host.close();
    goOn();
    await closing;
    expect(await store.read('m')).toMatchObject({ log: [{ n: 1 }, { n: 2, move: { ins: 'last' } }] });
  });

  it('and is not touched by only being looked at', async () => {
    const { host, store } = await sitDown({ paused: true });
    const reach = vi.spyOn(store, 'reach');
    await host.close();
    expect(reach).not.toHaveBeenCalled();
  });

  it('and once over it stands still, however long it is looked at', async () => {
    const { host, time, store } = await sitDown();
    await host.send(0, { type: 'startRound' });
    time.pass(1000);
    await host.send(0, { type: 'quit' });
    await host.close();
    const ended = await store.read('m');
    const record = parseRecord(JSON.stringify(ended));
    if (!record.ok) throw new Error(record.message);
    const again = await sitDown({ record: record.value, store });
    const [head] = await store.list();
    again.time.pass(60_000);
    again.host.hide();
    await again.host.close();
    expect(await store.read('m')).toEqual(ended);
    expect(await store.list()).toEqual([head]);
    expect(again.host.record()).toEqual(record.value);
  });

  it('but leaves no note where all of it is kept already: no save would take it away', async () => {
    const { host, time, store } = await sitDown();
    const hurry = vi.spyOn(store, 'hurry');
    await host.send(0, { type: 'startRound' });
    time.pass(1000);
    host.pause();
    host.hide();
    expect(hurry).toHaveBeenCalledTimes(1);
    await settle();
    host.hide();
    expect(hurry).toHaveBeenCalledTimes(1);
  });

  it('but leaves no note of a match that was deleted meanwhile', async () => {
    const { host, store } = await sitDown();
    const hurry = vi.spyOn(store, 'hurry');
    await store.remove('m');
    await host.send(0, { type: 'startRound' });
    await settle();
    expect(host.saving()).toEqual({ kind: 'deleted' });
    host.hide();
    expect(hurry).not.toHaveBeenCalled();
  });

  it('but not by a tab that it has left behind: its time is the other tab’s', async () => {
    const { host, time, store } = await sitDown();
    await store.append('m', { n: 1, at: 0, by: 0, move: { type: 'newGame' } });
    await host.send(0, { type: 'startRound' });
    await settle();
    time.pass(60_000);
    host.hide();
    expect(await store.read('m')).toMatchObject({ until: 0 });
  });

  it('with the end of the match noted', async () => {
    const { host, store } = await sitDown();
    await host.send(0, { type: 'quit' });
    await host.close();
    expect(await store.list()).toMatchObject([{ id: 'm', final: true }]);
  });

  it('or plays on and says so when storage is full, and catches up later', async () => {
    const store = createMemoryStore(() => 0);
    const record = freshRecord();
    await store.create('m', record);
    const append = vi.spyOn(store, 'append').mockRejectedValue(new Error('the disk is full'));
    const { host, time } = await sitDown({ record, store });
    await host.send(0, { type: 'startRound' });
    await settle();
    expect(host.saving()).toMatchObject({ kind: 'failed' });
    expect(phase(host)).toEqual({ round: 'writing' });
    append.mockRestore();
    time.pass(1000);
    await settle();
    expect(host.saving()).toEqual({ kind: 'kept' });
    expect(await store.read('m')).toMatchObject({ log: [{ n: 1, move: { type: 'startRound' } }] });
  });

  it('or says that it is played in another tab too, and leaves that one’s entries alone', async () => {
    const { host, store } = await sitDown();
    await store.append('m', { n: 1, at: 0, by: 0, move: { type: 'newGame' } });
    await host.send(0, { type: 'startRound' });
    await settle();
    expect(host.saving()).toMatchObject({ kind: 'elsewhere' });
    expect(await store.read('m')).toMatchObject({ log: [{ move: { type: 'newGame' } }] });
  });
});
