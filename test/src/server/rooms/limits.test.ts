import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Limits } from '#src/server/limits.ts';
import { CLOSE } from '#src/room/protocol.ts';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import { sweepTables } from '#src/server/rooms/sweep.ts';
import {
  connect,
  eventually,
  join,
  openTable,
  seatPeople,
  serveTables,
  tokenOf,
  type Player,
  type Served,
} from './served.ts';

let served: Served;

async function serve(limits: Partial<Limits>): Promise<string> {
  served = await serveTables({
    limits,
    // `…/socket?from=b` comes from another address.
    address: (url) => new URL(url, 'http://here/').searchParams.get('from') ?? 'a',
  });
  return openTable(served);
}

async function seated(code: string, name = 'Ann'): Promise<Player> {
  const player = await join(served.url, code, { name });
  await player.until('table', ({ table }) => table.sitters.some(({ here }) => here));
  return player;
}

function pad(bytes: number): string {
  const frame = '{"type":"ping","t":1}';
  return `${frame}${' '.repeat(bytes - frame.length)}`;
}

describe('what a server allows', () => {
  it('bytes of a frame', async () => {
    const code = await serve({ frameBytes: 300 });
    const ann = await seated(code);
    ann.raw(pad(300));
    await ann.until('pong');
    ann.raw(pad(301));
    expect(await ann.until('err')).toMatchObject({ code: 'wire/large' });
    expect(await ann.ended).toBe(CLOSE.malformed);
  });

  it('bytes of a frame far beyond, which are not even read', async () => {
    const code = await serve({});
    const ann = await seated(code);
    ann.raw(pad(100_000));
    expect(await ann.ended).toBe(1009);
  });

  it('commands a second, with a word on when to come again', async () => {
    const code = await serve({ commandsBurst: 3, commandsPerSecond: 5 });
    const ann = await seated(code);
    for (let c = 1; c <= 4; c += 1) ann.send({ type: 'cmd', c, act: { type: 'ready', ready: true } });
    const nack = await ann.until('nack');
    expect(nack).toMatchObject({ c: 4, code: 'rate/commands' });
    expect(nack.retryMs).toBeGreaterThan(0);
    expect(nack.retryMs).toBeLessThanOrEqual(200);
    await new Promise((resolve) => setTimeout(resolve, nack.retryMs));
    expect(await ann.ask({ type: 'ready', ready: true })).toMatchObject({ type: 'ack', c: 4 });
  });

  it('bytes that wait for a slow reader, who is let go of where they never get on', async () => {
    const ends: Duplex[] = [];
    served = await serveTables({
      limits: { unreadBytes: 5000, slowReaderMs: 200, viewsPerSecond: 1000, commandsBurst: 100 },
      seen: (socket) => ends.push(socket),
    });
    const code = await openTable(served);
    const [ann, slow] = await seatPeople(served.url, code, ['Ann', 'Slow']);
    const held = ends[1];
    if (ann === undefined || slow === undefined || held === undefined) throw new Error('Nobody sits there.');
    // As if the line took nothing more.
    held.cork();
    let asked = 0;
    for (; (await served.tables.counts()).closed[CLOSE.tooSlow] === undefined && asked < 90; asked += 1) {
      expect(await ann.ask({ type: 'ready', ready: asked % 2 === 1 })).toMatchObject({ type: 'ack' });
      await new Promise((resolve) => setTimeout(resolve, 20));
      // Only the latest waits, however much there was to tell.
      expect(held.writableLength).toBeLessThan(5000);
    }
    // Who does not read does not hear the code either.
    expect((await served.tables.counts()).closed[CLOSE.tooSlow]).toBe(1);
    held.uncork();
    await slow.ended;
    const back = await join(served.url, code, { token: tokenOf(slow) });
    expect((await back.until('table')).n).toBeGreaterThanOrEqual(3 + asked);
  });

  it('sockets of an address, and others as many', async () => {
    const code = await serve({ socketsPerAddress: 2 });
    await seated(code);
    await seated(code, 'Bob');
    const third = await connect(served.url);
    expect(await third.until('err')).toMatchObject({ code: 'rate/sockets' });
    expect(await third.ended).toBe(CLOSE.tooFast);
    const elsewhere = await join(`${served.url}?from=b`, code, { name: 'Cem' });
    await elsewhere.until('welcome');
  });

  it('joins that fail, by address: others still join, and who has a seat comes back', async () => {
    const code = await serve({ failedJoinsPerMinute: 3 });
    const ann = await seated(code);
    for (let i = 0; i < 3; i += 1) {
      const guess = await join(served.url, '222222', { name: 'Guess' });
      expect(await guess.until('err')).toMatchObject({ code: 'table/missing' });
      expect(await guess.ended).toBe(CLOSE.refused);
    }
    const right = await join(served.url, code, { name: 'Guess' });
    const told = await right.until('err');
    expect(told).toMatchObject({ code: 'rate/joins' });
    expect(told.retryMs).toBeGreaterThan(0);
    expect(await right.ended).toBe(CLOSE.tooFast);
    // Under cover of a token neither a code nor a seat can be guessed.
    for (const room of [code, '222222']) {
      const covered = await join(served.url, room, { token: 'AAAAAAAAAAAAAAAAAAAAAA' });
      expect(await covered.until('err')).toMatchObject({ code: 'rate/joins' });
    }
    expect(await served.tables.info(code, 'a')).toMatchObject({ code: 'rate/joins' });
    const back = await join(served.url, code, { token: tokenOf(ann) });
    await back.until('welcome');
    const other = await join(`${served.url}?from=b`, code, { name: 'Bob' });
    await other.until('welcome');
  });

  it('tables of an address', async () => {
    await serve({ tablesPerTenMinutes: 2 });
    const open = (address: string) => served.tables.open({ game: 'high-card' }, address);
    expect(await open('a')).toMatchObject({ ok: true });
    expect(await open('a')).toMatchObject({ ok: true });
    expect(await open('a')).toMatchObject({ code: 'rate/tables' });
    expect(await open('b')).toMatchObject({ ok: true });
  });

  it('seats of a table', async () => {
    await serve({ seatsPerTable: 3 });
    expect(await served.tables.open({ game: 'high-card', places: 4 }, 'x')).toMatchObject({
      code: 'settle/places',
    });
    const code = await openTable(served);
    expect(await served.tables.info(code, 'x')).toMatchObject({ value: { open: 3 } });
  });

  it('watchers of a table, even where they come at once', async () => {
    const code = await serve({ watchersPerTable: 3 });
    const watchers = await Promise.all(
      Array.from({ length: 8 }, () => join(served.url, code, { as: 'watch' })),
    );
    const answers = await Promise.all(
      watchers.map((each) =>
        Promise.race([
          each.until('welcome').then(() => 'in'),
          each.until('err').then(({ code: why }) => why),
        ]),
      ),
    );
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'table/watchers')).toHaveLength(5);
    await eventually(async () => (await served.tables.counts()).now.watchers === 3);
    watchers[answers.indexOf('in')]?.drop();
    await eventually(async () => (await served.tables.counts()).now.watchers === 2);
    const next = await join(served.url, code, { as: 'watch' });
    await next.until('table');
  });

  it('tables of a process', async () => {
    const code = await serve({ tablesPerProcess: 1 });
    const other = await openTable(served);
    await seated(code);
    const crowded = await join(served.url, other, { name: 'Bob' });
    expect(await crowded.until('err')).toMatchObject({ code: 'table/crowded' });
    expect(await served.tables.open({ game: 'high-card' }, 'x')).toMatchObject({ code: 'table/crowded' });
  });

  it('characters of a name', async () => {
    const code = await serve({ nameLength: 4 });
    const long = await join(served.url, code, { name: 'Annie' });
    expect(await long.until('err')).toMatchObject({ code: 'name/long' });
    await seated(code, 'Anne');
  });

  it('views a second: what happens in between is told at once', async () => {
    const code = await serve({ viewsPerSecond: 2, commandsBurst: 100, commandsPerSecond: 1000 });
    const [ann, bob] = await seatPeople(served.url, code, ['Ann', 'Bob']);
    if (ann === undefined || bob === undefined) throw new Error('Nobody sits there.');
    const before = bob.messages.length;
    const began = performance.now();
    for (let i = 0; i < 60; i += 1) await ann.ask({ type: 'ready', ready: i % 2 === 0 });
    await ann.ask({ type: 'rename', name: 'Zoe' });
    await bob.until('table', ({ table }) => table.sitters[0]?.name === 'Zoe');
    const seconds = (performance.now() - began) / 1000;
    expect(bob.messages.length - before).toBeLessThanOrEqual(2 + 2 * seconds);
  });

  it('silence before hello', async () => {
    await serve({ helloMs: 50 });
    const silent = await connect(served.url);
    expect(await silent.until('err')).toMatchObject({ code: 'wire/silence' });
    expect(await silent.ended).toBe(CLOSE.tooSlow);
  });

  it('silence after it, of who does not even answer a ping', async () => {
    const code = await serve({ pingMs: 50, deadMs: 500 });
    const alive = await seated(code);
    const dead = await join(served.url, code, { name: 'Dead', answers: false });
    await dead.until('table');
    expect(await dead.ended).toBe(1006);
    await eventually(async () => (await served.tables.counts()).now.seats === 1);
    expect(await alive.ask({ type: 'ready', ready: true })).toMatchObject({ type: 'ack' });
  });
});

describe('a table that nobody is at', () => {
  it('is closed for good after a while, and one whose match has begun is kept', async () => {
    let now = 1e12;
    const store = createMemoryRoomStore(() => now);
    const limits = { idleTableMs: 1000, keptMatchMs: 5000 };
    served = await serveTables({ store, limits });
    const [idle, lobby, begun] = [await openTable(served), await openTable(served), await openTable(served)];
    const here = await join(served.url, lobby, { name: 'Ann' });
    const [ann] = await seatPeople(served.url, begun, ['Ann', 'Bob']);
    await ann?.ask({ type: 'begin' });
    await here.until('table', ({ table }) => table.sitters[0]?.here === true);
    const dropped: string[] = [];
    const sweep = () => sweepTables(store, limits, (code) => dropped.push(code));
    now += 999;
    await sweep();
    expect(dropped).toEqual([]);
    now += 2;
    await sweep();
    expect(dropped).toEqual([idle]);
    expect(await served.tables.info(idle, 'x')).toMatchObject({ code: 'table/missing' });
    expect(await served.tables.info(begun, 'x')).toMatchObject({ ok: true });
    expect(await served.tables.info(lobby, 'x')).toMatchObject({ ok: true });
  });

  it('is missing in every process once it was closed in one', async () => {
    const store = createMemoryRoomStore(() => Date.now());
    served = await serveTables({ store });
    const code = await openTable(served);
    const ann = await join(served.url, code, { name: 'Ann' });
    await ann.until('table');
    await store.remove(code);
    expect(await ann.until('err')).toMatchObject({ code: 'table/missing' });
    expect(await ann.ended).toBe(CLOSE.refused);
    expect(await served.tables.info(code, 'x')).toMatchObject({ code: 'table/missing' });
  });
});

describe('a flood from one connection', () => {
  it('ends that connection alone: the others play on, and lose nothing', async () => {
    const code = await serve({});
    const [ann, bob, flood] = await seatPeople(served.url, code, ['Ann', 'Bob', 'Flood']);
    if (ann === undefined || bob === undefined || flood === undefined) throw new Error('Nobody sits there.');
    await ann.ask({ type: 'begin' });
    for (let i = 0; i < 2000; i += 1)
      flood.send({ type: 'cmd', c: 1, act: { type: 'play', move: { type: 'keep' } } });
    expect(await ann.ask({ type: 'play', move: { type: 'keep' } })).toMatchObject({ type: 'ack' });
    await bob.until('view', ({ view }) => view.turn === 1);
    expect(await bob.ask({ type: 'play', move: { type: 'keep' } })).toMatchObject({ type: 'ack' });
    expect(await flood.ended).toBe(CLOSE.tooFast);
    const { commands } = await served.tables.counts();
    expect(commands.acked).toBe(3);
    expect(commands.refused).toBeLessThanOrEqual(200);
    const back = await join(served.url, code, { token: tokenOf(flood) });
    expect(await back.until('welcome')).toMatchObject({ c: 0 });
  });
});
