/**
 * Has chances worked out in one worker for all parts of the page that ask, and remembers them. Where there is no worker,
 * or it dies, the page works them out itself.
 */
import { shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Odds, OddsPart, OddsReply, OddsRequest, Ruled } from './oddsQuestion.ts';
import type { OddsThread } from './oddsThread.ts';

/** So many rules are remembered; a solution takes up to 320 kB. */
const REMEMBERED = 8;

const NOTHING: Odds = { solution: null, strengths: null, matrix: null };

/** What is known by some rules, and why the rest is not. */
export interface Known {
  readonly odds: Odds;
  readonly fault: string | null;
}

export interface OddsKeeper {
  /** What is known by these rules; it fills as answers come. */
  known(rules: Ruled): Readonly<Ref<Known>>;
  /** Has a part worked out, unless it is known or on its way. */
  ask(rules: Ruled, part: OddsPart): void;
  /** Asks again for all that has failed by these rules. */
  retry(rules: Ruled): void;
  /**
   * Whoever needs chances by these rules joins, and leaves by what is given back. What nobody needs any more is not worked
   * out to its end; the worker ends with the last who needs anything.
   */
  join(rules: Ruled): () => void;
}

export interface OddsKeeperOptions {
  /** Starts the worker; null where there is none. */
  readonly start: () => OddsThread | null;
  /** Fetches what works chances out in the page itself. */
  readonly fetchHere: () => Promise<(request: OddsRequest) => OddsReply>;
}

interface Entry {
  readonly known: ShallowRef<Known>;
  /** On their way. */
  readonly asked: Set<OddsPart>;
  /** Asked for in vain. */
  readonly failed: Set<OddsPart>;
}

export function createOddsKeeper({ start, fetchHere }: OddsKeeperOptions): OddsKeeper {
  const entries = new Map<string, Entry>();
  /** Sent to the worker, in order. */
  const owed: OddsRequest[] = [];
  /** How many need chances, by rules. */
  const users = new Map<string, number>();
  /** Undefined before the first question, null where there is none. */
  let thread: OddsThread | null | undefined;

  function entryOf(rules: Ruled): Entry {
    const key = keyOf(rules);
    const entry = entries.get(key) ?? newEntry();
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > REMEMBERED && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  function receive(reply: OddsReply): void {
    const { request } = reply;
    const at = owed.findIndex((other) => isSame(other, request));
    if (at >= 0) owed.splice(at, 1);
    const { known, asked, failed } = entryOf(request);
    asked.delete(request.part);
    if ('fault' in reply) {
      failed.add(request.part);
      known.value = { ...known.value, fault: reply.fault };
    } else {
      failed.delete(request.part);
      known.value = { ...known.value, odds: { ...known.value.odds, ...reply.answer } };
    }
  }

  function running(): OddsThread | null {
    if (thread !== undefined) return thread;
    thread = startOrNot();
    if (thread !== null) {
      thread.onmessage = ({ data }) => receive(data);
      thread.onerror = goOnHere;
    }
    return thread;
  }

  /** A browser may refuse a thread, by its settings or the page's policy. */
  function startOrNot(): OddsThread | null {
    try {
      return start();
    } catch (error) {
      console.warn('Chances are worked out in the page itself:', error);
      return null;
    }
  }

  /** The thread could not be fetched or died: what it owes is worked out here. */
  function goOnHere(): void {
    thread?.terminate();
    thread = null;
    for (const request of owed.splice(0)) void answerHere(request);
  }

  async function answerHere(request: OddsRequest): Promise<void> {
    try {
      const answer = await fetchHere();
      receive(answer(request));
    } catch (error) {
      receive({ request, fault: error instanceof Error ? error.message : String(error) });
    }
  }

  function ask({ variant, goal }: Ruled, part: OddsPart): void {
    const request = { variant, goal, part };
    const { known, asked, failed } = entryOf(request);
    if (known.value.odds[part] !== null || asked.has(part) || failed.has(part)) return;
    asked.add(part);
    owe(request);
  }

  function owe(request: OddsRequest): void {
    const there = running();
    if (there === null) return void answerHere(request);
    owed.push(request);
    there.postMessage(request);
  }

  /** A worker cannot be interrupted, only ended: what others still need is asked of the next one. */
  function giveUp(isNeedless: (request: OddsRequest) => boolean): void {
    const [needless, kept] = [owed.filter(isNeedless), owed.filter((request) => !isNeedless(request))];
    if (needless.length === 0) return;
    end();
    for (const request of needless) entryOf(request).asked.delete(request.part);
    for (const request of kept) owe(request);
  }

  function end(): void {
    thread?.terminate();
    thread = undefined;
    owed.length = 0;
  }

  return {
    known: (rules) => entryOf(rules).known,
    ask,
    retry(rules) {
      const { known, failed } = entryOf(rules);
      // What could not be had in the page may be had from a new worker.
      if (thread === null) thread = undefined;
      known.value = { ...known.value, fault: null };
      const parts = [...failed];
      failed.clear();
      for (const part of parts) ask(rules, part);
    },
    join(rules) {
      const key = keyOf(rules);
      users.set(key, (users.get(key) ?? 0) + 1);
      let here = true;
      return () => {
        if (!here) return;
        here = false;
        const left = (users.get(key) ?? 0) - 1;
        if (left > 0) return void users.set(key, left);
        users.delete(key);
        giveUp((request) => keyOf(request) === key);
        if (users.size === 0) end();
      };
    },
  };
}

function keyOf({ variant, goal }: Ruled): string {
  return `${variant} ${goal}`;
}

function newEntry(): Entry {
  return { known: shallowRef({ odds: NOTHING, fault: null }), asked: new Set(), failed: new Set() };
}

function isSame(one: OddsRequest, other: OddsRequest): boolean {
  return one.variant === other.variant && one.goal === other.goal && one.part === other.part;
}
