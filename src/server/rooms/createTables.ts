/** The hosted tables of a process: opened, found, played, and closed when nobody wants them any more. */
import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { WebSocketServer } from 'ws';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import type { no } from '#shared/result.ts';
import { yes, type Result } from '#shared/result.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { RoomAct } from '#src/room/acts.ts';
import { CLOSE } from '#src/room/protocol.ts';
import { refused, type RoomRefusalCode } from '#src/room/refusals.ts';
import { readOpening, type RoomBounds } from '#src/room/roomDoor.ts';
import { drawCode, readCode } from '#src/room/tableCode.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import { openConnection, type Connection } from '../socket/connection.ts';
import { createTally } from '../socket/tally.ts';
import { StoreAway, type RoomStore } from '../stores/roomStore.ts';
import type { Tables } from '../tables.ts';
import { createBell } from './bell.ts';
import { createBotPool, type BotPool } from './botPool.ts';
import { createBuckets } from './bucket.ts';
import { createGameShelf } from './gameShelf.ts';
import { createKeeper } from './keeper.ts';
import { openLiveRoom, type LiveRoom } from './liveRoom.ts';
import { sweepTables } from './sweep.ts';
import { startWorkerThread } from './workerThread.ts';

export interface TablesOptions {
  readonly store: RoomStore;
  readonly limits: Limits;
  /** Whether a page of that request's origin may connect. */
  readonly origins: (request: IncomingMessage) => boolean;
  /** The project's folder, for its word lists. */
  readonly root: string;
  readonly log: Log;
  /** The plugin of an id. Default: of the registry. */
  readonly find?: (id: string) => Plugin | undefined;
  /** Default: threads of their own, one for each core but one. */
  readonly bots?: BotPool;
}

/** Codes that are drawn before a table is taken to find none. */
const CODE_TRIES = 20;
const SWEEP_MS = 5000;
/** What comes in beyond our own limit is at least counted and answered, up to so many bytes. */
const PAYLOAD_BYTES = 64 * 1024;

export function createTables(options: TablesOptions): Tables {
  const { store, limits, origins, root, log } = options;
  const clock = (): number => performance.now();
  const bounds: RoomBounds = { seats: limits.seatsPerTable, name: limits.nameLength };
  const shelf = createGameShelf(options.find ?? pluginOf, createNodeLoader(root));
  const bots = options.bots ?? threads(root);
  const bell = createBell(clock);
  const tally = createTally();
  const failures = createBuckets(limits.failedJoinsPerMinute / 60, limits.failedJoinsPerMinute);
  const openings = createBuckets(limits.tablesPerTenMinutes / 600, limits.tablesPerTenMinutes);
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: Math.max(PAYLOAD_BYTES, limits.frameBytes),
  });
  const connections = new Set<Connection>();
  /** How many of them come from each address. */
  const addresses = new Map<string, number>();
  const keeper = createKeeper({
    open: openRoom,
    most: limits.tablesPerProcess,
    clock,
    leaving(room) {
      const { views, conflicts } = room.counts();
      viewsOfGone += views;
      conflictsOfGone += conflicts;
    },
    failed: failed('table/close'),
  });
  let closing = false;
  let [viewsOfGone, conflictsOfGone] = [0, 0];

  function failed(event: string, room?: string) {
    return (error: unknown) => {
      // That the store is away, whoever looks after it reads from its health.
      const level = error instanceof StoreAway ? 'warn' : 'error';
      log({ level, event, error, ...(room === undefined ? {} : { room }) });
    };
  }

  function openRoom(code: string): Promise<Result<LiveRoom, RoomRefusalCode>> {
    return openLiveRoom({
      code,
      store,
      shelf,
      bots,
      limits,
      bell,
      openNext: ({ game, settings, places, late }) => create({ game, settings, places, late }),
      removed: () => keeper.drop(code),
      seed: () => randomInt(2 ** 32),
      clock,
      failed: failed('table/failed', code),
    });
  }

  /** A table for what is wanted, under a code that nobody has. */
  async function create(wanted: {
    readonly game: string;
    readonly settings?: unknown;
    readonly places?: number | undefined;
    readonly late?: boolean | undefined;
  }): Promise<Result<string>> {
    const plugin = shelf.plugin(wanted.game);
    if (plugin === undefined) return refused('game/unknown');
    const { settings = {}, places, late } = wanted;
    const opening = readOpening(plugin, bounds, { settings, places, late });
    if (!opening.ok) return opening;
    if (keeper.live().length >= limits.tablesPerProcess) return refused('table/crowded');
    const shelved = await shelf.ready(plugin.id, opening.value.settings).catch((error: unknown) => {
      failed('table/settings')(error);
      return null;
    });
    if (shelved === null) return refused('settle/settings');
    const { game } = shelved;
    const act: RoomAct = { type: 'open', game: plugin.id, rules: game.rules, ...opening.value };
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const code = drawCode(randomInt);
      if ((await store.create(code, act)) === 'taken') continue;
      await store.wake(code, store.now() + limits.idleTableMs);
      log({ level: 'info', event: 'table/opened', room: code });
      return yes(code);
    }
    return refused('table/crowded');
  }

  /** The room of a code as anybody may write it. */
  async function find(text: string): Promise<Result<LiveRoom>> {
    const code = readCode(text);
    if (code === null) return refused('table/missing');
    try {
      return await keeper.find(code);
    } catch (error) {
      return unreadable(error, code);
    }
  }

  /** The same for HTTP; wrong codes count against whoever tries them. */
  async function look(text: string, address: string): Promise<Result<LiveRoom>> {
    if (failures.wait(address, clock()) > 0) return refused('rate/joins');
    const room = await find(text);
    if (!room.ok && room.code === 'table/missing') failures.take(address, clock());
    return room;
  }

  function unreadable(error: unknown, room?: string): ReturnType<typeof no> {
    failed('table/unreadable', room)(error);
    return error instanceof StoreAway ? refused('store/away') : refused('table/broken');
  }

  const sweeping = setInterval(() => {
    keeper.sweep(clock());
    sweepTables(store, limits, (code) => keeper.drop(code)).catch(failed('table/sweep'));
  }, SWEEP_MS);
  sweeping.unref();

  return {
    async open(wanted, address) {
      if (closing) return refused('server/restarting');
      if (openings.take(address, clock()) > 0) return refused('rate/tables');
      try {
        return await create(wanted);
      } catch (error) {
        return unreadable(error);
      }
    },
    async info(code, address) {
      const room = await look(code, address);
      return room.ok ? yes(room.value.info()) : room;
    },
    async record(code, address) {
      const room = await look(code, address);
      return room.ok ? room.value.record() : room;
    },
    upgrade(request, socket, head, address) {
      // Asked here: a connection that kept its request at hand would keep it in memory for as long as it lasts.
      const allowed = origins(request);
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const connection = openConnection({
          socket: webSocket,
          line: socket,
          name: randomBytes(9).toString('base64url'),
          address,
          limits,
          failures,
          find,
          tally,
          log,
          clock,
        });
        if (closing) return connection.end(CLOSE.restarting, 'server/restarting');
        if (!allowed) return connection.end(CLOSE.origin, 'wire/origin');
        const ofAddress = addresses.get(address) ?? 0;
        if (ofAddress >= limits.socketsPerAddress) return connection.end(CLOSE.tooFast, 'rate/sockets');
        connections.add(connection);
        addresses.set(address, ofAddress + 1);
        webSocket.on('close', () => {
          connections.delete(connection);
          const left = (addresses.get(address) ?? 1) - 1;
          if (left > 0) addresses.set(address, left);
          else addresses.delete(address);
        });
      });
    },
    fault: () => store.fault(),
    counts() {
      const live = keeper.live();
      const guests = live.map((room) => room.counts());
      return {
        now: {
          tables: live.length,
          seats: guests.reduce((sum, { seats }) => sum + seats, 0),
          watchers: guests.reduce((sum, { watchers }) => sum + watchers, 0),
          sockets: connections.size,
        },
        ...tally.read(),
        views: viewsOfGone + guests.reduce((sum, { views }) => sum + views, 0),
        conflicts: conflictsOfGone + guests.reduce((sum, { conflicts }) => sum + conflicts, 0),
      };
    },
    async close() {
      closing = true;
      clearInterval(sweeping);
      for (const connection of connections) connection.end(CLOSE.restarting, 'server/restarting');
      await keeper.close();
      await bots.close();
      await store.close();
    },
  };
}

function threads(root: string): BotPool {
  const entry = new URL('./botThread.js', import.meta.url);
  return createBotPool(() => startWorkerThread(entry, root), Math.max(1, availableParallelism() - 1));
}
