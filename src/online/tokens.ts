/**
 * What this browser keeps of the tables it has a seat at: the token that gives the seat back. It stands nowhere else, in
 * no address and no log; whoever has it has the seat.
 */
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import type { BrowserNotes } from '#src/profile/browserNotes.ts';
import { unsentKey } from './unsent.ts';

/** A table one has a seat at. */
export interface KeptSeat {
  readonly code: string;
  readonly token: string;
  /** The game's id; empty as long as the table has not told it. */
  readonly game: string;
  /** ms since 1970 at which it was seen last. */
  readonly seen: number;
}

export interface Tokens {
  /** Of that table; null where this browser has no seat. */
  of(code: string): string | null;
  /** Keeps it, or notes that its table has been seen again. Answers whether the browser keeps it beyond the page. */
  keep(seat: Pick<KeptSeat, 'code' | 'token' | 'game'>): boolean;
  /** The seat is given up or lost, and with it what was not sent from there. */
  forget(code: string): void;
  /** The latest first. */
  all(): readonly KeptSeat[];
}

/** Begins with `quoin:`, so that it goes when everything is deleted. */
const KEY = 'quoin:tables';
const MOST = 50;

const KEPT_SEATS = v.array(
  v.object({ code: v.string(), token: v.string(), game: v.string(), seen: v.number() }),
);

/** `now`: ms since 1970. What is damaged counts as nothing: one joins anew. */
export function createTokens(notes: Pick<BrowserNotes, 'get' | 'set' | 'remove'>, now: () => number): Tokens {
  // Read each time: another tab may have sat down meanwhile.
  function all(): readonly KeptSeat[] {
    const text = notes.get(KEY);
    const read = v.safeParse(KEPT_SEATS, text === null ? [] : parsedJson(text));
    return read.success ? read.output.toSorted((a, b) => b.seen - a.seen) : [];
  }

  function without(code: string): readonly KeptSeat[] {
    return all().filter((seat) => seat.code !== code);
  }

  function write(seats: readonly KeptSeat[]): boolean {
    for (const { code } of seats.slice(MOST)) notes.remove(unsentKey(code));
    return notes.set(KEY, JSON.stringify(seats.slice(0, MOST)));
  }

  function of(code: string): string | null {
    return all().find((seat) => seat.code === code)?.token ?? null;
  }

  return {
    of,
    keep({ code, token, game }) {
      // What was done at another seat is not to be done at this one.
      if (of(code) !== token) notes.remove(unsentKey(code));
      return write([{ code, token, game, seen: now() }, ...without(code)]);
    },
    forget(code) {
      notes.remove(unsentKey(code));
      write(without(code));
    },
    all,
  };
}
