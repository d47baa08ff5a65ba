/**
 * Somebody at a table of Boggle, as cheap as can be: writes onto its sheet, each time by a numbered command that is sent
 * when the one before it is answered, and counts what comes. Only one that is `strict` reads its views as a page does.
 */
import * as v from 'valibot';
import type { BoggleMove } from '#games/boggle/moves.ts';
import {
  frameOf,
  PROTOCOL_VERSION,
  readServerMessage,
  type ClientMessage,
  type ServerMessage,
} from '#src/room/protocol.ts';
import type { ClientAct } from '#src/room/acts.ts';
import { backoff } from '#src/online/backoff.ts';
import { fault, type Tally } from './tally.ts';
import { openWire, type Wire } from './wire.ts';

export interface PlayerOptions {
  readonly code: string;
  readonly name: string;
  readonly strict: boolean;
  readonly tally: Tally;
  /** Where to connect; `tries`: how often that has failed, or the connection was lost. */
  server(tries: number): string;
}

/** A command that was carried out. */
export interface Done {
  readonly act: ClientAct;
  /** The entry it became; null where it was sent again, and the answer says only that it is there. */
  readonly n: number | null;
}

export interface Player {
  /** Sits down; rejects where that is refused. */
  join(): Promise<void>;
  /** What it is called at the table, once it sits. */
  readonly you: string | null;
  /** Asks for something, and waits until it is carried out. Rejects where it is refused. */
  ask(act: ClientAct): Promise<void>;
  /** Some text more at the end of its sheet, sent when what it wrote before is answered. */
  type(text: string): void;
  /** Everything typed was answered. */
  readonly idle: boolean;
  /** What was acknowledged, by number. */
  readonly done: ReadonlyMap<number, Done>;
  /** How many of its commands were ever sent. */
  readonly numbered: number;
  close(): void;
}

interface Waiting {
  readonly c: number;
  readonly act: ClientAct;
  readonly asked: number;
  resent: boolean;
  settle?: (refusal: string | null) => void;
}

const SHEETS_SCHEMA = v.looseObject({ sheets: v.array(v.nullable(v.string())), self: v.number() });
const VIEW = 'v'.charCodeAt(0);
const TABLE = 't'.charCodeAt(0);
/** Where the type of a message begins in its frame, and where its number does. */
const TYPE_AT = '{"type":"'.length;
const VIEW_N_AT = '{"type":"view","n":'.length;
const TABLE_N_AT = '{"type":"table","n":'.length;

export function createPlayer({ code, name, strict, tally, server }: PlayerOptions): Player {
  const done = new Map<number, Done>();
  let wire: Wire | null = null;
  let token: string | null = null;
  let you: string | null = null;
  let [c, numbered, lastN, failed] = [0, 0, 0, 0];
  let sheet = '';
  let waiting: Waiting | null = null;
  const typed: { readonly text: string; readonly at: number }[] = [];
  let lostAt: number | null = null;
  let closed = false;
  /** Greeted back: from then on commands are taken. */
  let welcomed = false;
  let joined: { resolve(): void; reject(error: Error): void } | null = null;

  function connect(): void {
    lastN = 0;
    welcomed = false;
    wire = openWire(server(failed), {
      open() {
        const who = token === null ? { name } : { token };
        say({ type: 'hello', v: PROTOCOL_VERSION, room: code, as: 'seat', ...who });
      },
      frame: take,
      closed(why) {
        if (closed) return;
        if (joined !== null) return joined.reject(new Error(`Nobody could sit down: closed with ${why}.`));
        lostAt ??= performance.now();
        tally.reconnects += 1;
        welcomed = false;
        setTimeout(connect, backoff(failed, Math.random));
        failed += 1;
      },
    });
  }

  function say(message: ClientMessage): void {
    wire?.send(frameOf(message));
  }

  function take(frame: Buffer): void {
    tally.bytes += frame.length + (frame.length < 126 ? 2 : frame.length < 65_536 ? 4 : 10);
    const kind = frame[TYPE_AT];
    if (kind === VIEW) tally.views += 1;
    if (kind === TABLE) tally.tables += 1;
    if (kind === VIEW || kind === TABLE) {
      const n = numberAt(frame, kind === VIEW ? VIEW_N_AT : TABLE_N_AT);
      if (n < lastN) fault(tally, 'a view older than the one before');
      lastN = n;
      if (kind === VIEW && lostAt !== null) resumed(lostAt);
      if (!strict) return;
    }
    const message = readServerMessage(frame.toString('utf8'));
    if (message === null) return fault(tally, 'a frame that is no message');
    hear(message);
  }

  function resumed(since: number): void {
    tally.resumes.push(performance.now() - since);
    lostAt = null;
    failed = 0;
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (token !== null && message.you !== you) fault(tally, 'another seat than before');
        token ??= message.token;
        you = message.you;
        c = message.c;
        welcomed = true;
        joined?.resolve();
        joined = null;
        if (waiting !== null) send(waiting);
        return;
      case 'ack':
        return answered(message.c, message.n, null);
      case 'nack':
        if (message.retryMs !== undefined && waiting?.c === message.c) {
          const again = waiting;
          setTimeout(() => {
            if (waiting === again && welcomed) send(again);
          }, message.retryMs);
          return;
        }
        return answered(message.c, null, message.code);
      case 'view':
        return look(message.view.data);
      case 'err':
        return fault(tally, `err ${message.code}`);
      default:
    }
  }

  function answered(number: number, n: number | null, refusal: string | null): void {
    const mine = waiting;
    // A command that was sent again may be answered twice.
    if (mine === null || mine.c !== number) return;
    waiting = null;
    if (refusal === null) {
      ({ c } = mine);
      if (n !== null && lastN < n) fault(tally, 'an ack before the view with it');
      done.set(number, { act: mine.act, n: mine.resent ? null : n });
      write(mine.act);
    }
    if (mine.settle === undefined) {
      if (refusal === null) {
        tally.acked += 1;
        tally.acks.push(performance.now() - mine.asked);
      } else {
        tally.refused += 1;
        fault(tally, `refused: ${refusal}`);
      }
    } else mine.settle(refusal);
    next();
  }

  function write(act: ClientAct): void {
    if (act.type !== 'play' || act.move.type !== 'edit') return;
    if ('ins' in act.move && typeof act.move.ins === 'string') sheet += act.move.ins;
  }

  /** What it has written is there, and nothing of what the others have. */
  function look(data: unknown): void {
    const read = v.safeParse(SHEETS_SCHEMA, data);
    if (!read.success) return fault(tally, 'a view without sheets');
    const { sheets, self } = read.output;
    if (!(sheets[self] ?? '').startsWith(sheet)) fault(tally, 'a sheet without what was acknowledged');
    if (sheets.some((text, seat) => seat !== self && text !== null && text !== '')) {
      fault(tally, 'another’s words in a view');
    }
  }

  function next(): void {
    const [first] = typed;
    if (waiting !== null || first === undefined) return;
    typed.shift();
    ask(writing(sheet.length, first.text), first.at);
  }

  function ask(act: ClientAct, asked: number, settle?: (refusal: string | null) => void): void {
    waiting = { c: c + 1, act, asked, resent: false, ...(settle === undefined ? {} : { settle }) };
    numbered = Math.max(numbered, waiting.c);
    tally.sent += settle === undefined ? 1 : 0;
    // Before that it is sent with the welcome.
    if (welcomed) say({ type: 'cmd', c: waiting.c, act });
  }

  function send(again: Waiting): void {
    again.resent = true;
    tally.resent += 1;
    say({ type: 'cmd', c: again.c, act: again.act });
  }

  return {
    join: () =>
      new Promise<void>((resolve, reject) => {
        joined = { resolve, reject };
        connect();
      }),
    get you() {
      return you;
    },
    ask: (act) =>
      new Promise<void>((resolve, reject) => {
        ask(act, performance.now(), (refusal) => {
          if (refusal === null) resolve();
          else reject(new Error(`“${act.type}” was refused: ${refusal}.`));
        });
      }),
    type(text) {
      typed.push({ text, at: performance.now() });
      next();
    },
    get idle() {
      return waiting === null && typed.length === 0;
    },
    done,
    get numbered() {
      return numbered;
    },
    close() {
      closed = true;
      wire?.close();
    },
  };
}

/** To write some text at a place of the own sheet. */
export function writing(pos: number, ins: string): ClientAct {
  const move: BoggleMove = { type: 'edit', pos, del: 0, ins };
  return { type: 'play', move };
}

/** The whole number whose digits begin there. */
function numberAt(frame: Buffer, from: number): number {
  let value = 0;
  for (let i = from; ; i += 1) {
    const digit = (frame[i] ?? 0) - 48;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}
