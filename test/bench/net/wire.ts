/**
 * A WebSocket's page side as cheap as can be (RFC 6455): two thousand of them share a process with the clock that measures
 * the server, and on a small machine its cores. It reads whole text frames, answers pings, and checks nothing.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Wire {
  /** Not before it is open, nor once it is closed. */
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  open(): void;
  frame(text: Buffer): void;
  /** Once, whether it was ever open or not; 1006 where nobody said why. */
  closed(code: number): void;
}

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const LAST = 0x80;
const MASKED = 0x80;
const NO_REASON = 1006;
const HEAD_END = '\r\n\r\n';

export function openWire(url: string, events: WireEvents): Wire {
  const { hostname, port, host, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let rest: Buffer = Buffer.alloc(0);
  let greeted = false;
  let code = NO_REASON;
  socket.setNoDelay(true);
  socket.on('connect', () => {
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}${HEAD_END}`,
    );
  });
  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!greeted && !greet()) return;
    while (takeFrame()) continue;
  });
  // What is wrong with a connection ends it, and that is heard of.
  socket.on('error', () => undefined);
  socket.on('close', () => events.closed(code));

  function greet(): boolean {
    const end = rest.indexOf(HEAD_END);
    if (end < 0) return false;
    if (!rest.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
      socket.destroy();
      return false;
    }
    rest = rest.subarray(end + HEAD_END.length);
    greeted = true;
    events.open();
    return true;
  }

  /** Whether there was a whole frame. */
  function takeFrame(): boolean {
    if (rest.length < 2) return false;
    const short = rest.readUInt8(1);
    const begin = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (rest.length < begin) return false;
    const length =
      short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < begin + length) return false;
    const kind = rest.readUInt8(0) & 15;
    const payload = rest.subarray(begin, begin + length);
    rest = rest.subarray(begin + length);
    if (kind === TEXT) events.frame(payload);
    if (kind === PING) write(socket, PONG, payload);
    if (kind === CLOSE) {
      code = payload.length < 2 ? NO_REASON : payload.readUInt16BE(0);
      write(socket, CLOSE, payload);
      socket.end();
    }
    return true;
  }

  return {
    send(text) {
      if (greeted && !socket.destroyed) write(socket, TEXT, Buffer.from(text));
    },
    close() {
      if (greeted && !socket.destroyed) write(socket, CLOSE, Buffer.from([1000 >> 8, 1000 & 255]));
      socket.end();
    },
  };
}

/** Masked, as everything from a page is; with zeros, which change nothing. At most 65,535 bytes. */
function write(socket: Socket, kind: number, payload: Buffer): void {
  const length = payload.length;
  const head =
    length < 126
      ? Buffer.from([LAST | kind, MASKED | length, 0, 0, 0, 0])
      : Buffer.from([LAST | kind, MASKED | 126, length >> 8, length & 255, 0, 0, 0, 0]);
  socket.write(Buffer.concat([head, payload]));
}
