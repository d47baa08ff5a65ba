/** Somebody at a page: its own link to a table, over a socket of Node's, and an account of all that was asked and came. */
import { WebSocket } from 'ws';
import type { Refusal } from '#shared/result.ts';
import type { TimeSource } from '#shared/timer/matchClock.ts';
import type { OpenSocket } from '#src/online/connection.ts';
import { createTableLink } from '#src/online/createTableLink.ts';
import type { Coming, LinkNow, TableLink } from '#src/online/tableLink.ts';
import { socketUrl } from './arcade.ts';
import { pause, until } from './pause.ts';
import { ownSheet, play, readWriting, type Writing } from './writing.ts';

const time: TimeSource = {
  wall: Date.now,
  monotonic: () => performance.now(),
  wake(ms, then) {
    const timer = setTimeout(then, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

export interface PageOptions {
  /** `host:port`, asked anew at each try. */
  readonly address: () => string;
  readonly code: string;
  readonly coming: Coming;
  /** What each of its words begins with, which nobody else's contains. */
  readonly mark: string;
}

/** A word that was asked to be written, and what was answered: null that it is. */
export interface Asked {
  readonly word: string;
  answer: Refusal | null | undefined;
}

export interface Page {
  readonly link: TableLink;
  readonly mark: string;
  /** By which the seat is had again; null for who watches. */
  readonly token: string | null;
  readonly asked: readonly Asked[];
  /** Every frame as it came. */
  readonly frames: readonly string[];
  /** Codes by which its connections have ended. */
  readonly closes: readonly number[];
  /** Connections it has tried for. */
  readonly tries: number;
  /** ms from the loss of a connection to the first view, or news of the table, on the next. */
  readonly resumes: readonly number[];
  /** What it sees of the round that runs; null before. */
  writing(): Writing | null;
  now(): LinkNow;
  /** Waits until the link is so. */
  until(what: string, holds: (now: LinkNow) => boolean): Promise<void>;
  /** Writes a word at the end of its sheet. `rest`: ends with that, instead of a number. */
  write(rest?: string): Promise<Refusal | null>;
  /** Writes word after word, with about so many ms between, until told to stop: all are answered by then. */
  keepWriting(ms: number): () => Promise<void>;
  /** The connection breaks off, and nobody has said so. */
  drop(): void;
  /** Reads nothing any more, on no connection, or again. */
  stall(): void;
  unstall(): void;
  close(): void;
}

/** It connects at once. */
export function openPage({ address, code, coming, mark }: PageOptions): Page {
  const frames: string[] = [];
  const closes: number[] = [];
  const resumes: number[] = [];
  const asked: Asked[] = [];
  let socket: WebSocket | null = null;
  let tries = 0;
  let token = 'token' in coming ? coming.token : null;
  let lostAt: number | null = null;
  let sheet = '';
  let stalled = false;

  const open: OpenSocket = (listener) => {
    tries += 1;
    const mine = new WebSocket(socketUrl(address(), code), { perMessageDeflate: false });
    socket = mine;
    mine.on('open', () => {
      listener.opened();
    });
    mine.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
      frames.push(text);
      if (lostAt !== null && /^\{"type":"(?:view|table)"/.test(text)) {
        resumes.push(performance.now() - lostAt);
        lostAt = null;
      }
      listener.heard(text);
      if (stalled) mine.pause();
    });
    // What is wrong with a connection ends it, and that is heard of.
    mine.on('error', () => undefined);
    mine.on('close', (why) => {
      closes.push(why);
      lostAt ??= performance.now();
      listener.closed(why);
    });
    return {
      send(text) {
        if (mine.readyState === WebSocket.OPEN) mine.send(text);
      },
      close(status) {
        mine.close(status);
      },
    };
  };

  const link = createTableLink({
    code,
    coming,
    open,
    time,
    random: Math.random,
    signals: () => () => undefined,
    unsent: { read: () => [], keep: () => undefined },
    tokenTold(told) {
      token = told;
    },
  });

  async function write(rest = String(asked.length)): Promise<Refusal | null> {
    const word: Asked = { word: `${mark}${rest}`, answer: undefined };
    asked.push(word);
    const pos = sheet.length;
    const ins = `${word.word}\n`;
    sheet += ins;
    word.answer = await link.send(play({ type: 'edit', pos, del: 0, ins }));
    return word.answer;
  }

  return {
    link,
    mark,
    get token() {
      return token;
    },
    asked,
    frames,
    closes,
    get tries() {
      return tries;
    },
    resumes,
    now: () => link.now(),
    writing: () => readWriting(link.now().match?.view.data),
    async until(what, holds) {
      // Asked at every change: what holds for a moment only is not missed.
      let held = holds(link.now());
      const end = link.subscribe(() => {
        held ||= holds(link.now());
      });
      await until(`${mark}: ${what}`, () => held).finally(end);
    },
    write,
    keepWriting(ms) {
      const told = new AbortController();
      const done = (async () => {
        while (!told.signal.aborted) {
          await write();
          await pause(ms);
        }
      })();
      return () => {
        told.abort();
        return done;
      };
    },
    drop: () => socket?.terminate(),
    stall() {
      stalled = true;
      socket?.pause();
    },
    unstall() {
      stalled = false;
      socket?.resume();
    },
    close: () => {
      link.close();
    },
  };
}

/** How many of its words were answered to be written. */
export function ackedOf({ asked }: Page): number {
  return asked.filter(({ answer }) => answer === null).length;
}

/** Each sees on the own sheet all that was answered to be there, in its order. */
export async function seeTheirSheets(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const words = page.asked.filter(({ answer }) => answer === null).map(({ word }) => `${word}\n`);
    await page.until('sees all its words', () => ownSheet(page.writing()) === words.join(''));
  }
}
