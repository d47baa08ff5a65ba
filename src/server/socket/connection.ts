/**
 * One connection, from its greeting to its end: every frame is measured, read by its schema and only then passed on. What
 * is refused is refused with a code and a sentence, and costs nobody else anything.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Refusal } from '#shared/result.ts';
import {
  CLOSE,
  frameOf,
  PROTOCOL_VERSION,
  readClientMessage,
  type ClientMessage,
  type ServerMessage,
} from '#src/room/protocol.ts';
import { refused, type RoomRefusalCode } from '#src/room/refusals.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Arrival } from '../rooms/arriving.ts';
import { createBucket, type Buckets } from './bucket.ts';
import type { Dismissal, Hall, Welcomed } from '../rooms/hall.ts';
import { StoreAway } from '../stores/roomStore.ts';
import type { Tally } from './tally.ts';

/** Frames a second of whatever kind, and at once: far above what a page sends, far below what hurts. */
const FRAMES = { perSecond: 40, burst: 120 };
/** Phrases a second, and at once. */
const PHRASES = { perSecond: 0.5, burst: 3 };

/** ms after which it is looked again whether somebody has read what was sent. */
const READ_MS = 100;

/** What somebody hears who tries codes and tokens. */
const GUESSES: readonly string[] = ['table/missing', 'seat/lost'];
/** What may be otherwise in a while: the page tries again by itself. */
const COMES_BACK: readonly string[] = ['store/away', 'server/failed', 'table/crowded'];
/** Why somebody is sent away whose seat was taken from them. */
const GONE = { lost: 'seat/lost', removed: 'table/missing' } as const;

export interface ConnectionOptions {
  readonly socket: WebSocket;
  /** What the socket's frames are written to. */
  readonly line: Duplex;
  /** No other of any process has this name. */
  readonly name: string;
  readonly address: string;
  readonly limits: Limits;
  /** Joins that have failed, by address. */
  readonly failures: Buckets;
  readonly hall: Hall;
  readonly tally: Tally;
  readonly log: Log;
  /** ms, monotonic. */
  clock(): number;
}

export interface Connection {
  send(frame: string): void;
  /** Their newer connection has the seat, they have none any more, or there is no table. */
  dismiss(why: Dismissal): void;
  /** Says why, and closes. */
  end(code: number, why?: RoomRefusalCode): void;
}

export function openConnection(options: ConnectionOptions): Connection {
  const { socket, line, name, limits, hall, tally, log, clock } = options;
  const frames = createBucket(FRAMES.perSecond, FRAMES.burst);
  const commands = createBucket(limits.commandsPerSecond, limits.commandsBurst);
  const phrases = createBucket(PHRASES.perSecond, PHRASES.burst);
  let seated = false;
  let greeted = false;
  let over = false;
  let gathering = false;
  /** The code it is closed with from here: whoever does not read will not echo it. */
  let ending: number | null = null;
  let heard = clock();
  /** Looks again and again whether what waits to be read is read, while more does than should. */
  let reading: ReturnType<typeof setInterval> | null = null;

  const late = setTimeout(() => end(CLOSE.tooSlow, 'wire/silence'), limits.helloMs);
  const beat = setInterval(() => {
    if (clock() - heard > limits.deadMs) return void socket.terminate();
    socket.ping();
  }, limits.pingMs);

  function send(frame: string): boolean {
    if (isGone()) return false;
    if (socket.bufferedAmount > limits.unreadBytes) {
      letGo();
      return false;
    }
    gather();
    socket.send(frame);
    watchReading();
    return true;
  }

  /** All that is sent in one turn, an acknowledgement with its view before all, goes out in one write. */
  function gather(): void {
    if (gathering) return;
    gathering = true;
    line.cork();
    process.nextTick(() => {
      gathering = false;
      line.uncork();
    });
  }

  /** Views are whole: to whoever still reads one, only the latest after it is sent. Who never gets on is let go. */
  function watchReading(): void {
    if (reading !== null || socket.bufferedAmount <= limits.unreadBytes / 2) return;
    const since = clock();
    hall.busy(name, true);
    reading = setInterval(() => {
      if (socket.bufferedAmount > limits.unreadBytes / 2) {
        if (clock() - since > limits.slowReaderMs) letGo();
        return;
      }
      stopReading();
      hall.busy(name, false);
    }, READ_MS);
  }

  function stopReading(): void {
    if (reading !== null) clearInterval(reading);
    reading = null;
  }

  function letGo(): void {
    if (over) return;
    // A frame that says so would only wait behind the others.
    over = true;
    ending = CLOSE.tooSlow;
    socket.close(CLOSE.tooSlow);
    setTimeout(() => socket.terminate(), 1000).unref();
  }

  function tell(message: ServerMessage): void {
    send(frameOf(message));
  }

  function fail({ code, message }: Refusal, retryMs?: number): void {
    tally.refusedFrame(code);
    tell({ type: 'err', code, message, ...(retryMs === undefined ? {} : { retryMs }) });
  }

  function end(code: number, why?: RoomRefusalCode): void {
    if (over) return;
    if (why !== undefined) fail(refused(why));
    over = true;
    ending = code;
    socket.close(code);
  }

  async function greet(message: Extract<ClientMessage, { readonly type: 'hello' }>): Promise<void> {
    greeted = true;
    clearTimeout(late);
    if (message.v !== PROTOCOL_VERSION) return end(CLOSE.version, 'wire/version');
    const arrival = arrivalOf(message);
    // Whoever brings a token is looked up first: it may be known, though others try codes from the same address.
    const wait = options.failures.wait(options.address, clock());
    if (wait > 0 && !('token' in arrival)) return turnAway(refused('rate/joins'));
    try {
      const arrived = await hall.arrive(name, message.room, arrival);
      if (arrived.ok) await welcome(arrived.value);
      else turnAway(arrived);
    } catch (error) {
      const away = error instanceof StoreAway;
      log({ level: away ? 'warn' : 'error', event: 'socket/failed', error });
      end(CLOSE.restarting, away ? 'store/away' : 'server/failed');
    }
  }

  async function welcome({ you, token, c, now }: Welcomed): Promise<void> {
    const told = send(frameOf({ type: 'welcome', v: PROTOCOL_VERSION, you, token, c, now }));
    seated = true;
    try {
      await hall.enter(name);
      // A seat whose token nobody was told would be nobody's for good.
      if (!told && token !== null) await hall.command(name, c + 1, { type: 'leave' });
    } finally {
      // Gone while the door was still being opened.
      if (isGone()) await hall.leave(name);
    }
  }

  function dismiss(why: Dismissal): void {
    if (why === 'takenOver') end(CLOSE.takenOver);
    else end(CLOSE.refused, GONE[why]);
  }

  function isGone(): boolean {
    return over || socket.readyState !== socket.OPEN;
  }

  /** Says why not. Wrong codes and tokens count, and whoever has tried many is not even told that they are wrong. */
  function turnAway(why: Refusal): void {
    const now = clock();
    const isGuess = GUESSES.includes(why.code);
    const wait = options.failures.wait(options.address, now);
    if (why.code === 'rate/joins' || (isGuess && wait > 0)) {
      fail(refused('rate/joins'), wait);
      return end(CLOSE.tooFast);
    }
    if (isGuess) options.failures.take(options.address, now);
    fail(why);
    end(COMES_BACK.includes(why.code) ? CLOSE.restarting : CLOSE.refused);
  }

  async function command({ c, act }: Extract<ClientMessage, { readonly type: 'cmd' }>): Promise<void> {
    if (!seated) return end(CLOSE.malformed, 'wire/malformed');
    const began = clock();
    const wait = commands.take(began);
    if (wait > 0) {
      const { code, message } = refused('rate/commands');
      tally.command('refused', 0);
      return tell({ type: 'nack', c, code, message, retryMs: wait });
    }
    const answer = await hall.command(name, c, act);
    tally.command(answer.type === 'ack' ? 'acked' : 'refused', clock() - began);
  }

  async function take(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return greeted ? end(CLOSE.malformed, 'wire/malformed') : greet(message);
    if (!greeted) return end(CLOSE.malformed, 'wire/malformed');
    switch (message.type) {
      case 'cmd':
        return command(message);
      case 'say':
        if (!seated) return;
        if (phrases.take(clock()) > 0) return fail(refused('rate/phrases'));
        await hall.say(name, message.phrase);
        return;
      case 'ping':
        return tell({ type: 'pong', t: message.t, now: await hall.now(name) });
      case 'bye':
        return end(CLOSE.bye);
    }
  }

  function failed(error: unknown): void {
    log({ level: 'error', event: 'socket/failed', error });
    fail(refused('server/failed'));
  }

  socket.on('message', (data, isBinary) => {
    heard = clock();
    if (over) return;
    if (frames.take(clock()) > 0) return end(CLOSE.tooFast, 'rate/commands');
    const text = isBinary || !Buffer.isBuffer(data) ? null : data;
    if (text !== null && text.length > limits.frameBytes) return end(CLOSE.malformed, 'wire/large');
    const message = text === null ? null : readClientMessage(text.toString('utf8'));
    if (message === null) return end(CLOSE.malformed, 'wire/malformed');
    take(message).catch(failed);
  });
  socket.on('pong', () => {
    heard = clock();
  });
  // Malformed frames and broken pipes: the close that follows is all there is to do.
  socket.on('error', (error) => log({ level: 'info', event: 'socket/error', error }));
  socket.on('close', (code) => {
    over = true;
    clearTimeout(late);
    clearInterval(beat);
    tally.closed(ending ?? code);
    stopReading();
    if (greeted) hall.leave(name).catch(failed);
  });

  return { send: (frame) => void send(frame), dismiss, end };
}

function arrivalOf(message: Extract<ClientMessage, { readonly type: 'hello' }>): Arrival {
  if (message.as === 'watch') return { as: 'watch' };
  return message.token === undefined
    ? { as: 'seat', name: message.name ?? '' }
    : { as: 'seat', token: message.token };
}
