import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plugin as boggle } from '#games/boggle/index.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { foldRecord } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { RoomAct, RoomEntry } from '#src/room/acts.ts';
import { seatsAtBegin } from '#src/room/matchLog.ts';
import { foldRoom } from '#src/room/room.ts';
import { createGameShelf } from '#src/server/rooms/gameShelf.ts';
import { openRoomLog, type RoomLog } from '#src/server/rooms/roomLog.ts';
import { matchAt, roomRecord, withEntry, type RoomState } from '#src/server/rooms/roomState.ts';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import type { RoomStore } from '#src/server/stores/roomStore.ts';
import { game as cards } from '#test/kit/game/game.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { slowClock } from '../slowClock.ts';
import { act, lateCards, tries } from '#test/src/room/acted.ts';

const CODE = 'ABCDEF';
const shelf = createGameShelf(
  (id) => [boggle, highCard].find((plugin) => plugin.id === id),
  createNodeLoader(process.cwd()),
);
const boggleSettings = defaultsOf(boggle.settings);
const { game: equipped } = await shelf.ready(boggle.id, boggleSettings);

/** A store that holds that log, stamped as it is. */
async function storeOf(entries: readonly RoomEntry[]): Promise<RoomStore> {
  let now = 0;
  const store = createMemoryRoomStore(() => now);
  const [first, ...rest] = entries;
  if (first !== undefined) await store.create(CODE, first.act);
  for (const { n, at, by, c, act: done } of rest) {
    now = at;
    const answer = await store.append(CODE, n, { by, c, act: done }, { before: null, due: null });
    expect(answer).toEqual({ kind: 'appended', n, at });
  }
  return store;
}

async function opened(store: RoomStore): Promise<RoomLog> {
  const log = await openRoomLog({
    code: CODE,
    store,
    shelf,
    idleMs: () => 1e9,
    changed: () => undefined,
    heard: () => undefined,
    failed: (error) => {
      throw error;
    },
  });
  if (!log.ok) throw new Error(log.message);
  return log.value;
}

/** The log of a table of three, begun, with `acts` in which `s2` … `s4` play. */
function tableOf(plugin: Plugin, game: Game, settings: typeof boggleSettings, acts: readonly Done[]) {
  const entries: RoomEntry[] = [];
  let at = 0;
  const add = (by: string, given: RoomAct): void => {
    entries.push({ n: entries.length + 1, at, by, c: null, act: given });
  };
  const { rules } = game;
  add('table', { type: 'open', game: plugin.id, rules, settings, places: 3, late: false });
  for (const name of ['Ann', 'Bob', 'Cem']) add('table', { type: 'sit', name, token: 'a'.repeat(64) });
  add('s2', { type: 'begin', seed: 7, seats: seatsAtBegin(foldRoom(entries), game) });
  for (const { wait, who, move } of [START, ...acts]) {
    at += wait;
    add(`s${who + 2}`, { type: 'play', move });
  }
  return entries;
}

interface Done {
  readonly wait: number;
  readonly who: number;
  readonly move: { readonly type: string; readonly [field: string]: unknown };
}

const START: Done = { wait: 0, who: 0, move: { type: 'startRound' } };

const evenings: fc.Arbitrary<readonly Done[]> = fc.array(
  fc.record({
    wait: fc.oneof(fc.nat(50), fc.nat(20_000)),
    who: fc.nat(2),
    move: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('a', 'qu ', 'tee').map((ins) => edit(0, ins)) },
      { weight: 4, arbitrary: fc.nat(2).map((del) => edit(del, '')) },
      { weight: 1, arbitrary: fc.constantFrom({ type: 'startRound' }, { type: 'endRound' }) },
    ),
  }),
  { minLength: 70, maxLength: 150 },
);

function edit(del: number, ins: string): Done['move'] {
  return { type: 'edit', pos: 0, del, ins };
}

function oneByOne([first, ...rest]: readonly RoomEntry[], game: Game): RoomState {
  const room = foldRoom(first === undefined ? [] : [first]);
  return rest.reduce<RoomState>((state, entry) => withEntry(state, entry, game), { room, timeline: null });
}

/** Asserts that one who opens the room, one who was there all along and one who opens its record see the same match. */
async function expectSame(plugin: Plugin, game: Game, entries: readonly RoomEntry[]): Promise<void> {
  const byOne = oneByOne(entries, game);
  const log = await opened(await storeOf(entries));
  const atOnce = log.state();
  log.close();
  expect(atOnce.room).toEqual(byOne.room);
  const [mine, theirs] = [atOnce.timeline, byOne.timeline];
  if (mine === null || theirs === null) {
    expect(mine).toBe(theirs);
    return;
  }
  const { machine } = theirs;
  const states = theirs.states.toArray().map((state) => bytesOf(machine, state));
  expect(mine.states.toArray().map((state) => bytesOf(machine, state))).toEqual(states);
  expect(mine.log.toArray()).toEqual(theirs.log.toArray());
  const current = matchAt(byOne, byOne.room.at);
  const record = current && roomRecord(plugin, game, byOne, current);
  if (record === null) throw new Error('There is no record of a match that has begun.');
  const again = foldRecord(machine, record).states.map((state) => bytesOf(machine, state));
  expect(states).toEqual(game.undo === 'none' ? again.slice(-1) : again);
}

describe('a room folded at once', () => {
  it('is what it is folded entry by entry, with all that can be gone back to', async () => {
    await fc.assert(
      fc.asyncProperty(tries, (given) => expectSame(lateCards, cards, act(given).entries)),
      { numRuns: 20 },
    );
  });

  it('is so at a long table of Boggle', async () => {
    await fc.assert(
      fc.asyncProperty(evenings, (given) =>
        expectSame(boggle, equipped, tableOf(boggle, equipped, boggleSettings, given)),
      ),
      { numRuns: 15 },
    );
  });
});

describe('a long log', () => {
  beforeEach(slowClock);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const long = tableOf(
    boggle,
    equipped,
    boggleSettings,
    Array.from({ length: 3000 }, (_, i) => ({
      wait: 1,
      who: i % 3,
      move: edit(i % 2, i % 2 === 0 ? 'x' : ''),
    })),
  );

  it('lets the others of the process have their turn while it is opened', async () => {
    const kept = await storeOf(long);
    let turns = 0;
    let counting = false;
    const count = (): void => {
      if (!counting) return;
      turns += 1;
      setImmediate(count);
    };
    const read: RoomStore['read'] = async (...given) => {
      const log = await kept.read(...given);
      counting = true;
      setImmediate(count);
      return log;
    };
    const log = await opened({ ...kept, read });
    counting = false;
    expect(log.state().room.n).toBe(long.length);
    expect(turns).toBeGreaterThan(50);
  });

  it('is never seen half read by whoever looks while it is caught up with', async () => {
    const before = 10;
    const kept = await storeOf(long);
    let short = true;
    const read: RoomStore['read'] = async (code, from) => {
      const log = await kept.read(code, from);
      return log && { ...log, entries: short ? log.entries.slice(0, before) : log.entries };
    };
    const log = await opened({ ...kept, read });
    short = false;
    const seen = new Set<number>();
    let [turns, looking] = [0, true];
    const look = (): void => {
      if (!looking) return;
      turns += 1;
      seen.add(log.state().room.n);
      expect(log.current()?.n).toBe(log.state().timeline?.log.length);
      setImmediate(look);
    };
    look();
    expect(await log.catchUp()).toMatchObject({ ok: true });
    look();
    looking = false;
    expect([...seen]).toEqual([before, long.length]);
    expect(turns).toBeGreaterThan(50);
  });
});
