/**
 * A connection to Redis that comes back by itself for ever. While it is not there, and while nothing is answered on it,
 * whatever is sent is refused at once with `StoreAway`: nothing waits for it to come back.
 */
import { createClient, type RedisClientType } from '@redis/client';
import { StoreAway } from './roomStore.ts';
import type { RedisScript } from './redisScripts.ts';
import { reasonOf } from './storeRefusal.ts';

/** ms to wait for an answer. */
const ANSWER_WITHIN = 2000;
/** ms between two signs of life, and without any before the connection is given up. */
const PING_EVERY = 1000;
const SILENT_FOR = 4000;
/** Commands that wait for an answer at once. */
const MOST_WAITING = 50_000;
const LONGEST_PAUSE = 2000;

export interface RedisLine {
  readonly client: RedisClientType;
  isReady(): boolean;
  send(args: readonly string[]): Promise<unknown>;
  /** The reply, or `StoreAway` when there is none in time. */
  answered<Reply>(reply: Promise<Reply>): Promise<Reply>;
  run(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown>;
  /** The error to reject with when something goes wrong on the line. */
  away(cause?: unknown): StoreAway;
  /** Why it is not there, in words of the system; '' when nothing went wrong yet. */
  trouble(): string;
  close(): void;
}

/** `name`: how people are told of the server, without its password. `ready` is called whenever the line is there (again). */
export function openRedisLine(url: string, name: string, ready: () => void): RedisLine {
  let lastTrouble = '';
  let isStalled = false;

  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: PING_EVERY,
    // Its own limit is only on what waits to be sent, and costs a timer and a signal each.
    commandOptions: { timeout: 0 },
    maintNotifications: 'disabled',
    socket: { connectTimeout: ANSWER_WITHIN, socketTimeout: SILENT_FOR, reconnectStrategy: pauseBefore },
  });
  client.on('error', (error: unknown) => {
    lastTrouble = reasonOf(error);
  });
  client.on('ping-interval', () => {
    isStalled = false;
  });
  client.on('ready', () => {
    isStalled = false;
    ready();
  });

  function away(cause?: unknown): StoreAway {
    const reason = cause === undefined ? lastTrouble : reasonOf(cause);
    return new StoreAway(`${name} cannot be reached${reason === '' ? '.' : `: ${reason}`}`, { cause });
  }

  async function send(args: readonly string[]): Promise<unknown> {
    if (isStalled || !client.isReady) throw away();
    return answered(client.sendCommand<unknown>(args));
  }

  /** The library stops no command that has been sent: its answer may come, or not, but nobody waits for it. */
  function answered<Reply>(reply: Promise<Reply>): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        isStalled = true;
        reject(away(`there was no answer within ${ANSWER_WITHIN / 1000} seconds`));
      }, ANSWER_WITHIN);
      reply.then(
        (answer) => {
          clearTimeout(timer);
          isStalled = false;
          resolve(answer);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(away(error));
        },
      );
    });
  }

  return {
    client,
    isReady: () => client.isReady,
    send,
    answered,
    async run({ text, sha }, keys, args) {
      const rest = [String(keys.length), ...keys, ...args];
      try {
        return await send(['EVALSHA', sha, ...rest]);
      } catch (error) {
        // A server that has been started anew, or has never run it.
        if (error instanceof StoreAway && reasonOf(error.cause).startsWith('NOSCRIPT')) {
          return send(['EVAL', text, ...rest]);
        }
        throw error;
      }
    },
    away,
    trouble: () => lastTrouble,
    close: () => {
      client.destroy();
    },
  };
}

/** ms before the next try: doubling, and not the same for all who lost the line together. */
function pauseBefore(tries: number): number {
  const longest = Math.min(LONGEST_PAUSE, 50 * 2 ** Math.min(tries, 10));
  return longest / 2 + (Math.random() * longest) / 2;
}
