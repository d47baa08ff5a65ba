import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openRedisRoomStore } from '#src/server/stores/redisStore.ts';
import { StoreAway, type Appended, type RoomNews, type RoomStore } from '#src/server/stores/roomStore.ts';
import { REDIS_NEEDED, hasRedis, startRedis, type RedisServer } from '../redisServer.ts';
import { CODE, FIRST, OTHER, WHENEVER, command, eventually, keepsTheContract } from './contract.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(!hasRedis)(`rooms in Redis${REDIS_NEEDED}`, () => {
  let server: RedisServer;
  let admin: Awaited<ReturnType<typeof connect>>;
  let opened: RoomStore[] = [];
  let said: string[] = [];

  function connect(url: string) {
    return createClient({ url, socket: { reconnectStrategy: 20 } })
      .on('error', () => undefined)
      .connect();
  }

  beforeAll(async () => {
    server = await startRedis();
    admin = await connect(server.url);
  });

  afterEach(async () => {
    await server.start();
    for (const store of opened) await store.close();
    opened = [];
    said = [];
    await admin.flushAll();
  });

  afterAll(async () => {
    admin.destroy();
    await server.stop();
  });

  async function open(): Promise<RoomStore> {
    const answer = await openRedisRoomStore({ url: server.url, report: (text) => said.push(text) });
    if (!answer.ok) throw new Error(answer.message);
    opened.push(answer.value);
    return answer.value;
  }

  /** The clock of a server cannot be set: instead every room has begun later by so much. */
  async function setBack(ms: number): Promise<void> {
    const keys = await admin.keys('quoin:{*}:*');
    const rooms = keys.filter((key) => key.split(':').length === 3 && !/:(?:due|touched)$/.test(key));
    for (const room of rooms) await admin.hIncrBy(room, 'began', ms);
  }

  keepsTheContract(async () => {
    const stores = [await open(), await open()] as const;
    return { stores, pass: (ms) => wait(ms + 2), setBack, close: () => Promise.resolve() };
  });

  /** Appends at the end, and again until it is known what came of it. */
  async function appendSurely(store: RoomStore, code: string, by: string, c: number): Promise<Appended> {
    let expected = 2;
    for (;;) {
      try {
        const answer = await store.append(code, expected, command(by, c), WHENEVER);
        if (answer.kind !== 'conflict') return answer;
        expected = answer.n + 1;
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
        await wait(10);
      }
    }
  }

  test('a Redis that is killed and started anew loses nothing that was answered for, and does nothing twice', async () => {
    const stores = [await open(), await open()] as const;
    const codes = Array.from({ length: 20 }, (_, i) => `KEPT${i}`);
    for (const code of codes) await stores[0].create(code, FIRST);
    const acked: string[] = [];
    let isOver = false;
    const writers = Array.from({ length: 100 }, async (_, i) => {
      const store = stores[i % 2 === 0 ? 0 : 1];
      const code = codes[i % codes.length] ?? CODE;
      for (let c = 1; !isOver; c += 1) {
        const answer = await appendSurely(store, code, `s${i + 2}`, c);
        expect(['appended', 'duplicate']).toContain(answer.kind);
        acked.push(`s${i + 2}:${c}`);
      }
    });
    await eventually(() => acked.length >= 200);
    await server.kill();
    const before = acked.length;
    await server.start();
    await eventually(() => acked.length >= before + 200);
    isOver = true;
    await Promise.all(writers);
    const kept: string[] = [];
    for (const code of codes) {
      const entries = (await stores[1].read(code, 2))?.entries ?? [];
      expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 2));
      kept.push(...entries.map(({ by, c }) => `${by}:${c}`));
    }
    expect(kept.toSorted()).toEqual(acked.toSorted());
  });

  test('while Redis is away everything says so soon; when it is back whoever listens hears it, and hears on', async () => {
    const store = await open();
    await store.create(CODE, FIRST);
    const heard: string[] = [];
    const note = (news: RoomNews): number => heard.push(news.kind);
    await store.subscribe(CODE, note);
    const leave = await store.subscribe(OTHER, note);
    await server.kill();
    const isDeaf = (): Promise<boolean> =>
      store
        .subscribe('X', () => undefined)
        .then(
          () => false,
          () => true,
        );
    await eventually(async () => (await store.fault()) !== null && (await isDeaf()));
    expect(await store.fault()).toMatch(/^Redis at 127\.0\.0\.1:\d+ cannot be reached: /);
    const asked: readonly Promise<unknown>[] = [
      store.create(OTHER, FIRST),
      store.append(CODE, 2, command('s2', 1), WHENEVER),
      store.read(CODE, 1),
      store.subscribe(CODE, note),
      store.tell(CODE, 1),
      store.attend(CODE, [{ who: 's2', connection: 'a' }], 1000),
      store.depart(CODE, [{ who: 's2', connection: 'a' }]),
      store.present(CODE),
      store.wake(CODE, 1),
      store.due(1, 1),
      store.list(),
      store.remove(CODE),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer.status === 'rejected' ? answer.reason : answer).toBeInstanceOf(StoreAway);
    }
    leave();
    await server.start();
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['missed']);
    expect(await store.append(CODE, 2, command('s2', 1), WHENEVER)).toMatchObject({ kind: 'appended' });
    await eventually(() => heard.length === 2);
    expect(heard).toEqual(['missed', 'entry']);
    expect(await store.fault()).toBeNull();
    const channels = (await admin.pubSubChannels()).map((channel) => channel.split(':')[2]);
    expect(channels.filter((code) => code !== 'X')).toEqual([CODE]);
  });

  test('a Redis that stands still is away after two seconds, at once from then on, and what it did later is known', async () => {
    const store = await open();
    await store.create(CODE, FIRST);
    server.freeze();
    try {
      await expect(store.append(CODE, 2, command('s2', 1), WHENEVER)).rejects.toThrow(/within 2 seconds/);
      // Not asked any more: what would be said after two seconds is something else.
      const refused = await store.read(CODE, 1).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StoreAway);
      expect(String(refused)).not.toMatch(/within 2 seconds/);
    } finally {
      server.thaw();
    }
    expect(await appendSurely(store, CODE, 's2', 1)).toEqual({ kind: 'duplicate', n: 2 });
  });

  test('a server that forgot the scripts is told them again', async () => {
    const store = await open();
    await store.create(CODE, FIRST);
    await admin.scriptFlush();
    expect(await store.append(CODE, 2, command('s2', 1), WHENEVER)).toMatchObject({ kind: 'appended' });
  });

  test('a full memory refuses, in a sentence, and half of nothing is done', async () => {
    const store = await open();
    await store.create(CODE, FIRST);
    await admin.configSet('maxmemory', '1');
    try {
      await expect(store.append(CODE, 2, command('s2', 1), WHENEVER)).rejects.toBeInstanceOf(StoreAway);
      await expect(store.create(OTHER, FIRST)).rejects.toBeInstanceOf(StoreAway);
      expect(await store.fault()).toMatch(/OOM/);
      expect((await store.read(CODE, 1))?.entries).toHaveLength(1);
    } finally {
      await admin.configSet('maxmemory', '0');
    }
    expect((await store.list()).map(({ code }) => code)).toEqual([CODE]);
    expect(await store.append(CODE, 2, command('s2', 1), WHENEVER)).toMatchObject({ kind: 'appended' });
  });

  test('the keys of a room lie together on a cluster, and nothing is left of one that was removed', async () => {
    const store = await open();
    await store.create(CODE, FIRST);
    await store.append(CODE, 2, command('s2', 1), { before: null, due: 1 });
    await store.attend(CODE, [{ who: 's2', connection: 'a' }], 10_000);
    const keys = await admin.keys('*');
    expect(keys).toHaveLength(5);
    expect(new Set(keys.map((key) => /\{.*\}/.exec(key)?.[0])).size).toBe(1);
    await store.remove(CODE);
    expect(await admin.keys('*')).toEqual([]);
  });

  test('who is there leaves nothing behind when a process ends without a word', async () => {
    const store = await open();
    await store.attend(CODE, [{ who: 's2', connection: 'a' }], 20);
    await eventually(async () => (await admin.keys('*')).length === 0);
  });

  test('what other programs say is not believed', async () => {
    const store = await open();
    await store.create(CODE, FIRST);
    const heard: RoomNews[] = [];
    await store.subscribe(CODE, (news) => heard.push(news));
    const [channel = ''] = await admin.pubSubChannels();
    for (const text of ['', 'e2 5', 'e2 5 {}', 'n{', 'x']) await admin.publish(channel, text);
    await eventually(() => heard.length === 5);
    expect(heard).toEqual(heard.map(() => ({ kind: 'missed' })));
  });

  test('a Redis that would throw rooms away, or is not there, is refused in a sentence; one without a file is told of', async () => {
    await admin.configSet({ 'maxmemory-policy': 'allkeys-lru', appendonly: 'no' });
    const evicting = await openRedisRoomStore({ url: server.url });
    await admin.configSet('maxmemory-policy', 'noeviction');
    expect(evicting).toEqual({
      ok: false,
      code: 'store/evicts',
      message: `Redis at 127.0.0.1:${server.port} throws rooms away when its memory is full (maxmemory-policy is allkeys-lru): set it to noeviction.`,
    });
    await open();
    await admin.configSet('appendonly', 'yes');
    expect(said).toEqual([
      `Redis at 127.0.0.1:${server.port} keeps no file of what it is told (appendonly is off): rooms may be lost when it ends.`,
    ]);
    const absent = await openRedisRoomStore({ url: 'redis://me:secret@127.0.0.1:1', patience: 100 });
    expect(absent).toMatchObject({ ok: false, code: 'store/unreachable' });
    expect(absent.ok ? '' : absent.message).toMatch(
      /^Redis at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
    );
  });
});
