/**
 * What a command costs a server without its wire: tables of Boggle, as it is first set up, at which everybody writes, one
 * after the other; each line is judged, kept in memory and folded, and all at the table are told. Every thread of the process
 * is counted. Not in it: reading what comes in, a store elsewhere, compressing and sending.
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
/** What everybody writes before the clock of the bench starts: the engine compiles meanwhile. */
const WARM_UP = ['tea', 'east', 'stone', 'not'];
/** What everybody writes while it runs. */
const WORDS = ['rate', 'ear', 'nets', 'sit', 'lines', 'tin', 'seat', 'ten', 'rain', 'note'];
/** ms between two lines at one table: longer than between two views, so that all may be told of each. */
const PAUSE_MS = 150;

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

/** What the guests were sent, all together; `atOnce`: frames before the command was answered. */
const told = { frames: 0, atOnce: 0, bytes: 0 };

async function measure(): Promise<{ readonly value: number; readonly note: string }> {
  const shared = {
    store: createMemoryRoomStore(() => performance.now()),
    shelf: createGameShelf(() => plugin, createNodeLoader(process.cwd())),
    bell: createBell(() => performance.now()),
  };
  const tables: Table[] = [];
  for (let i = 0; i < TABLES; i += 1) {
    tables.push(await seated(`TABLE${i}`, shared));
    await breathe();
  }
  for (const word of WARM_UP) await everybodyWrites(tables, word);
  const [before, cpu] = [{ ...told }, process.cpuUsage()];
  for (const word of WORDS) await everybodyWrites(tables, word);
  const { user, system } = process.cpuUsage(cpu);
  const commands = TABLES * SEATS * WORDS.length;
  const frames = told.frames - before.frames;
  const atOnce = (told.atOnce - before.atOnce) / commands;
  const bytes = (told.bytes - before.bytes) / frames;
  for (const { room } of tables) await room.close();
  return {
    value: (user + system) / commands,
    note: `of a processor; ${(frames / commands).toFixed(2)} frames a command, ${atOnce.toFixed(2)} of them at once, of ${Math.round(bytes)} bytes each`,
  };
}

/** At every table one seat after the other writes the word; all there may be told of it before the next does. */
async function everybodyWrites(tables: readonly Table[], word: string): Promise<void> {
  for (let seat = 0; seat < SEATS; seat += 1) {
    for (const { room, guests } of tables) {
      const { frames } = told;
      await guests[seat]?.write(room, word);
      told.atOnce += told.frames - frames;
      await breathe();
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Lets alarms ring in time, as they do between what comes from sockets: a bell that rings late gathers for longer. */
function breathe(): Promise<unknown> {
  return new Promise(setImmediate);
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
    share(shared, ends) {
      for (const { text } of ends) tell(shared + text);
    },
    openNext: () => Promise.resolve(yes('')),
    removed: () => undefined,
    seed: () => 1,
    clock: () => performance.now(),
    failed: (error) => {
      throw error;
    },
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

function tell(frame: string): void {
  told.frames += 1;
  // A socket does the same first of all; before it a frame is but the promise of a text.
  told.bytes += Buffer.byteLength(frame);
}

function createWriter(you: string, connection: string): Writer {
  let [c, length] = [0, 0];
  const writer: Writer = {
    you,
    connection,
    send: tell,
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
