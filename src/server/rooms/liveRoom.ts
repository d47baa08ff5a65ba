/**
 * A table with people at it, in one process: takes what they ask for, sends what they may see, lets computers move, and
 * sees that there is a host. Rules it has none, and nothing in it is lost with the process: the log has everything.
 */
import type { MatchRecord } from '#shared/match/record.ts';
import { yes, type Refusal, type Result } from '#shared/result.ts';
import type { ClientAct, SitterId } from '#src/room/acts.ts';
import type { Phrase } from '#src/room/phrases.ts';
import { frameOf, type ServerMessage, type TableInfo } from '#src/room/protocol.ts';
import { refused, type RoomRefusalCode } from '#src/room/refusals.ts';
import { personOf, type Room } from '#src/room/room.ts';
import type { RoomBounds } from '#src/room/roomDoor.ts';
import type { Limits } from '../limits.ts';
import type { Attendant, RoomStore } from '../stores/roomStore.ts';
import { takeSeat, WATCHING, type Arrival, type Arrived } from './arriving.ts';
import { createAttending } from './attending.ts';
import type { Bell } from './bell.ts';
import type { BotPool } from './botPool.ts';
import { createCommands } from './commands.ts';
import type { GameShelf } from './gameShelf.ts';
import type { Dismissal } from './hall.ts';
import { createHosting } from './hosting.ts';
import { openSeatsNow } from './joining.ts';
import { readNote, type Note } from './notes.ts';
import { createPresence, watcherOf } from './presence.ts';
import { createRoomBots } from './roomBots.ts';
import { openRoomLog, type Passing, type RoomLog } from './roomLog.ts';
import { isFinal, roomRecord } from './roomState.ts';
import { createTelling } from './telling.ts';
import { createSeatViews, type Listener, type Share } from './seatViews.ts';

/** The longest time for which an alarm is set (ms): beyond it, it is set anew. */
const LONGEST_WAIT = 60_000;
/** ms after which a command is sent again that nothing could be done with. */
const RETRY_MS = 1000;
/** ms in which somebody who stands up still hears that they have. */
const LAST_WORDS_MS = 50;

/** A connection at the table. */
export interface Guest extends Listener {
  /** Sends them away: their newer connection has the seat, they have none any more, or there is no table. */
  dismiss(why: Dismissal): void;
}

export interface LiveRoomOptions {
  readonly code: string;
  readonly store: RoomStore;
  readonly shelf: GameShelf;
  readonly bots: BotPool;
  readonly limits: Limits;
  /** Of the whole process. */
  readonly bell: Bell;
  readonly share: Share;
  /** Opens another table for what this one plays; answers its code. */
  openNext(room: Room): Promise<Result<string>>;
  /** The table is closed for good: it is in no store any more. */
  removed(): void;
  seed(): number;
  /** ms, monotonic. */
  clock(): number;
  failed(error: unknown): void;
}

export interface RoomCounts {
  /** Guests here and now. */
  readonly seats: number;
  readonly watchers: number;
  /** From the opening of the room in this process on. */
  readonly views: number;
  readonly conflicts: number;
}

export interface LiveRoom {
  readonly code: string;
  /** Who somebody is; `enter` has to follow, or `leave`. */
  arrive(arrival: Arrival): Promise<Result<Arrived>>;
  /** From here on they are sent what happens. Rejects where the store cannot be told; `leave` has to follow then too. */
  enter(guest: Guest): Promise<void>;
  leave(guest: Guest): Promise<void>;
  command(guest: Guest, c: number, act: ClientAct): Promise<ServerMessage>;
  say(guest: Guest, phrase: Phrase): Promise<void>;
  /** Room time in ms. */
  now(): number;
  info(): TableInfo;
  record(): Result<MatchRecord>;
  guests(): number;
  counts(): RoomCounts;
  /** Those who are here count as gone. */
  close(): Promise<void>;
}

/** Opens a room as it is kept, or says why it cannot be. Rejects with StoreAway, or an Error in one sentence. */
export async function openLiveRoom(options: LiveRoomOptions): Promise<Result<LiveRoom, RoomRefusalCode>> {
  const { code, store, shelf, limits, failed } = options;
  let room: (LiveRoom & Hearing) | null = null;
  const log = await openRoomLog({
    code,
    store,
    shelf,
    idleMs: ({ match }) => (match === null ? limits.idleTableMs : limits.keptMatchMs),
    changed: () => room?.changed(),
    heard: (news) => room?.heard(news),
    failed,
  });
  if (!log.ok) return log;
  room = createLiveRoom(log.value, options);
  return yes(room);
}

/** What the room hears of its log. */
interface Hearing {
  changed(): void;
  heard(news: Passing): void;
}

function createLiveRoom(log: RoomLog, options: LiveRoomOptions): LiveRoom & Hearing {
  const { code, store, bots: pool, limits, bell, clock, failed } = options;
  const bounds: RoomBounds = { seats: limits.seatsPerTable, name: limits.nameLength };
  const guests = new Set<Guest>();
  /** Those of whom all processes have heard that they have their seat. */
  const announced = new Set<Guest>();
  const presence = createPresence(log.now());
  const attending = createAttending(log, store, presence, tick, failed);
  const views = createSeatViews(log, presence, 1000 / limits.viewsPerSecond, clock, options.share);
  const telling = createTelling(views, bell, failed);
  const seeToHost = createHosting(log, presence, limits.hostAwayMs, failed);
  const bots = createRoomBots(log, pool, tick, failed);
  const commands = createCommands(log, presence, bounds, options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** Watchers who were let in and have not entered yet. */
  let expected = 0;

  /** Does what time or news have made due, and sets the next alarm. */
  function tick(): void {
    if (closed || guests.size === 0) return;
    clearTimeout(timer);
    try {
      // Read before the rest looks: a delay that fires while it does would be in neither.
      const delayed = log.nextDue();
      bots.tick();
      telling.soon();
      if (lost().length > 0) setTimeout(dismissLost, LAST_WORDS_MS);
      const look = seeToHost();
      const dues = [delayed, bots.nextDue(), look].filter((due) => due !== null);
      const waits = dues.map((due) => due - log.now());
      if (waits.length > 0) timer = setTimeout(tick, Math.min(Math.max(1, Math.min(...waits)), LONGEST_WAIT));
    } catch (error) {
      failed(error);
    }
  }

  /** Those whose seat is gone. */
  function lost(): readonly Guest[] {
    const { room } = log.state();
    return [...guests].filter(({ you }) => you !== null && personOf(room, you) === undefined);
  }

  function dismissLost(): void {
    for (const guest of lost()) guest.dismiss('lost');
  }

  function final(): boolean {
    return isFinal(log.current());
  }

  function hear(note: Note | null): void {
    switch (note?.note) {
      case 'said':
        for (const guest of guests) guest.send(frameOf({ type: 'said', who: note.who, phrase: note.phrase }));
        return;
      case 'took':
        took(note.who, note.connection);
        return;
      case undefined:
    }
  }

  /** Whose taking is heard of later has the seat: two that come at once do not send each other away. */
  function took(who: SitterId, connection: string): void {
    for (const guest of [...guests]) {
      if (guest.you !== who) continue;
      if (guest.connection === connection) announced.add(guest);
      else if (announced.has(guest)) guest.dismiss('takenOver');
    }
  }

  /** However many may watch, those who are just coming in are among them. */
  function mayWatch(): boolean {
    const here = [...guests].filter(({ you }) => you === null).length;
    return Math.max(presence.watchers, here) + expected < limits.watchersPerTable;
  }

  function attendantOf({ you, connection }: Guest): Attendant {
    return { who: you ?? watcherOf(connection), connection };
  }

  return {
    code,
    changed: tick,
    heard(news) {
      if (news.kind === 'presence') attending.look().catch(failed);
      if (news.kind === 'note') hear(readNote(news.note));
      if (news.kind === 'removed') {
        for (const guest of [...guests]) guest.dismiss('removed');
        options.removed();
      }
    },
    async arrive(arrival) {
      if (arrival.as === 'seat') return takeSeat(log, arrival, bounds);
      if (!mayWatch()) return refused('table/watchers');
      expected += 1;
      return yes(WATCHING);
    },
    async enter(guest) {
      const { you, connection } = guest;
      if (you === null) expected -= 1;
      guests.add(guest);
      if (you !== null) await log.tell({ note: 'took', who: you, connection });
      await attending.come(attendantOf(guest));
      // Whoever has gone meanwhile is not there after all.
      if (!guests.has(guest)) return attending.go(attendantOf(guest));
      views.add(guest);
      tick();
    },
    async leave(guest) {
      views.remove(guest);
      guests.delete(guest);
      announced.delete(guest);
      await attending.go(attendantOf(guest));
      tick();
    },
    async command(guest, c, act) {
      const { you } = guest;
      if (you === null) return { type: 'nack', c, ...codeOf(refused('seat/none')) };
      const proposed = await commands.carryOut(you, c, act);
      if (proposed.kind === 'refused')
        return { type: 'nack', c, ...codeOf(proposed.refusal), ...retryOf(proposed.refusal) };
      // What became of it is seen before it is said to be done, by somebody who is still coming in as well.
      if (guests.has(guest)) views.add(guest);
      views.flushTo(guest);
      return { type: 'ack', c, n: proposed.n };
    },
    async say(guest, phrase) {
      if (guest.you !== null) await log.tell({ note: 'said', who: guest.you, phrase });
    },
    now: () => log.now(),
    info() {
      const { room } = log.state();
      const over = room.ended !== null || final();
      return {
        code,
        game: room.game,
        phase: over ? 'over' : room.match === null ? 'lobby' : 'playing',
        seated: room.sitters.length,
        open: openSeatsNow(room, over),
        late: room.late,
      };
    },
    record() {
      const state = log.state();
      const current = log.current();
      if (current === null || state.room.match === null) return refused('table/not-begun');
      if (state.room.ended === null && !isFinal(current)) return refused('table/not-over');
      const { plugin, game } = log.shelved();
      const record = roomRecord(plugin, game, state, current);
      return record === null ? refused('table/not-begun') : yes(record);
    },
    guests: () => guests.size,
    counts() {
      const watchers = [...guests].filter(({ you }) => you === null).length;
      return { seats: guests.size - watchers, watchers, views: views.sent, conflicts: log.conflicts() };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      telling.close();
      log.close();
      await attending.close();
    },
  };
}

function codeOf({ code, message }: Refusal): Refusal {
  return { code, message };
}

/** What is worth sending again is sent again after so many ms. */
function retryOf({ code }: Refusal): { readonly retryMs?: number } {
  return code === 'store/away' ? { retryMs: RETRY_MS } : {};
}
