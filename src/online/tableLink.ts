/**
 * A page's link to a hosted table, as everything else on the page sees it. It connects by itself, comes back by itself
 * for ever, and loses nothing: what was sent and not acknowledged is sent again under its number.
 */
import type { Refusal } from '#shared/result.ts';
import type { View } from '#shared/plugin/view.ts';
import type { ClientAct, SitterId } from '#src/room/acts.ts';
import type { Phrase } from '#src/room/phrases.ts';
import type { UndoView } from '#src/room/protocol.ts';
import type { TableView } from '#src/room/tableView.ts';

export type LinkState =
  /** On its way for the first time. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** Lost, and trying again: `since` and `next` are ms of the page's clock (`performance.now()`). */
  | { readonly kind: 'away'; readonly since: number; readonly next: number; readonly attempt: number }
  /** It will not try again by itself; the sentence says why. `again`: whether asking anew may help. */
  | { readonly kind: 'ended'; readonly code: string; readonly message: string; readonly again: boolean };

/** The match as this seat sees it, and when that was. */
export interface LinkedMatch {
  readonly view: View;
  /** Match time in ms. */
  readonly at: number;
  readonly undo: UndoView;
}

export interface Said {
  readonly who: SitterId;
  readonly phrase: Phrase;
  /** Counts what was said, from 1. */
  readonly n: number;
}

export interface TurnedDown {
  readonly why: Refusal;
  /** Counts them, from 1. */
  readonly n: number;
}

/** A link at one moment; a new one whenever anything of it changes. */
export interface LinkNow {
  readonly state: LinkState;
  /** Of the latest round trip, in ms; null before the first. */
  readonly rtt: number | null;
  /** Null before the welcome, and for who watches. */
  readonly you: SitterId | null;
  /** Null before the first message of it. */
  readonly table: TableView | null;
  /** Null before the match. */
  readonly match: LinkedMatch | null;
  readonly said: Said | null;
  /** Commands that are not acknowledged yet. */
  readonly waiting: number;
  /** Why the latest move from before the page was loaded was turned down: nobody else waits for the answer. Null for none. */
  readonly turnedDown: TurnedDown | null;
}

export interface TableLink {
  now(): LinkNow;
  /** Called after every change; the answer ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * Asks for something. Answers null when it was carried out (the view with it is there by then), else why not. While the
   * connection is lost it waits, and a move that comes too late by that is turned down. One that is closed answers a
   * refusal.
   */
  send(act: ClientAct): Promise<Refusal | null>;
  say(phrase: Phrase): void;
  /**
   * Room time in ms now, by the server's clock as well as it is known here; never runs back, unless somebody has set this
   * computer's clock.
   */
  roomNow(): number;
  /** Tries at once, instead of waiting. */
  retry(): void;
  /** Says bye and stays away. The seat is kept. */
  close(): void;
}

/** Who one comes as. */
export type Coming =
  /** To a new seat, under that name. */
  | { readonly as: 'seat'; readonly name: string }
  /** To the seat whose token this browser keeps. */
  | { readonly as: 'seat'; readonly token: string }
  | { readonly as: 'watch' };
