import { describe, expect, it } from 'vitest';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { RoomAct } from '#src/room/acts.ts';
import { refused } from '#src/room/refusals.ts';
import { commandDraft } from '#src/server/rooms/commanding.ts';
import { createGameShelf } from '#src/server/rooms/gameShelf.ts';
import { openRoomLog, type RoomLog } from '#src/server/rooms/roomLog.ts';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import type { Draft } from '#src/server/stores/roomStore.ts';
import { findGame, ROOT } from './served.ts';

const OPEN: RoomAct = {
  type: 'open',
  game: 'high-card',
  rules: 1,
  settings: { goal: 2, clock: 'fast', pause: true },
  places: 2,
  late: false,
};
/** ms of a turn. */
const TURN = 2000;

/** A match of two begun at room time 0, at a store whose clock stands, and jumps ahead by `jump()` when it appends. */
async function begun(
  jump: () => number,
): Promise<{ readonly log: RoomLog; readonly pass: (ms: number) => void }> {
  let now = 1e12;
  const memory = createMemoryRoomStore(() => now);
  const append: typeof memory.append = (...given) => {
    now += jump();
    return memory.append(...given);
  };
  await memory.create('ABCDEF', OPEN);
  const opened = await openRoomLog({
    code: 'ABCDEF',
    store: { ...memory, append },
    shelf: createGameShelf(findGame, createNodeLoader(ROOT)),
    idleMs: () => 1e9,
    changed: () => undefined,
    heard: () => undefined,
    failed: (error) => {
      throw error;
    },
  });
  if (!opened.ok) throw new Error(opened.message);
  const log = opened.value;
  const table = (act: RoomAct): Draft => ({ by: 'table', c: null, act });
  await log.propose(() => table({ type: 'sit', name: 'Ann', token: 'a'.repeat(64) }));
  await log.propose(() => table({ type: 'sit', name: 'Bob', token: 'b'.repeat(64) }));
  const seats = ['Ann', 'Bob'].map((name) => ({ by: 'person' as const, name }));
  await log.propose(() => table({ type: 'begin', seed: 7, seats }));
  return {
    log,
    pass: (ms) => {
      now += ms;
    },
  };
}

function keep(log: RoomLog) {
  return log.propose((now) => {
    const presence = { isHere: () => true, awaySince: () => null, watchers: 0 };
    const bounds = { seats: 16, name: 24 };
    const table = { state: log.state(), shelved: log.shelved(), presence, bounds, graceMs: 0, seed: () => 1 };
    return commandDraft(table, 's2', 1, { type: 'play', move: { type: 'keep' } }, now);
  });
}

describe('a move at the very deadline', () => {
  it('counts in the last millisecond before it', async () => {
    const { log, pass } = await begun(() => 0);
    pass(TURN - 1);
    expect(await keep(log)).toMatchObject({ kind: 'done' });
  });

  it('is judged anew where the time runs out while it is stored', async () => {
    let late = 0;
    const { log, pass } = await begun(() => late);
    pass(TURN - 1);
    late = 1;
    const answer = await keep(log);
    expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'turn/not-yours' } });
    expect(log.state().room.n).toBe(4);
  });

  it('of a closed table never comes: what is left to do there is still stored', async () => {
    const { log, pass } = await begun(() => 0);
    await log.propose(() => ({ by: 's2', c: 1, act: { type: 'end' } }));
    pass(10 * TURN);
    expect(log.nextDue()).toBeNull();
    const entries = log.state().timeline?.log.length;
    expect(await log.propose(() => ({ by: 's3', c: 1, act: { type: 'leave', bot: null } }))).toMatchObject({
      kind: 'done',
    });
    expect(log.state().timeline?.log.length).toBe(entries);
    expect(log.current()?.at).toBe(0);
  });

  it('of a game with other rules is not played at all', async () => {
    const memory = createMemoryRoomStore(() => 0);
    await memory.create('ABCDEF', { ...OPEN, rules: 99 });
    const opened = await openRoomLog({
      code: 'ABCDEF',
      store: memory,
      shelf: createGameShelf(findGame, createNodeLoader(ROOT)),
      idleMs: () => 1,
      changed: () => undefined,
      heard: () => undefined,
      failed: () => undefined,
    });
    expect(opened).toEqual(refused('table/rules'));
  });
});
