/** The rooms of a process: opened, found, played, and closed when nobody wants them any more. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import type { no } from '#shared/result.ts';
import { yes, type Result } from '#shared/result.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { RoomAct } from '#src/room/acts.ts';
import { refused, type RoomRefusalCode } from '#src/room/refusals.ts';
import { readOpening, type RoomBounds } from '#src/room/roomDoor.ts';
import { drawCode, readCode } from '#src/room/tableCode.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import { StoreAway, type RoomStore } from '../stores/roomStore.ts';
import type { TableWanted } from '../tables.ts';
import { createBell } from './bell.ts';
import { createBotPool, type BotPool } from './botPool.ts';
import { createGameShelf } from './gameShelf.ts';
import type { Desk, Hall } from './hall.ts';
import { createKeeper } from './keeper.ts';
import { openLiveRoom, type LiveRoom } from './liveRoom.ts';
import { createSeating } from './seating.ts';
import { sweepTables } from './sweep.ts';
import { startWorkerThread } from './workerThread.ts';

export interface HallOptions {
  readonly store: RoomStore;
  readonly limits: Limits;
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

export function createHall(options: HallOptions, desk: Desk): Hall {
  const { store, limits, root, log } = options;
  const clock = (): number => performance.now();
  const bounds: RoomBounds = { seats: limits.seatsPerTable, name: limits.nameLength };
  const shelf = createGameShelf(options.find ?? pluginOf, createNodeLoader(root));
  const bots = options.bots ?? threads(root);
  const bell = createBell(clock);
  const keeper = createKeeper({
    open: openRoom,
    most: limits.tablesPerProcess,
    clock,
    leaving(room) {
      const { views, conflicts } = room.counts();
      gone.views += views;
      gone.conflicts += conflicts;
    },
    failed: failed('table/close'),
  });
  const seating = createSeating(find, desk);
  /** What rooms counted that have been put away. */
  const gone = { views: 0, conflicts: 0 };

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
      share: (shared, ends) => desk.share(shared, ends),
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

  async function open(wanted: TableWanted): Promise<Result<string>> {
    try {
      return await create(wanted);
    } catch (error) {
      return unreadable(error);
    }
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
    ...seating,
    open,
    async info(code) {
      const room = await find(code);
      return room.ok ? yes(room.value.info()) : room;
    },
    async record(code) {
      const room = await find(code);
      return room.ok ? room.value.record() : room;
    },
    fault: () => store.fault(),
    async counts() {
      const live = keeper.live();
      const each = live.map((room) => room.counts());
      const sum = (of: (counts: (typeof each)[number]) => number): number =>
        each.reduce((all, counts) => all + of(counts), 0);
      return {
        tables: live.length,
        seats: sum(({ seats }) => seats),
        watchers: sum(({ watchers }) => watchers),
        views: gone.views + sum(({ views }) => views),
        conflicts: gone.conflicts + sum(({ conflicts }) => conflicts),
      };
    },
    async close() {
      clearInterval(sweeping);
      await keeper.close();
      await bots.close();
      await store.close();
      return null;
    },
  };
}

function threads(root: string): BotPool {
  const entry = new URL('./botThread.js', import.meta.url);
  return createBotPool(() => startWorkerThread(entry, root), Math.max(1, availableParallelism() - 1));
}
