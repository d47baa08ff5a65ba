/**
 * A connection that comes back: it greets, is asked every few seconds whether it still lives, is given up where it says
 * nothing, and is tried for again until the server, or the page, has ended it.
 */
import type { Refusal } from '#shared/result.ts';
import type { TimeSource } from '#shared/timer/matchClock.ts';
import { CLOSE, readServerMessage, type ClientMessage, type ServerMessage } from '#src/room/protocol.ts';
import { backoff } from './backoff.ts';
import { endOfClose, unreadBy, type LinkEnd } from './linkRefusals.ts';
import type { LinkState } from './tableLink.ts';

/** What a socket tells; nothing after `closed`. */
export interface SocketListener {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export interface LinkSocket {
  send(text: string): void;
  /** `code`: 1000, or one of 4000 to 4999. */
  close(code: number): void;
}

export type OpenSocket = (listener: SocketListener) => LinkSocket;

export interface ConnectionOptions {
  readonly open: OpenSocket;
  readonly time: TimeSource;
  /** In [0, 1). */
  readonly random: () => number;
  hello(): ClientMessage;
  /** Every message but `err`, which the connection keeps. */
  hear(message: Exclude<ServerMessage, { readonly type: 'err' }>): void;
  /** Time to send a ping. */
  ping(): void;
  /** The state has changed. */
  changed(): void;
  /** Nothing can be sent until the next welcome. `unread`: the server could not read what it was sent last. */
  lost(unread?: Refusal): void;
  ended(end: LinkEnd): void;
}

export interface Connection {
  state(): LinkState;
  /** Sends, if it is open. */
  send(message: ClientMessage): void;
  /** Tries now instead of waiting, or looks whether an open one still lives. */
  retry(): void;
  /** Asks an open one whether it still lives, and gives it up soon if it says nothing. */
  doubt(): void;
  /** `code`: as the server is told. */
  end(end: LinkEnd, code: number): void;
}

/** ms between two pings. */
const PING_MS = 5000;
/** ms without an answer after which a socket is given up. */
const SILENCE_MS = 12_000;
/** The same where the browser says that there is no network. */
const DOUBT_MS = 2500;
/** ms to stay away where the server found the page too fast and names no time. */
const TOO_FAST_MS = 1000;
const GOING_AWAY = 1000;

export function createConnection(options: ConnectionOptions): Connection {
  const { time } = options;
  let state: LinkState = { kind: 'connecting' };
  let socket: LinkSocket | null = null;
  let failed = 0;
  let told: Extract<ServerMessage, { readonly type: 'err' }> | null = null;
  let stopWaiting: (() => void) | null = null;
  let stopPinging: (() => void) | null = null;
  let stopListening: (() => void) | null = null;

  function set(next: LinkState): void {
    state = next;
    options.changed();
  }

  function connect(): void {
    stopWaiting?.();
    stopWaiting = null;
    told = null;
    expectAnswer();
    // A socket that was given up may still have something to say.
    const isMine = (): boolean => socket === mine;
    const mine = options.open({
      opened() {
        if (isMine()) send(options.hello());
      },
      heard(text) {
        if (isMine()) hear(text);
      },
      closed(code) {
        if (isMine()) drop(code);
      },
    });
    socket = mine;
  }

  function send(message: ClientMessage): void {
    socket?.send(JSON.stringify(message));
  }

  function hear(text: string): void {
    const message = readServerMessage(text);
    if (message === null) {
      console.warn('What the server sent is no message that this page knows.');
      return;
    }
    told = message.type === 'err' ? message : null;
    // Before the welcome nothing else will do.
    if (state.kind === 'open' || message.type === 'welcome') answered();
    // Not sooner: a server that takes a page in only to turn it out again is no better than none.
    if (message.type === 'pong') failed = 0;
    if (message.type === 'err') return;
    options.hear(message);
    if (message.type !== 'welcome' || socket === null) return;
    set({ kind: 'open' });
    ping();
  }

  function expectAnswer(patience = SILENCE_MS): void {
    stopListening ??= time.wake(patience, () => {
      stopListening = null;
      const silent = socket;
      drop(null);
      silent?.close(GOING_AWAY);
    });
  }

  function answered(): void {
    stopListening?.();
    stopListening = null;
  }

  function ping(): void {
    stopPinging?.();
    stopPinging = time.wake(PING_MS, ping);
    expectAnswer();
    options.ping();
  }

  /** The socket is of no use any more; `code` null where it never said why. */
  function drop(code: number | null): void {
    forget();
    const end = code === null ? null : endOfClose(code, told);
    if (end !== null) {
      finish(end);
      return;
    }
    const since = state.kind === 'away' ? state.since : time.monotonic();
    const attempt = (state.kind === 'away' ? state.attempt : 0) + 1;
    const least = told?.retryMs ?? (code === CLOSE.tooFast ? TOO_FAST_MS : 0);
    const wait = Math.max(least, backoff(failed, options.random));
    failed += 1;
    options.lost(code === CLOSE.malformed ? unreadBy(told) : undefined);
    stopWaiting = time.wake(wait, connect);
    set({ kind: 'away', since, next: time.monotonic() + wait, attempt });
  }

  function forget(): void {
    socket = null;
    stopPinging?.();
    stopPinging = null;
    stopListening?.();
    stopListening = null;
    stopWaiting?.();
    stopWaiting = null;
  }

  function finish(end: LinkEnd): void {
    options.lost();
    state = { kind: 'ended', ...end };
    options.ended(end);
    options.changed();
  }

  connect();

  return {
    state: () => state,
    send(message) {
      if (state.kind === 'open') send(message);
    },
    retry() {
      if (state.kind === 'open') ping();
      else if (stopWaiting !== null) connect();
    },
    doubt() {
      if (state.kind !== 'open') return;
      answered();
      expectAnswer(DOUBT_MS);
      ping();
    },
    end(end, code) {
      if (state.kind === 'ended') return;
      const last = socket;
      forget();
      last?.close(code);
      finish(end);
    },
  };
}
