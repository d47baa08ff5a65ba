/**
 * A room's log as one process has it: it reads what others append, and appends what was judged here, one after the other.
 * What is proposed is judged against the log as it is, and again whenever the store says that it has grown meanwhile.
 */
import { yes, type Refusal, type Result } from '#shared/result.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Json } from '#shared/json.ts';
import { counterOf, type RoomAct, type RoomEntry, type SitterId } from '#src/room/acts.ts';
import { refused, type RoomRefusalCode } from '#src/room/refusals.ts';
import { foldRoom, type Room } from '#src/room/room.ts';
import { createBreath } from '../breath.ts';
import { StoreAway, type Draft, type RoomNews, type RoomStore } from '../stores/roomStore.ts';
import type { GameShelf, ShelvedGame } from './gameShelf.ts';
import { matchAt, withEntry, type RoomState } from './roomState.ts';

/** Tries before somebody who always comes too late is told so: each means that another has got on. */
const TRIES = 20;

/** What became of a proposal. `repeated`: it had been carried out before. */
export type Proposed =
  | { readonly kind: 'done' | 'repeated'; readonly n: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** News that change nothing in the log. */
export type Passing = Exclude<RoomNews, { readonly kind: 'entry' | 'missed' }>;

/** Answers what to append, or why not; `repeated` where it stands in the log already. */
export type Make = (now: number) => Draft | Refusal | 'repeated';

export interface RoomLogOptions {
  readonly code: string;
  readonly store: RoomStore;
  readonly shelf: GameShelf;
  /** ms without an entry after which the store shall have the room looked at. */
  readonly idleMs: (room: Room) => number;
  /** The state has changed, by an entry or by time. */
  changed(): void;
  /** Something passing was told. */
  heard(news: Passing): void;
  /** Something went wrong that nobody asked for. */
  failed(error: unknown): void;
}

export interface RoomLog {
  readonly code: string;
  state(): RoomState;
  /** What the match is played with. */
  shelved(): ShelvedGame;
  /** Room time in ms. */
  now(): number;
  /** The match now; null before it. @throws PluginError on a mistake in the game's chart. */
  current(): FoldState | null;
  /** Room time in ms at which a delay of the match fires; null for none. */
  nextDue(): number | null;
  /** `make` is asked again as often as the log has changed before its answer was in it. `now`: room time in ms. */
  propose(make: Make): Promise<Proposed>;
  /** Reads what is kept of it that was not heard of yet; the answer says no where that cannot be read now. */
  catchUp(): Promise<Result<null>>;
  /** What the log holds under that number of theirs; undefined for nothing, as far as is known here. */
  numbered(who: SitterId, c: number): RoomAct | undefined;
  /** How often another process was quicker. */
  conflicts(): number;
  tell(note: Json): Promise<void>;
  close(): void;
}

/** Opens a room as it is kept, or says why it cannot be. Rejects with StoreAway, or an Error in one sentence. */
export async function openRoomLog(options: RoomLogOptions): Promise<Result<RoomLog, RoomRefusalCode>> {
  const { code, store, shelf } = options;
  let conflicts = 0;
  /** Room time in ms that the store has told of, for where its clock is ahead of what is known of it here. */
  let told = 0;
  /** What was carried out for each sender, by its number less 1. */
  const numbered = new Map<string, RoomAct[]>();
  let letIn = (): void => undefined;
  /** What is heard while the room is being opened waits until it is. */
  let tail: Promise<unknown> = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  let looked: { readonly state: RoomState; readonly at: number; readonly match: FoldState | null } | null =
    null;
  let opened: { state: RoomState; game: ShelvedGame; readonly began: number } | null = null;

  function queue<T>(task: () => Promise<T>): Promise<T> {
    const done = tail.then(task);
    tail = done.catch(() => undefined);
    return done;
  }

  // Listened to before it is read: nothing falls in between.
  const unsubscribe = await store.subscribe(code, (news) => {
    if (news.kind === 'entry' || news.kind === 'missed') {
      queue(() => (news.kind === 'entry' ? receive(news.entry) : resume())).catch(options.failed);
    } else options.heard(news);
  });

  async function receive(entry: RoomEntry): Promise<void> {
    const known = live().state.room.n;
    if (entry.n <= known) return;
    if (entry.n === known + 1) await apply([entry]);
    else await catchUp();
  }

  /** The store is back: whatever could not be done meanwhile is looked at again, even where nobody else has done a thing. */
  async function resume(): Promise<void> {
    await catchUp();
    options.changed();
  }

  async function catchUp(): Promise<void> {
    const log = await store.read(code, live().state.room.n + 1);
    if (log !== null) await apply(log.entries);
  }

  /** Whoever looks meanwhile sees the room as it was before all of them. */
  async function apply(entries: readonly RoomEntry[]): Promise<void> {
    const room = live();
    let { state, game } = room;
    const applied: RoomEntry[] = [];
    const breath = createBreath();
    for (const entry of entries) {
      if (entry.n !== state.room.n + 1) continue;
      if (breath.isDue()) await breath.take();
      // What is played with follows from the settings, which are settled when it begins.
      if (entry.act.type === 'begin') game = await shelf.ready(state.room.game, state.room.settings);
      state = withEntry(state, entry, game.game);
      applied.push(entry);
    }
    room.state = state;
    room.game = game;
    for (const entry of applied) {
      const counter = counterOf(entry);
      if (counter !== null && entry.c !== null) {
        const acts = numbered.get(counter) ?? [];
        acts[entry.c - 1] = entry.act;
        numbered.set(counter, acts);
      }
    }
    if (entries.length > 0) options.changed();
  }

  function live() {
    if (opened === null) throw new Error('The table is not open.');
    return opened;
  }

  function now(): number {
    const { state, began } = live();
    return Math.max(state.room.at, told, Math.floor(store.now() - began));
  }

  /** `at`: room time in ms from which on it is looked for. */
  function dueAfter(at: number): number | null {
    const { room } = live().state;
    // The match of a closed table stands still.
    if (room.match === null || room.ended !== null) return null;
    const due = matchAt(live().state, at)?.pending[0]?.due;
    return due === undefined || !Number.isFinite(due) ? null : room.match.began + due;
  }

  async function propose(make: Make): Promise<Proposed> {
    let isNewest = false;
    for (let tries = 0; tries < TRIES; tries += 1) {
      // One instant for both: what is judged before a delay must not be stamped after it.
      const at = now();
      const made = make(at);
      if (made === 'repeated') return { kind: 'repeated', n: live().state.room.n };
      if ('code' in made) {
        // Another process may have got further than was heard of here: nothing is turned down for what is no longer so.
        const { n } = live().state.room;
        if (!isNewest) await catchUp();
        isNewest = true;
        if (live().state.room.n > n) continue;
        return { kind: 'refused', refusal: made };
      }
      const n = live().state.room.n + 1;
      const when = { before: dueAfter(at), due: at + options.idleMs(live().state.room) };
      const answer = await store.append(code, n, made, when);
      switch (answer.kind) {
        case 'appended':
          await apply([{ n, at: answer.at, ...made }]);
          return { kind: 'done', n };
        case 'duplicate':
          await catchUp();
          return { kind: 'repeated', n: answer.n };
        case 'gap':
          await catchUp();
          return { kind: 'refused', refusal: refused('command/gap') };
        case 'missing':
          return { kind: 'refused', refusal: refused('table/missing') };
        case 'conflict':
          conflicts += 1;
          await catchUp();
          break;
        case 'late':
          // Time has got further there than we knew: it is judged as of then.
          told = Math.max(told, answer.at);
          options.changed();
          await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }
    return { kind: 'refused', refusal: refused('store/away') };
  }

  const log = await store.read(code, 1).catch((error: unknown) => {
    unsubscribe();
    throw error;
  });
  if (log === null) {
    unsubscribe();
    return refused('table/missing');
  }
  try {
    const [first, ...rest] = log.entries;
    const room = foldRoom(first === undefined ? [] : [first]);
    const game = await shelf.ready(room.game, room.settings);
    if (game.game.rules !== room.rules) {
      unsubscribe();
      return refused('table/rules');
    }
    opened = { state: { room, timeline: null }, game, began: log.began };
    await apply(rest);
    letIn();
  } catch (error) {
    unsubscribe();
    throw error;
  }

  return yes({
    code,
    state: () => live().state,
    shelved: () => live().game,
    now,
    current() {
      const { state } = live();
      const at = now();
      // Asked many times over in one millisecond.
      if (looked?.state !== state || looked.at !== at) looked = { state, at, match: matchAt(state, at) };
      return looked.match;
    },
    nextDue: () => dueAfter(now()),
    catchUp: () =>
      queue(catchUp).then(
        () => yes(null),
        (error: unknown) => {
          if (error instanceof StoreAway) return refused('store/away');
          throw error;
        },
      ),
    propose: (make) =>
      queue(() => propose(make)).catch((error: unknown): Proposed => {
        if (error instanceof StoreAway) return { kind: 'refused', refusal: refused('store/away') };
        throw error;
      }),
    numbered: (who, c) => numbered.get(who)?.[c - 1],
    conflicts: () => conflicts,
    tell: (note) => store.tell(code, note),
    close: unsubscribe,
  });
}
