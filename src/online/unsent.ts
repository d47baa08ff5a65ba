/**
 * Moves of a hosted match that no server has acknowledged yet, as this browser keeps them while the page is closed: per
 * table, as long as it keeps the seat's token.
 */
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import type { BrowserNotes } from '#src/profile/browserNotes.ts';
import type { ClientAct } from '#src/room/acts.ts';

export type PlayAct = Extract<ClientAct, { readonly type: 'play' }>;

/** What whoever made a move could see of the match. */
export interface Situation {
  /** Room time in ms at which the first of the clocks runs out; null where none runs. */
  readonly due: number | null;
  /** What the match waits for and how it stands, where no clock tells one round from the next; else null. */
  readonly seen: string | null;
}

export interface UnsentPlay {
  readonly act: PlayAct;
  /** The number it was sent under; null if it never was. */
  readonly c: number | null;
  readonly made: Situation;
}

export interface Unsent {
  /** In the order in which they were made. */
  read(): readonly UnsentPlay[];
  /** Instead of those of before. */
  keep(plays: readonly UnsentPlay[]): void;
}

const KEPT = v.array(
  v.object({
    move: v.looseObject({ type: v.string() }),
    c: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    due: v.nullable(v.number()),
    seen: v.nullable(v.string()),
  }),
);

/** Begins with `quoin:`, so that it goes when everything is deleted. */
export function unsentKey(code: string): string {
  return `quoin:unsent:${code}`;
}

/** `isMine`: whether the browser keeps the seat still. What is damaged counts as nothing. */
export function createUnsent(
  notes: Pick<BrowserNotes, 'get' | 'set' | 'remove'>,
  code: string,
  isMine: () => boolean,
): Unsent {
  const key = unsentKey(code);
  return {
    read() {
      const text = isMine() ? notes.get(key) : null;
      const read = v.safeParse(KEPT, text === null ? [] : parsedJson(text));
      if (!read.success) return [];
      return read.output.map(({ move, c, due, seen }) => ({
        act: { type: 'play', move },
        c,
        made: { due, seen },
      }));
    },
    keep(plays) {
      if (!isMine()) return;
      if (plays.length === 0) notes.remove(key);
      else notes.set(key, JSON.stringify(plays.map(({ act, c, made }) => ({ move: act.move, c, ...made }))));
    },
  };
}
