/** What connections of a table are sent, and when: whole views, only where they changed, so many a second at most. */
import type { FoldState } from '#shared/match/state.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import type { SitterId } from '#src/room/acts.ts';
import { seatOf } from '#src/room/room.ts';
import { tableViewOf, type PresenceNow } from '#src/room/tableView.ts';
import { openSeatsNow } from './joining.ts';
import type { RoomLog } from './roomLog.ts';
import { isFinal, type RoomState } from './roomState.ts';
import { undoViewOf } from './undoView.ts';
import { viewText } from './viewText.ts';

/** Somebody who is sent what happens. */
export interface Listener {
  /** Null for who watches. */
  readonly you: SitterId | null;
  /** Sends a frame; false where the connection is gone or too slow. */
  send(frame: string): boolean;
  /** What was sent still waits to be read. */
  isBusy(): boolean;
}

interface Sent {
  table: string;
  view: string;
  /** ms of the monotonic clock at which either was sent. */
  at: number;
  /** The room as it was when this was last looked at; null for never. */
  state: RoomState | null;
}

export interface SeatViews {
  /** Does nothing for one that was added before. */
  add(listener: Listener): void;
  remove(listener: Listener): void;
  /** Sends what has changed, to each as soon as it may be. */
  flush(): void;
  /** The same to one of them, at once, where an entry has come since they were sent something. */
  flushTo(listener: Listener): void;
  /** ms until somebody may be sent what waits; null while nothing does. */
  wait(): number | null;
  readonly sent: number;
}

/** ms after which it is looked again whether somebody has read what was sent. */
const BUSY_MS = 100;

/** `least`: ms between two views, or news of the table, to one connection. `clock`: ms, monotonic. */
export function createSeatViews(
  log: RoomLog,
  presence: PresenceNow,
  least: number,
  clock: () => number,
): SeatViews {
  const listeners = new Map<Listener, Sent>();
  let waiting: number | null = null;
  let count = 0;

  /** What one look at the room makes for all who share a seat. */
  function look() {
    const state = log.state();
    const current = log.current();
    const final = isFinal(current);
    const { room } = state;
    const view = tableViewOf(log.code, room, presence, { final, open: openSeatsNow(room, final) });
    const views = new Map<Viewer, string>();
    return {
      state,
      n: room.n,
      current,
      table: JSON.stringify(view),
      viewFor(viewer: Viewer): string {
        const known = views.get(viewer);
        if (known !== undefined || current === null) return known ?? '';
        const made = textFor(current, viewer);
        views.set(viewer, made);
        return made;
      },
      viewerOf: (you: SitterId | null): Viewer => (you === null ? null : seatOf(room, you)) ?? 'spectator',
    };
  }

  function textFor(current: FoldState, viewer: Viewer): string {
    const { timeline } = log.state();
    if (timeline === null) return '';
    const { game } = log.shelved();
    const undo = undoViewOf(game, timeline, current, viewer);
    return `"view":${viewText(game.view(current, viewer))},"undo":${JSON.stringify(undo)}}`;
  }

  function sendTo(listener: Listener, sent: Sent, seen: ReturnType<typeof look>): void {
    const { n, current, table } = seen;
    sent.state = seen.state;
    if (sent.table !== table) {
      sent.table = table;
      sent.at = clock();
      listener.send(`{"type":"table","n":${n},"table":${table}}`);
    }
    if (current === null) return;
    const view = seen.viewFor(seen.viewerOf(listener.you));
    if (sent.view === view) return;
    sent.view = view;
    sent.at = clock();
    count += 1;
    listener.send(`{"type":"view","n":${n},"at":${current.at},${view}`);
  }

  return {
    add(listener) {
      if (listeners.has(listener)) return;
      listeners.set(listener, { table: '', view: '', at: -Infinity, state: null });
    },
    remove(listener) {
      listeners.delete(listener);
    },
    flush() {
      waiting = null;
      const now = clock();
      let seen: ReturnType<typeof look> | null = null;
      for (const [listener, sent] of listeners) {
        const wait = sent.at + least - now;
        if (wait > 0) waiting = Math.min(waiting ?? Infinity, wait);
        else if (sent.state !== null && listener.isBusy()) waiting = Math.min(waiting ?? Infinity, BUSY_MS);
        else sendTo(listener, sent, (seen ??= look()));
      }
    },
    flushTo(listener) {
      const sent = listeners.get(listener);
      if (sent !== undefined && sent.state !== log.state()) sendTo(listener, sent, look());
    },
    wait: () => waiting,
    get sent() {
      return count;
    },
  };
}
