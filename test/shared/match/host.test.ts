import { describe, expect, it, vi } from 'vitest';
import { readRecord } from '#shared/match/readRecord.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { freshRecord, phase, settle, sitDown, type } from './hostHere.ts';

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
