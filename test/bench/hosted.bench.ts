/**
 * What a command costs a server without its wire: tables of Boggle at which everybody writes, one word after the other; each
 * word is judged and kept, and all at the table are told.
 */
import { plugin } from '#games/boggle/index.ts';
import type { BoggleMove } from '#games/boggle/moves.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { yes } from '#shared/result.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { ClientAct } from '#src/room/acts.ts';
import { LIMITS } from '#src/server/limits.ts';
import { createBell } from '#src/server/rooms/bell.ts';
import type { BotPool } from '#src/server/rooms/botPool.ts';
import { createGameShelf } from '#src/server/rooms/gameShelf.ts';
import { openLiveRoom, type Guest, type LiveRoom, type LiveRoomOptions } from '#src/server/rooms/liveRoom.ts';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import type { Measure } from './measure.ts';

const SEATS = 8;
const TABLES = 250;
/** Words that everybody writes before the clock of the bench starts, and while it runs. */
const WARM_UP = 4;
const WORDS = 10;
/** ms between words at one table: everybody has been told of the one before by then. */
const GATHER_MS = 150;

interface Table {
  readonly room: LiveRoom;
  readonly guests: readonly Writer[];
}

interface Writer extends Guest {
  /** Its commands are numbered. */
  ask(room: LiveRoom, act: ClientAct): Promise<void>;
  write(room: LiveRoom, word: string): Promise<void>;
}

const noBots: BotPool = {
  ask: () => Promise.reject(new Error('There is no computer at these tables.')),
  close: () => Promise.resolve(),
};

/** What the guests were sent, all together. */
const told = { frames: 0, bytes: 0 };

async function measure(): Promise<{ readonly value: number; readonly note: string }> {
  const shared = {
    store: createMemoryRoomStore(() => performance.now()),
    shelf: createGameShelf(() => plugin, createNodeLoader(process.cwd())),
    bell: createBell(() => performance.now()),
  };
  const tables: Table[] = [];
  for (let i = 0; i < TABLES; i += 1) tables.push(await seated(`TABLE${i}`, shared));
  for (let i = 0; i < WARM_UP; i += 1) await everybodyWrites(tables, i);
  const [before, cpu] = [{ ...told }, process.cpuUsage()];
  for (let i = 0; i < WORDS; i += 1) await everybodyWrites(tables, WARM_UP + i);
  const { user, system } = process.cpuUsage(cpu);
  const commands = TABLES * SEATS * WORDS;
  const frames = (told.frames - before.frames) / commands;
  const bytes = (told.bytes - before.bytes) / (told.frames - before.frames);
  for (const { room } of tables) await room.close();
  return {
    value: (user + system) / commands,
    note: `of a processor; ${frames.toFixed(2)} frames a command, ${Math.round(bytes)} characters a frame`,
  };
}

/** Each at one table after the other writes a word; those at the table are told before the next does. */
async function everybodyWrites(tables: readonly Table[], round: number): Promise<void> {
  for (let seat = 0; seat < SEATS; seat += 1) {
    for (const { room, guests } of tables)
      await guests[seat]?.write(room, `word${'abcdefghijklmnop'.charAt(round)}`);
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  }
}

async function seated(
  code: string,
  shared: Pick<LiveRoomOptions, 'store' | 'shelf' | 'bell'>,
): Promise<Table> {
  const { store } = shared;
  await store.create(code, {
    type: 'open',
    game: plugin.id,
    rules: (await plugin.load()).rules,
    settings: { ...defaultsOf(plugin.settings), roundTime: 1800 },
    places: SEATS,
    late: false,
  });
  const opened = await openLiveRoom({
    ...shared,
    code,
    bots: noBots,
    limits: LIMITS,
    openNext: () => Promise.resolve(yes('')),
    removed: () => undefined,
    seed: () => 1,
    clock: () => performance.now(),
    failed: (error) => console.error(error),
  });
  if (!opened.ok) throw new Error(opened.message);
  const room = opened.value;
  const guests: Writer[] = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const arrived = await room.arrive({ as: 'seat', name: `Player ${seat + 1}` });
    if (!arrived.ok || arrived.value.you === null) throw new Error('Somebody could not sit down.');
    const guest = createWriter(arrived.value.you, `${code}${seat}`);
    await room.enter(guest);
    guests.push(guest);
  }
  const [host] = guests;
  await host?.ask(room, { type: 'begin' });
  await host?.ask(room, { type: 'play', move: { type: 'startRound' } });
  return { room, guests };
}

function createWriter(you: string, connection: string): Writer {
  let [c, length] = [0, 0];
  const writer: Writer = {
    you,
    connection,
    send(frame) {
      told.frames += 1;
      told.bytes += frame.length;
      return true;
    },
    isBusy: () => false,
    dismiss: () => undefined,
    async ask(room, act) {
      c += 1;
      const answer = await room.command(writer, c, act);
      if (answer.type !== 'ack') throw new Error(`${act.type}: ${JSON.stringify(answer)}`);
    },
    async write(room, word) {
      const ins = `${word}\n`;
      const move: BoggleMove = { type: 'edit', pos: length, del: 0, ins };
      await writer.ask(room, { type: 'play', move });
      length += ins.length;
    },
  };
  return writer;
}

export const measures: readonly Measure[] = [
  {
    name: `a command at one of ${TABLES} hosted tables of ${SEATS}, all told, no wire`,
    unit: 'µs',
    run: measure,
  },
];
