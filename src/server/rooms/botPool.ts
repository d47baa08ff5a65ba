/** Where the computers of all tables think: in threads of their own, so that no table waits for another's. */
import type { BotQuestion } from '#shared/match/hostTypes.ts';
import type { Decision } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';

/** A question of a table whose game is played with these settings. */
export interface PoolQuestion {
  readonly game: string;
  readonly settings: Settings;
  readonly question: BotQuestion;
}

/** What a thread is sent; the ticket pairs its answer with it. */
export type PoolRequest = PoolQuestion & { readonly ticket: number };

export type PoolReply =
  | { readonly ticket: number; readonly decision: Decision | null }
  | { readonly ticket: number; readonly fault: string };

/** Asks a game's bots. Rejects where the bot failed. */
export interface BotPool {
  ask(question: PoolQuestion): Promise<Decision | null>;
  close(): Promise<void>;
}

/** The part of a thread that is used here. */
export interface PoolThread {
  post(request: PoolRequest): void;
  /** The thread answers, or has died. */
  listen(reply: (reply: PoolReply) => void, died: (error: Error) => void): void;
  end(): Promise<unknown>;
}

interface Waiting {
  readonly settle: (decision: Decision | null) => void;
  readonly fail: (error: Error) => void;
  readonly thread: PoolThread;
}

/** Threads begin when they are needed, up to `size`; one that dies is replaced with the next question. */
export function createBotPool(start: () => PoolThread, size: number): BotPool {
  const threads: PoolThread[] = [];
  const waiting = new Map<number, Waiting>();
  let tickets = 0;
  let closed = false;

  function begin(): PoolThread {
    const thread = start();
    threads.push(thread);
    thread.listen(
      (reply) => receive(reply),
      (error) => lose(thread, error),
    );
    return thread;
  }

  function receive(reply: PoolReply): void {
    const asked = waiting.get(reply.ticket);
    waiting.delete(reply.ticket);
    if ('decision' in reply) asked?.settle(reply.decision);
    else asked?.fail(new Error(reply.fault));
  }

  function lose(thread: PoolThread, error: Error): void {
    threads.splice(threads.indexOf(thread), 1);
    for (const [ticket, asked] of waiting) {
      if (asked.thread !== thread) continue;
      waiting.delete(ticket);
      asked.fail(error);
    }
  }

  function load(thread: PoolThread): number {
    return [...waiting.values()].filter((asked) => asked.thread === thread).length;
  }

  /** An idle thread, a new one, or the one with the least to do. */
  function choose(): PoolThread {
    const byLoad = threads.toSorted((a, b) => load(a) - load(b));
    const [idlest] = byLoad;
    if (idlest === undefined || (load(idlest) > 0 && threads.length < size)) return begin();
    return idlest;
  }

  return {
    ask(question) {
      if (closed) return Promise.reject(new Error('The server is going down.'));
      return new Promise((settle, fail) => {
        tickets += 1;
        const thread = choose();
        waiting.set(tickets, { settle, fail, thread });
        thread.post({ ...question, ticket: tickets });
      });
    },
    async close() {
      closed = true;
      const ending = threads.splice(0);
      for (const asked of waiting.values()) asked.fail(new Error('The server is going down.'));
      waiting.clear();
      await Promise.all(ending.map((thread) => thread.end()));
    },
  };
}
