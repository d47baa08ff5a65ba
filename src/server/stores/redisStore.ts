/**
 * Rooms in Redis (or Valkey), for any number of processes. Everything that must be one thing is one script
 * (`redisScripts.ts`); the server's clock is the only one that counts.
 */
import { no, yes } from '#shared/result.ts';
import { counterOf } from '#src/room/acts.ts';
import { createServerClock } from './redisClock.ts';
import { SHARDS, HEALTH_KEY, dueKey, keysOf, touchedKey } from './redisKeys.ts';
import { openRedisLine } from './redisLine.ts';
import { openRedisNews } from './redisNews.ts';
import {
  readAppended,
  readAttendants,
  readInfo,
  readLog,
  readNumber,
  readScores,
  readStrings,
  writtenAttendant,
  writtenDraft,
  writtenNote,
} from './redisReplies.ts';
import { APPEND, ATTENDANCE, CLAIM, CREATE, READ, REMOVE, WAKE } from './redisScripts.ts';
import { StoreAway, type Attendant, type RoomStore } from './roomStore.ts';
import { reasonOf, type OpenedStore } from './storeRefusal.ts';

export interface RedisStoreOptions {
  /** `redis[s]://[[user]:password@]host[:port][/database]` */
  readonly url: string;
  /** ms to wait for the first connection; default 5000. */
  readonly patience?: number;
  /** Hears a sentence on what is not as it should be, but works; default: the error output. */
  readonly report?: (sentence: string) => void;
}

const ALL_SHARDS = Array.from({ length: SHARDS }, (_, shard) => shard);

export async function openRedisRoomStore(options: RedisStoreOptions): Promise<OpenedStore> {
  const { url, patience = 5000, report = console.error } = options;
  const name = shownRedis(url);
  /** Whoever listens is told that something was missed when both lines are there, and can read. */
  const bothReady = (): void => {
    if (line.isReady() && news.line.isReady()) news.tellMissed();
  };
  const line = openRedisLine(url, name, bothReady);
  const news = openRedisNews(url, name, bothReady);
  const clock = createServerClock(() => line.send(['TIME']));
  let isClosed = false;

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    clock.stop();
    news.close();
    line.close();
  }

  if (!(await connected([line.client, news.line.client], patience))) {
    const reason = line.trouble();
    close();
    return no('store/unreachable', `${name} cannot be reached${reason === '' ? '.' : `: ${reason}`}`);
  }
  try {
    const policy = readInfo(await line.send(['INFO', 'memory']), 'maxmemory_policy');
    if (policy !== 'noeviction') {
      close();
      return no(
        'store/evicts',
        `${name} throws rooms away when its memory is full (maxmemory-policy is ${String(policy)}): set it to noeviction.`,
      );
    }
    if (readInfo(await line.send(['INFO', 'persistence']), 'aof_enabled') !== '1') {
      report(`${name} keeps no file of what it is told (appendonly is off): rooms may be lost when it ends.`);
    }
    await clock.compare();
  } catch (error) {
    close();
    return no('store/unreachable', `${name} cannot be used: ${reasonOf(error)}`);
  }

  async function attendance(
    code: string,
    what: 'attend' | 'depart' | 'present',
    attendants: readonly Attendant[],
    ttl = 0,
  ): Promise<readonly Attendant[]> {
    const { present, news } = keysOf(code);
    const given = [news, what, String(ttl), ...attendants.map(writtenAttendant)];
    return readAttendants(await line.run(ATTENDANCE, [present], given));
  }

  /** The first so many of what is due, of all shards together. */
  async function findDue(by: number, limit: number) {
    const perShard = await Promise.all(
      ALL_SHARDS.map(async (shard) => {
        const key = dueKey(shard);
        const range = ['-inf', String(by), 'WITHSCORES', 'LIMIT', '0', String(limit)];
        const found = readScores(await line.send(['ZRANGEBYSCORE', key, ...range]));
        return found.map(({ code, score }) => ({ key, code, score }));
      }),
    );
    return perShard
      .flat()
      .sort((a, b) => a.score - b.score)
      .slice(0, limit);
  }

  return yes<RoomStore>({
    now: () => clock.now(),
    async create(code, first) {
      const { room, log, touched, news } = keysOf(code);
      const draft = writtenDraft({ by: 'table', c: null, act: first });
      const made = readNumber(await line.run(CREATE, [room, log, touched], [code, news, draft]));
      return made === 1 ? 'created' : 'taken';
    },
    async append(code, expected, draft, { before, due }) {
      const keys = keysOf(code);
      const reply = await line.run(
        APPEND,
        [keys.room, keys.log, keys.touched, keys.due],
        [
          code,
          keys.news,
          writtenDraft(draft),
          String(expected),
          counterOf(draft) ?? '',
          String(draft.c ?? ''),
          String(before ?? ''),
          String(due ?? ''),
        ],
      );
      return readAppended(reply);
    },
    async read(code, from) {
      const { room, log } = keysOf(code);
      const reply = await line.run(READ, [room, log], [String(from)]);
      try {
        return await readLog(reply);
      } catch (error) {
        throw new StoreAway(`The room ${code} in ${name} cannot be read: ${reasonOf(error)}`, {
          cause: error,
        });
      }
    },
    subscribe: (code, hear) => news.subscribe(code, hear),
    async tell(code, note) {
      await line.send(['PUBLISH', keysOf(code).news, writtenNote(note)]);
    },
    attend: (code, attendants, ttl) => attendance(code, 'attend', attendants, ttl),
    depart: (code, attendants) => attendance(code, 'depart', attendants),
    present: (code) => attendance(code, 'present', []),
    async wake(code, at) {
      const { room, due } = keysOf(code);
      await line.run(WAKE, [room, due], [code, String(at ?? '')]);
    },
    async due(by, limit) {
      const found = await findDue(by, limit);
      const keys = [...new Set(found.map(({ key }) => key))];
      const claimed = await Promise.all(
        keys.map(async (key) => {
          const codes = found.filter((one) => one.key === key).map(({ code }) => code);
          return readStrings(await line.run(CLAIM, [key], [String(by), ...codes]));
        }),
      );
      const own = new Set(claimed.flat());
      return found.map(({ code }) => code).filter((code) => own.has(code));
    },
    async list() {
      const lists = await Promise.all(
        ALL_SHARDS.map(async (shard) =>
          readScores(await line.send(['ZRANGE', touchedKey(shard), '0', '-1', 'WITHSCORES'])),
        ),
      );
      return lists.flat().map(({ code, score }) => ({ code, touched: score }));
    },
    async remove(code) {
      const { room, log, present, touched, due, news } = keysOf(code);
      await line.run(REMOVE, [room, log, present, touched, due], [code, news]);
    },
    async fault() {
      try {
        await line.send(['SET', HEALTH_KEY, '1', 'PX', '60000']);
        return news.line.isReady() ? null : news.line.away().message;
      } catch (error) {
        return reasonOf(error);
      }
    },
    close() {
      close();
      return Promise.resolve();
    },
  });
}

interface Connectable {
  connect(): Promise<unknown>;
}

/** Whether all are connected within so many ms. */
async function connected(clients: readonly Connectable[], patience: number): Promise<boolean> {
  const tries = Promise.all(clients.map((client) => client.connect())).then(
    () => true,
    // Closed meanwhile, as nothing else ends the tries.
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([tries, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The server as people are told of it: without user and password. */
export function shownRedis(url: string): string {
  return URL.canParse(url) ? `Redis at ${new URL(url).host}` : 'Redis';
}
