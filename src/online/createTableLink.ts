/** A page's link to a hosted table, made of a connection, a queue of commands and a clock. */
import type { TimeSource } from '#shared/timer/matchClock.ts';
import { CLOSE, PROTOCOL_VERSION, type ClientMessage, type ServerMessage } from '#src/room/protocol.ts';
import { createCommandQueue } from './commandQueue.ts';
import { createConnection, type Connection, type OpenSocket } from './connection.ts';
import { LEFT, versionEnd, type LinkEnd } from './linkRefusals.ts';
import type { OnSignal } from './pageSignals.ts';
import { createRoomClock } from './roomClock.ts';
import type { Coming, LinkNow, TableLink } from './tableLink.ts';

export interface TableLinkOptions {
  readonly code: string;
  readonly coming: Coming;
  readonly open: OpenSocket;
  readonly time: TimeSource;
  /** In [0, 1): spreads the tries. */
  readonly random: () => number;
  readonly signals: OnSignal;
  /** The token of a new seat, told once: to be kept by this browser alone. */
  tokenTold(token: string): void;
}

/** It connects at once. */
export function createTableLink(options: TableLinkOptions): TableLink {
  const { code, time } = options;
  const listeners = new Set<() => void>();
  const clock = createRoomClock(time);
  const queue = createCommandQueue({
    time,
    transmit(c, act) {
      connection.send({ type: 'cmd', c, act });
    },
    changed() {
      update({ waiting: queue.waiting() });
    },
  });
  let coming = options.coming;
  let helloAt = 0;
  /** The number to go on from, once the connection counts as open. */
  let resume: number | null = null;
  let stopSignals: (() => void) | null = null;
  let now: LinkNow = {
    state: { kind: 'connecting' },
    rtt: null,
    you: null,
    table: null,
    match: null,
    said: null,
    waiting: 0,
  };

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
        return;
      case 'view': {
        const { view, at, undo } = message;
        const began = now.table?.began ?? null;
        if (began !== null) clock.atLeast(began + at);
        update({ match: { view, at, undo } });
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
    update({ you });
    resume = c;
  }

  function ended(end: LinkEnd): void {
    stopSignals?.();
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
      update({ state: connection.state() });
      if (resume === null || connection.state().kind !== 'open') return;
      const c = resume;
      resume = null;
      queue.welcomed(c);
    },
    lost(unread) {
      resume = null;
      queue.lost(unread);
    },
    ended,
  });
  stopSignals = options.signals(() => {
    connection.retry();
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
      if (state.kind !== 'ended') return queue.send(act);
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
