/** What must be known of a room to judge an append: all but the entries themselves. For the drivers without a script of their own. */
import type { RoomAct, RoomEntry } from '#src/room/acts.ts';
import { counterOf } from '#src/room/acts.ts';
import type { Appended, AppendWhen, Draft } from './roomStore.ts';

/** The last command that was carried out of those that are counted together, and the entry it became. */
interface Counted {
  readonly c: number;
  readonly n: number;
}

export interface RoomHead {
  /** ms since 1970: room time 0. */
  readonly began: number;
  /** How many entries there are, and the room time of the last in ms. */
  readonly n: number;
  readonly at: number;
  readonly counted: ReadonlyMap<string, Counted>;
}

/** The entry that every log begins with. */
export function firstEntry(act: RoomAct): RoomEntry {
  return { n: 1, at: 0, by: 'table', c: null, act };
}

/** A room before its first entry. */
export function emptyHead(began: number): RoomHead {
  return { began, n: 0, at: 0, counted: new Map() };
}

export function headAfter(head: RoomHead, entry: RoomEntry): RoomHead {
  const counter = counterOf(entry);
  return {
    began: head.began,
    n: entry.n,
    at: entry.at,
    counted:
      counter === null || entry.c === null
        ? head.counted
        : new Map(head.counted).set(counter, { c: entry.c, n: entry.n }),
  };
}

/** ms since 1970 at which the room was last appended to. */
export function touchedAt({ began, at }: RoomHead): number {
  return began + at;
}

/** What comes of an append at `now` (ms since 1970): the checks in the order of the contract. */
export function judgeAppend(
  head: RoomHead,
  expected: number,
  draft: Draft,
  { before }: Pick<AppendWhen, 'before'>,
  now: number,
): Exclude<Appended, { readonly kind: 'missing' }> {
  const counter = counterOf(draft);
  if (counter !== null && draft.c !== null) {
    const last = head.counted.get(counter) ?? { c: 0, n: 0 };
    if (draft.c <= last.c) return { kind: 'duplicate', n: last.n };
    if (draft.c > last.c + 1) return { kind: 'gap', last: last.c };
  }
  if (expected !== head.n + 1) return { kind: 'conflict', n: head.n };
  // A clock that was set back does not turn room time back.
  const at = Math.max(now - head.began, head.at);
  return before !== null && at >= before ? { kind: 'late', at } : { kind: 'appended', n: expected, at };
}
