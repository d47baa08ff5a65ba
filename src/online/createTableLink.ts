/** A page's link to a hosted table, made of a connection, a queue of commands and a clock. */
import type { TimeSource } from '#shared/timer/matchClock.ts';
import { CLOSE, PROTOCOL_VERSION, type ClientMessage, type ServerMessage } from '#src/room/protocol.ts';
import { createCommandQueue } from './commandQueue.ts';
import { createConnection, type Connection, type OpenSocket } from './connection.ts';
import { LEFT, versionEnd, type LinkEnd } from './linkRefusals.ts';
import type { OnSignal } from './pageSignals.ts';
import { createRoomClock } from './roomClock.ts';
import { situationOf, standsAt } from './situation.ts';
import type { Coming, LinkNow, TableLink } from './tableLink.ts';
import type { Unsent } from './unsent.ts';

export interface TableLinkOptions {
  readonly code: string;
  readonly coming: Coming;
  readonly open: OpenSocket;
  readonly time: TimeSource;
  /** In [0, 1): spreads the tries. */
  readonly random: () => number;
  readonly signals: OnSignal;
  /** Where moves outlast the page. */
  readonly unsent: Unsent;
  /** The token of a new seat, told once: to be kept by this browser alone. */
  tokenTold(token: string): void;
}

/** ms after a clock within which a move that is simply sent is the server's to judge: it has the clock. */
const HASTE_MS = 1000;

/** It connects at once. */
export function createTableLink(options: TableLinkOptions): TableLink {
  const { code, time } = options;
  const listeners = new Set<() => void>();
  const clock = createRoomClock(time);
  const kept = 'token' in options.coming ? options.unsent.read() : [];
  /** There is something in this browser that may have been sent by now. */
  let isNoted = kept.length > 0;
  let isLeft = false;
  const queue = createCommandQueue({
    time,
    unsent: kept,
    turnedDown(why) {
      update({ turnedDown: { why, n: (now.turnedDown?.n ?? 0) + 1 } });
    },
    transmit(c, act) {
      if (isNoted) note();
      connection.send({ type: 'cmd', c, act });
    },
    changed() {
      if (isNoted || now.state.kind !== 'open') note();
      update({ waiting: queue.waiting() });
    },
    isLate: ({ due }, waited) => due !== null && clock.now() > due + (waited ? 0 : HASTE_MS),
    hasGoneOn: ({ seen }) => seen !== null && now.match !== null && seen !== standsAt(now.match.view),
  });
  let coming = options.coming;
  let helloAt = 0;
  /** The number to go on from, once the connection counts as open. */
  let resume: number | null = null;
  /** What was told since the welcome. */
  let told: { readonly table: boolean; readonly match: boolean } = { table: false, match: false };
  let stopSignals: (() => void) | null = null;
  let now: LinkNow = {
    state: { kind: 'connecting' },
    rtt: null,
    you: null,
    table: null,
    match: null,
    said: null,
    waiting: kept.length,
    turnedDown: null,
  };

  /** What is not acknowledged outlasts the page from now on. Once the link has ended it is left as it was. */
  function note(): void {
    if (isLeft) return;
    const plays = queue.unsent();
    isNoted = plays.length > 0;
    options.unsent.keep(plays);
  }

  function update(change: Partial<LinkNow>): void {
    now = { ...now, ...change };
    for (const listener of [...listeners]) listener();
  }

  function hello(): ClientMessage {
    helloAt = clock.local();
    return { type: 'hello', v: PROTOCOL_VERSION, room: code, ...coming };
  }

  function hear(message: Exclude<ServerMessage, { readonly type: 'err' }>): void {
    switch (message.type) {
      case 'welcome':
        welcomed(message);
        return;
      case 'table':
        update({ table: message.table });
        told = { ...told, table: true };
        goOn();
        return;
      case 'view': {
        const { view, at, undo } = message;
        const began = now.table?.began ?? null;
        if (began !== null) clock.atLeast(began + at);
        update({ match: { view, at, undo } });
        told = { ...told, match: true };
        goOn();
        return;
      }
      case 'ack':
        queue.acked(message.c);
        return;
      case 'nack':
        queue.nacked(message);
        return;
      case 'said': {
        const { who, phrase } = message;
        update({ said: { who, phrase, n: (now.said?.n ?? 0) + 1 } });
        return;
      }
      case 'pong':
        update({ rtt: clock.told(message.now, message.t) });
        return;
    }
  }

  function welcomed({
    v,
    you,
    token,
    c,
    now: roomTime,
  }: Extract<ServerMessage, { readonly type: 'welcome' }>) {
    if (v !== PROTOCOL_VERSION) {
      connection.end(versionEnd(), CLOSE.bye);
      return;
    }
    clock.told(roomTime, helloAt);
    if (token !== null) {
      coming = { as: 'seat', token };
      options.tokenTold(token);
    }
    told = { table: false, match: false };
    update({ you });
    resume = c;
  }

  /** Nothing is sent before it is seen what it would be done to. */
  function goOn(): void {
    const { table } = now;
    if (resume === null || connection.state().kind !== 'open' || !told.table || table === null) return;
    if (table.phase === 'playing' && !told.match) return;
    const c = resume;
    resume = null;
    queue.welcomed(c);
  }

  function ended(end: LinkEnd): void {
    stopSignals?.();
    // Another tab that has taken over has begun with them.
    if (end.code !== 'link/taken-over') note();
    isLeft = true;
    queue.end({ code: end.code, message: end.message });
  }

  const connection: Connection = createConnection({
    open: options.open,
    time,
    random: options.random,
    hello,
    hear,
    ping() {
      connection.send({ type: 'ping', t: clock.local() });
    },
    changed() {
      if (connection.state().kind === 'away') note();
      update({ state: connection.state() });
    },
    lost(unread) {
      resume = null;
      queue.lost(unread);
    },
    ended,
  });
  stopSignals = options.signals({
    look() {
      connection.retry();
    },
    doubt() {
      connection.doubt();
    },
    hide: note,
  });

  return {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    send(act) {
      const { state } = now;
      if (state.kind !== 'ended') return queue.send(act, act.type === 'play' ? situationOf(now) : undefined);
      const { code: why, message } = state;
      return Promise.resolve({ code: why, message });
    },
    say(phrase) {
      connection.send({ type: 'say', phrase });
    },
    roomNow: () => clock.now(),
    retry() {
      connection.retry();
    },
    close() {
      connection.send({ type: 'bye' });
      connection.end(LEFT, CLOSE.bye);
    },
  };
}
