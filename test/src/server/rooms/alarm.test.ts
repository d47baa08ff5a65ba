/** That a table never sleeps through what time has made due, whenever in its looking at it that falls. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { RoomAct } from '#src/room/acts.ts';
import { LIMITS } from '#src/server/limits.ts';
import type { Bell } from '#src/server/rooms/bell.ts';
import { createGameShelf } from '#src/server/rooms/gameShelf.ts';
import { openLiveRoom, type LiveRoom } from '#src/server/rooms/liveRoom.ts';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import { findGame, ROOT } from './served.ts';

/** ms of a turn. */
const TURN = 2000;
const OPEN: RoomAct = {
  type: 'open',
  game: 'high-card',
  rules: 1,
  settings: { goal: 2, clock: 'fast', pause: true },
  places: 2,
  late: false,
};
/** Ann plays against a computer, and has the first turn. */
const BEGUN: readonly RoomAct[] = [
  { type: 'sit', name: 'Ann', token: 'a'.repeat(64) },
  { type: 'computer', bot: 'random' },
  {
    type: 'begin',
    seed: 7,
    seats: [
      { by: 'person', name: 'Ann' },
      { by: 'bot', bot: 'random', name: 'Computer' },
    ],
  },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A room whose time passes as the test says, also in the middle of what the room does. */
interface Watched {
  readonly room: LiveRoom;
  /** How often the computer was asked since everybody has come: it looks at the table then, though it is not its turn. */
  asked(): number;
  pass(ms: number): void;
  /** So many ms pass between the room's look at its computers and its look at its alarms, the next time. */
  passMidway(ms: number): void;
}

async function watched(): Promise<Watched> {
  let now = 1e12;
  let asked = 0;
  let midway = 0;
  const store = createMemoryRoomStore(() => now);
  await store.create('ABCDEF', OPEN);
  for (const [i, act] of BEGUN.entries()) {
    await store.append('ABCDEF', i + 2, { by: 'table', c: null, act }, { before: null, due: now + 1e9 });
  }
  // The room has it ring after it has looked at its computers.
  const bell: Bell = {
    soon() {
      now += midway;
      midway = 0;
    },
    forget: () => undefined,
  };
  const opened = await openLiveRoom({
    code: 'ABCDEF',
    store,
    shelf: createGameShelf(findGame, createNodeLoader(ROOT)),
    bots: {
      ask() {
        asked += 1;
        return Promise.resolve(null);
      },
      close: () => Promise.resolve(),
    },
    limits: LIMITS,
    bell,
    share: () => undefined,
    openNext: () => Promise.reject(new Error('Nobody plays again.')),
    removed: () => undefined,
    seed: () => 1,
    clock: () => now,
    failed(error) {
      throw error;
    },
  });
  if (!opened.ok) throw new Error(opened.message);
  const room = opened.value;
  await room.enter({
    you: 's2',
    connection: 'c1',
    send: () => undefined,
    isBusy: () => false,
    dismiss: () => undefined,
  });
  const before = asked;
  return {
    room,
    asked: () => asked - before,
    pass(ms) {
      now += ms;
    },
    passMidway(ms) {
      midway = ms;
    },
  };
}

it('a computer whose turn a delay begins is asked as it falls due', async () => {
  const { room, asked, pass } = await watched();
  pass(TURN);
  await vi.advanceTimersByTimeAsync(TURN);
  expect(asked()).toBe(1);
  await room.close();
});

it('and at once where that comes about after the computers were looked at, and before the alarm is set', async () => {
  const { room, asked, pass, passMidway } = await watched();
  // The alarm rings a moment early by the room's clock.
  pass(TURN - 1);
  passMidway(1);
  await vi.advanceTimersByTimeAsync(TURN);
  expect(room.now()).toBe(TURN);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(1);
  await room.close();
});
