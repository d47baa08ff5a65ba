/** Hosted tables served on a port of their own, and players who speak the protocol by hand. */
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { answer } from '#shared/match/planner.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import type { ClientAct } from '#src/room/acts.ts';
import {
  frameOf,
  PROTOCOL_VERSION,
  readServerMessage,
  type ClientMessage,
  type ServerMessage,
} from '#src/room/protocol.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import { LIMITS, type Limits } from '#src/server/limits.ts';
import { noLog, type Log } from '#src/server/log.ts';
import type { BotPool } from '#src/server/rooms/botPool.ts';
import { createHall } from '#src/server/rooms/createHall.ts';
import { createTables } from '#src/server/socket/createTables.ts';
import { createGameShelf } from '#src/server/rooms/gameShelf.ts';
import {
  createMemoryBackend,
  createMemoryRoomStore,
  type MemoryBackend,
} from '#src/server/stores/memoryStore.ts';
import type { RoomStore } from '#src/server/stores/roomStore.ts';
import type { Tables } from '#src/server/tables.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { hallBehindPort } from './hallBehindPort.ts';

export const ROOT = new URL('../../../../', import.meta.url).pathname;

/** The games of the arcade, and the test's own with turns and a hidden card. */
export function findGame(id: string): Plugin | undefined {
  return id === highCard.id ? highCard : pluginOf(id);
}

/** Bots that think in place. */
export function botsHere(): BotPool {
  const shelf = createGameShelf(findGame, createNodeLoader(ROOT));
  return {
    async ask({ game, settings, question }) {
      return answer((await shelf.ready(game, settings)).game, question, question.budget);
    },
    close: () => Promise.resolve(),
  };
}

export interface Served {
  readonly tables: Tables;
  readonly url: string;
}

export interface ServedOptions {
  /** A memory of its own without one. */
  readonly store?: RoomStore;
  readonly limits?: Partial<Limits>;
  readonly log?: Log;
  /** What the client's address is taken to be. */
  readonly address?: (url: string) => string;
  /** Sees the server's end of each connection. */
  readonly seen?: (socket: Duplex) => void;
  readonly bots?: BotPool;
  readonly find?: typeof findGame;
}

/** Serves tables until the test is over. */
export async function serveTables({
  store = createMemoryRoomStore(() => Date.now()),
  limits,
  log = noLog,
  address,
  seen,
  bots = botsHere(),
  find = findGame,
}: ServedOptions = {}): Promise<Served> {
  const all = { ...LIMITS, socketsPerAddress: 10_000, ...limits };
  const tables = createTables({
    limits: all,
    origins: (request) => request.headers.origin !== 'http://evil.example',
    log,
    hall: (desk) =>
      hallBehindPort((inner) => createHall({ store, limits: all, root: ROOT, log, find, bots }, inner), desk),
  });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    seen?.(socket);
    tables.upgrade(request, socket, head, address?.(request.url ?? '') ?? '127.0.0.1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  onTestFinished(async () => {
    await tables.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { tables, url: `ws://127.0.0.1:${port}/api/socket` };
}

/** Two processes that share what is kept. */
export async function serveTwo(
  options: Omit<ServedOptions, 'store'> = {},
): Promise<readonly [Served, Served] & { readonly backend: MemoryBackend }> {
  const backend = createMemoryBackend(() => Date.now());
  const one = await serveTables({ ...options, store: backend.open() });
  const other = await serveTables({ ...options, store: backend.open() });
  return Object.assign([one, other] as const, { backend });
}

/** Opens a table; the test fails where it cannot be. */
export async function openTable(
  { tables }: Served,
  wanted: Parameters<Tables['open']>[0] = { game: 'high-card' },
): Promise<string> {
  const opened = await tables.open(wanted, '127.0.0.1');
  if (!opened.ok) throw new Error(opened.message);
  return opened.value;
}

export type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

export interface Player {
  readonly messages: readonly ServerMessage[];
  /** Every frame as it came. */
  readonly frames: readonly string[];
  readonly socket: WebSocket;
  /** The latest message of that type. */
  last<Type extends ServerMessage['type']>(type: Type): Of<Type> | undefined;
  /** The first message of that type, there already or to come, that `fits`. */
  until<Type extends ServerMessage['type']>(
    type: Type,
    fits?: (message: Of<Type>) => boolean,
  ): Promise<Of<Type>>;
  /** The latest message of that type, or the first to come, that `fits`: what has passed does not count. */
  now<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: Of<Type>) => boolean,
  ): Promise<Of<Type>>;
  send(message: ClientMessage): void;
  /** Asks for something under the next number; answers what came of it. */
  ask(act: ClientAct): Promise<Of<'ack'> | Of<'nack'>>;
  /** Number of the last command that was carried out. */
  readonly c: number;
  /** Sends a frame as it is. */
  raw(frame: string | Buffer): void;
  /** With which code the connection has ended. */
  readonly ended: Promise<number>;
  /** Breaks off without a word. */
  drop(): void;
}

export interface Hello {
  readonly name?: string;
  readonly token?: string;
  readonly as?: 'seat' | 'watch';
  readonly headers?: Readonly<Record<string, string>>;
  readonly answers?: boolean;
}

/** Connects and greets. */
export async function join(url: string, room: string, hello: Hello = {}): Promise<Player> {
  const player = await connect(url, hello.headers, hello.answers);
  const { as = 'seat', name, token } = hello;
  player.send({
    type: 'hello',
    v: PROTOCOL_VERSION,
    room,
    as,
    ...(token === undefined ? (as === 'seat' ? { name: name ?? 'Ann' } : {}) : { token }),
  });
  return player;
}

/** Connects, and says nothing yet. `answers`: pings, which who is dead does not. */
export async function connect(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  answers = true,
): Promise<Player> {
  const socket = new WebSocket(url, { headers, autoPong: answers });
  const frames: string[] = [];
  const messages: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  let c = 0;
  const ended = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
    const message = readServerMessage(text);
    if (message === null) throw new Error(`No message of the protocol: ${text}`);
    frames.push(text);
    messages.push(message);
    if (message.type === 'welcome') ({ c } = message);
    if (message.type === 'ack') c = Math.max(c, message.c);
    for (const look of [...waiting]) look();
  });
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });

  function isOf<Type extends ServerMessage['type']>(message: ServerMessage, type: Type): message is Of<Type> {
    return message.type === type;
  }

  function until<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: Of<Type>) => boolean = () => true,
    from = 0,
  ): Promise<Of<Type>> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        for (const message of messages.slice(from)) {
          if (!isOf(message, type) || !fits(message)) continue;
          waiting.delete(look);
          clearTimeout(late);
          return resolve(message);
        }
      };
      const late = setTimeout(() => {
        reject(new Error(`No such “${type}” came; the last messages: ${frames.slice(-4).join('\n')}`));
      }, 10_000);
      waiting.add(look);
      look();
    });
  }

  return {
    messages,
    frames,
    socket,
    last: <Type extends ServerMessage['type']>(type: Type) =>
      messages.filter((message): message is Of<Type> => isOf(message, type)).at(-1),
    until: (type, fits) => until(type, fits),
    now: (type, fits) =>
      until(
        type,
        fits,
        Math.max(
          0,
          messages.findLastIndex((message) => isOf(message, type)),
        ),
      ),
    send: (message) => socket.send(frameOf(message)),
    raw: (frame) => socket.send(frame),
    ask(act) {
      const mine = c + 1;
      const from = messages.length;
      socket.send(frameOf({ type: 'cmd', c: mine, act }));
      return Promise.race([
        until('ack', (message) => message.c === mine, from),
        until('nack', (message) => message.c === mine, from),
      ]);
    },
    get c() {
      return c;
    },
    ended,
    drop: () => socket.terminate(),
  };
}

/** Sits people down one after the other and waits until each knows of all. */
export async function seatPeople(
  url: string,
  code: string,
  names: readonly string[],
): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const name of names) {
    const player = await join(url, code, { name });
    await player.until('welcome');
    players.push(player);
  }
  for (const player of players) {
    await player.until(
      'table',
      ({ table }) => table.sitters.filter(({ here }) => here).length >= names.length,
    );
  }
  return players;
}

/** Who somebody is at the table. */
export function idOf(player: Player): string {
  const you = player.last('welcome')?.you;
  if (typeof you !== 'string') throw new Error('Whoever watches has no seat.');
  return you;
}

/** The token they were told. */
export function tokenOf(player: Player): string {
  const token = player.last('welcome')?.token;
  if (typeof token !== 'string') throw new Error('They were told no token.');
  return token;
}

/** Waits until something has come about that nobody is told of. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 500) throw new Error(`It has not come about: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
