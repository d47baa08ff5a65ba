import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import { parseRecord } from '#shared/match/readRecord.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { foldRecord, stateAtTime } from '#shared/match/timeline.ts';
import { freshRecord, phase, settle, sitDown, type } from './hostHere.ts';

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
