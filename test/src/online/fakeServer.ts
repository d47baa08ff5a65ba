/** A server made of nothing but the promises of the wire: what a test lets through arrives, all else is on its way. */
import { parsedJson } from '#shared/json.ts';
import type { View } from '#shared/plugin/view.ts';
import type { LinkSocket, OpenSocket, SocketListener } from '#src/online/connection.ts';
import type { ClientAct } from '#src/room/acts.ts';
import { readClientMessage, type ClientMessage, type ServerMessage } from '#src/room/protocol.ts';
import type { TableView } from '#src/room/tableView.ts';

export interface FakeSocket {
  readonly listener: SocketListener;
  /** Texts on their way to the server, and to the page. */
  toServer: string[];
  toPage: string[];
  /** Null while it is open; else the code the page closed it with, or the server. */
  closed: number | null;
}

export interface FakeServer {
  readonly open: OpenSocket;
  /** Every socket that was ever asked for; the last is the one in use. */
  readonly sockets: FakeSocket[];
  /** All that arrived, in order. */
  readonly heard: ClientMessage[];
  /** Acts that were carried out, in order. */
  readonly done: ClientAct[];
  /** How the next command is met, once: carried out by default. */
  meet: 'carry out' | 'turn down' | 'not now' | 'gap';
  /** Nothing is answered any more. */
  silent: boolean;
  roomTime: () => number;
  socket(): FakeSocket;
  /** The last socket opens and greets, and everything is carried back and forth until nothing is on its way. */
  connect(): void;
  deliver(): void;
  /** One message to the server, or to the page; false where there is none. */
  deliverUp(): boolean;
  deliverDown(): boolean;
  /** The page is closed: what was on its way to it is lost, and it hears of nothing. */
  vanish(): void;
  /** What everybody is told of the table, and of the match once it has begun. */
  table: () => TableView;
  view: () => View;
  tellAll(): void;
  /** Sends to the page, whatever the rules say. */
  tell(message: ServerMessage): void;
  /** The connection is gone with all that was on its way. */
  drop(code?: number): void;
}

export const TABLE: TableView = {
  code: 'ABC234',
  phase: 'lobby',
  game: 'boggle',
  settings: {},
  places: 4,
  late: false,
  sitters: [],
  open: 4,
  host: null,
  watchers: 0,
  began: null,
  ended: null,
  next: null,
};

export const VIEW: View = {
  viewer: 0,
  data: null,
  prompt: { key: 'prompt.none' },
  seats: [],
  standing: [],
  clocks: [],
  effects: [],
  over: false,
  final: false,
};

export function createFakeServer(table: () => TableView = () => TABLE): FakeServer {
  const sockets: FakeSocket[] = [];
  let token = 0;

  const server: FakeServer = {
    sockets,
    heard: [],
    done: [],
    meet: 'carry out',
    silent: false,
    roomTime: () => 0,
    open(listener) {
      const socket: FakeSocket = { listener, toServer: [], toPage: [], closed: null };
      sockets.push(socket);
      const page: LinkSocket = {
        send(text) {
          if (socket.closed === null) socket.toServer.push(text);
        },
        close(code) {
          socket.closed ??= code;
        },
      };
      return page;
    },
    socket() {
      const last = sockets.at(-1);
      if (last === undefined) throw new Error('No socket was asked for.');
      return last;
    },
    connect() {
      server.socket().listener.opened();
      server.deliver();
    },
    deliver() {
      while (server.deliverUp() || server.deliverDown());
    },
    deliverUp() {
      const socket = server.socket();
      const text = socket.closed === null ? socket.toServer.shift() : undefined;
      if (text === undefined) return false;
      const message = readClientMessage(text);
      if (message === null) throw new Error(`The page sent what is no message: ${text}`);
      server.heard.push(message);
      if (!server.silent) answer(message);
      return true;
    },
    deliverDown() {
      const socket = server.socket();
      const text = socket.closed === null ? socket.toPage.shift() : undefined;
      if (text === undefined) return false;
      socket.listener.heard(text);
      return true;
    },
    vanish() {
      const socket = server.socket();
      socket.closed ??= 1001;
    },
    table,
    view: () => VIEW,
    tellAll() {
      const n = server.done.length;
      const now = server.table();
      server.tell({ type: 'table', n, table: now });
      if (now.began === null) return;
      const at = server.roomTime() - now.began;
      server.tell({ type: 'view', n, at, view: server.view(), undo: { to: null, alone: true, asked: null } });
    },
    tell(message) {
      server.socket().toPage.push(JSON.stringify(message));
    },
    drop(code = 1006) {
      const socket = server.socket();
      if (socket.closed !== null) return;
      socket.closed = code;
      socket.toServer = [];
      socket.toPage = [];
      socket.listener.closed(code);
    },
  };

  function answer(message: ClientMessage): void {
    const now = server.roomTime();
    switch (message.type) {
      case 'hello': {
        const isNew = message.as === 'seat' && message.token === undefined;
        if (isNew) token += 1;
        server.tell({
          type: 'welcome',
          v: 1,
          you: message.as === 'seat' ? 's2' : null,
          token: isNew ? `token-${token}` : null,
          c: server.done.length,
          now,
        });
        server.tellAll();
        return;
      }
      case 'cmd':
        answerCommand(message);
        return;
      case 'ping':
        server.tell({ type: 'pong', t: message.t, now });
        return;
      case 'say':
      case 'bye':
        return;
    }
  }

  function answerCommand({ c, act }: Extract<ClientMessage, { readonly type: 'cmd' }>): void {
    const last = server.done.length;
    const met = server.meet;
    server.meet = 'carry out';
    const isRepeated = JSON.stringify(server.done[c - 1]) === JSON.stringify(act);
    if (isRepeated) server.tell({ type: 'ack', c, n: c });
    else if (c !== last + 1 || met === 'gap')
      server.tell({ type: 'nack', c, code: 'command/gap', message: 'A gap.', retryMs: 50 });
    else if (met === 'turn down') server.tell({ type: 'nack', c, code: 'seat/not-host', message: 'No.' });
    else if (met === 'not now')
      server.tell({ type: 'nack', c, code: 'store/away', message: 'Not now.', retryMs: 300 });
    else {
      server.done.push(act);
      server.tell({ type: 'ack', c, n: c });
    }
  }

  return server;
}

/** What a socket was sent by the page, read. */
export function sentBy(socket: FakeSocket): readonly unknown[] {
  return socket.toServer.map((text) => parsedJson(text));
}
