/** What connections of a table are sent, and when: whole views, only where they changed, so many a second at most. */
import type { FoldState } from '#shared/match/state.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import type { SitterId } from '#src/room/acts.ts';
import type { UndoView } from '#src/room/protocol.ts';
import { seatOf } from '#src/room/room.ts';
import type { Presence } from './presence.ts';
import type { RoomLog } from './roomLog.ts';
import { isFinal, type RoomState } from './roomState.ts';
import { createTableWriter } from './tableText.ts';
import { NO_UNDO, undoViewOf } from './undoView.ts';
import { createViewWriter, shareTexts, type ViewText } from './viewText.ts';

/** Somebody who is sent what happens. */
export interface Listener {
  /** No other of any process has this name. */
  readonly connection: string;
  /** Null for who watches. */
  readonly you: SitterId | null;
  send(frame: string): void;
  /** What was sent still waits to be read. */
  isBusy(): boolean;
}

/** The end of a frame whose beginning others have too. */
export interface FrameEnd {
  readonly connection: string;
  readonly text: string;
}

/** Sends to each of them the frame that begins with `shared`: what a thread is told once need not be told it eight times. */
export type Share = (shared: string, ends: readonly FrameEnd[]) => void;

/** What a viewer is shown: the same object for as long as it is the same. */
interface Shown {
  readonly view: ViewText;
  readonly undo: string;
}

interface Sent {
  table: string;
  shown: Shown | null;
  /** ms of the monotonic clock at which either was sent. */
  at: number;
  /** When this was last looked at; null for never. */
  moment: Moment | null;
}

/** What everything that is shown follows from. */
interface Moment {
  readonly state: RoomState;
  /** Delays of the match that fired since the last entry have made it another. */
  readonly snapshot: unknown;
  readonly learned: number;
}

export interface SeatViews {
  /** Does nothing for one that was added before. */
  add(listener: Listener): void;
  remove(listener: Listener): void;
  /** Sends what has changed, to each as soon as it may be. */
  flush(): void;
  /** The same to one of them, at once. */
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
  presence: Presence,
  least: number,
  clock: () => number,
  share: Share,
): SeatViews {
  const listeners = new Map<Listener, Sent>();
  const tableText = createTableWriter(log.code, presence);
  const writer = createViewWriter();
  const shown = new Map<Viewer, Shown>();
  let waiting: number | null = null;
  let count = 0;

  type Look = ReturnType<typeof look>;

  /** What one look at the room makes for all who share a seat. */
  function look() {
    const state = log.state();
    const current = log.current();
    const { room } = state;
    const seen = new Map<Viewer, Shown>();
    return {
      n: room.n,
      current,
      table: tableText(room, isFinal(current)),
      shownTo(viewer: Viewer): Shown | null {
        const known = seen.get(viewer);
        if (known !== undefined || current === null) return known ?? null;
        const made = shownAt(current, viewer);
        seen.set(viewer, made);
        return made;
      },
      viewerOf: (you: SitterId | null): Viewer => (you === null ? null : seatOf(room, you)) ?? 'spectator',
      /** Who is sent what, in order. */
      views: new Array<{ readonly connection: string; readonly shown: Shown }>(),
    };
  }

  function shownAt(current: FoldState, viewer: Viewer): Shown {
    const { game } = log.shelved();
    const view = writer.write(viewer, game.view(current, viewer));
    const { timeline } = log.state();
    const undo = timeline === null ? 'null' : undoText(undoViewOf(game, timeline, current, viewer));
    const before = shown.get(viewer);
    if (before?.view === view && before.undo === undo) return before;
    const made = { view, undo };
    shown.set(viewer, made);
    return made;
  }

  function moment(): Moment {
    return { state: log.state(), snapshot: log.current()?.snapshot, learned: presence.learned };
  }

  /** Sends news of the table, and puts down what is to be sent of the match. */
  function tell(listener: Listener, sent: Sent, now: Moment, seen: Look): void {
    const { n, current, table } = seen;
    sent.moment = now;
    if (sent.table !== table) {
      sent.table = table;
      sent.at = clock();
      listener.send(`{"type":"table","n":${n},"table":${table}}`);
    }
    if (current === null) return;
    const shownNow = seen.shownTo(seen.viewerOf(listener.you));
    if (sent.shown === shownNow || shownNow === null) return;
    sent.shown = shownNow;
    sent.at = clock();
    seen.views.push({ connection: listener.connection, shown: shownNow });
  }

  function sendViews({ n, current, views }: Look): void {
    if (current === null || views.length === 0) return;
    count += views.length;
    const all = [...new Set(views.map((each) => each.shown))];
    const texts = shareTexts(all.map(({ view }) => view));
    const ends = new Map(all.map((each, i) => [each, `${texts.own[i] ?? ''},"undo":${each.undo}}`]));
    share(
      `{"type":"view","n":${n},"at":${current.at},"view":${texts.shared}`,
      views.map((each) => ({ connection: each.connection, text: ends.get(each.shown) ?? '' })),
    );
  }

  return {
    add(listener) {
      if (listeners.has(listener)) return;
      listeners.set(listener, { table: '', shown: null, at: -Infinity, moment: null });
    },
    remove(listener) {
      listeners.delete(listener);
    },
    flush() {
      waiting = null;
      const now = moment();
      let seen: Look | null = null;
      try {
        for (const [listener, sent] of listeners) {
          if (!isNew(sent, now)) continue;
          const wait = sent.at + least - clock();
          if (wait > 0) waiting = Math.min(waiting ?? Infinity, wait);
          else if (sent.moment !== null && listener.isBusy())
            waiting = Math.min(waiting ?? Infinity, BUSY_MS);
          else tell(listener, sent, now, (seen ??= look()));
        }
      } finally {
        // Where one view could not be made, the others are sent theirs.
        if (seen !== null) sendViews(seen);
      }
    },
    flushTo(listener) {
      const sent = listeners.get(listener);
      const now = moment();
      if (sent === undefined || !isNew(sent, now)) return;
      const seen = look();
      tell(listener, sent, now, seen);
      sendViews(seen);
    },
    wait: () => waiting,
    get sent() {
      return count;
    },
  };
}

/** In a game in which nothing is ever taken back it is always the same. */
function undoText(undo: UndoView): string {
  return undo === NO_UNDO ? NO_UNDO_TEXT : JSON.stringify(undo);
}

const NO_UNDO_TEXT = JSON.stringify(NO_UNDO);

/** Whether something may have changed since they were looked at. */
function isNew({ moment }: Sent, now: Moment): boolean {
  return (
    moment === null ||
    moment.state !== now.state ||
    moment.snapshot !== now.snapshot ||
    moment.learned !== now.learned
  );
}
