import { describe, expect, it } from 'vitest';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import { lateCards } from '#test/src/room/acted.ts';
import {
  eventually,
  findGame,
  idOf,
  join,
  openTable,
  seatPeople,
  serveTables,
  tokenOf,
  type Player,
  type Served,
} from './served.ts';

let served: Served;

async function table(names: readonly string[], late = false): Promise<readonly [string, readonly Player[]]> {
  served = await serveTables({
    limits: { graceMs: 400 },
    find: (id) => (late && id === lateCards.id ? lateCards : findGame(id)),
  });
  const code = await openTable(served, { game: 'high-card', settings: { clock: 'none' } });
  return [code, await seatPeople(served.url, code, names)];
}

function at<T>(list: readonly T[], i: number): T {
  const value = list[i];
  if (value === undefined) throw new Error(`There is none at ${i}.`);
  return value;
}

describe('the seats of a table', () => {
  it('are named apart, and by no name that hides something', async () => {
    const [code] = await table(['Ann', 'ann', 'Ａnn']);
    const named = async (name: string) => {
      const player = await join(served.url, code, { name });
      return (await player.until('err')).code;
    };
    expect(await named(' ')).toBe('name/empty');
    expect(await named('x'.repeat(25))).toBe('name/long');
    expect(await named('A\u202eB')).toBe('name/unseen');
    const watcher = await join(served.url, code, { as: 'watch' });
    const { sitters } = (await watcher.until('table')).table;
    expect(sitters.map(({ name }) => name)).toEqual(['Ann', 'ann (2)', 'Ａnn (3)']);
  });

  it('is taken from somebody by the host, who tells them so', async () => {
    const [code, players] = await table(['Ann', 'Bob']);
    const [ann, bob] = [at(players, 0), at(players, 1)];
    expect(await ann.ask({ type: 'remove', who: idOf(bob) })).toMatchObject({ type: 'ack' });
    expect(await bob.until('err')).toMatchObject({ code: 'seat/lost' });
    expect(await bob.ended).toBe(4004);
    const again = await join(served.url, code, { token: tokenOf(bob) });
    expect(await again.until('err')).toMatchObject({ code: 'seat/lost' });
  });

  it('that was given up is whose name it had, on another device, and the old token opens nothing', async () => {
    const [code, players] = await table(['Ann', 'Bob', 'Cem']);
    const [ann, bob] = [at(players, 0), at(players, 1)];
    await ann.ask({ type: 'begin' });
    await bob.until('view');
    expect(await ann.ask({ type: 'yield', who: idOf(bob) })).toMatchObject({ code: 'seat/here' });
    bob.drop();
    await ann.now('table', ({ table: { sitters } }) => sitters[1]?.here === false);
    expect(await ann.ask({ type: 'yield', who: idOf(bob) })).toMatchObject({ type: 'ack' });
    expect(ann.last('table')?.table.open).toBe(1);
    const other = await join(served.url, code, { name: 'Bob' });
    expect(await other.until('welcome')).toMatchObject({ you: idOf(bob) });
    const view = await other.until('view');
    expect(view.view.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cem']);
    expect(view.view.viewer).toBe(1);
    const old = await join(served.url, code, { token: tokenOf(bob) });
    expect(await old.until('err')).toMatchObject({ code: 'seat/lost' });
  });

  it('that was given up and claimed under a computer’s name is called otherwise', async () => {
    const [code, players] = await table(['Ann', 'Bob']);
    const [ann, bob] = [at(players, 0), at(players, 1)];
    await ann.ask({ type: 'computer', bot: 'careful' });
    await ann.ask({ type: 'begin' });
    bob.drop();
    await ann.now('table', ({ table: { sitters } }) => sitters[1]?.here === false);
    await ann.ask({ type: 'yield', who: idOf(bob) });
    const other = await join(served.url, code, { name: 'Careful' });
    const { view } = await other.until('view');
    expect(view.seats.map(({ name }) => name)).toEqual(['Ann', 'Careful (2)', 'Careful']);
  });

  it('is played by a computer for whoever is away, after a while, until they are back', async () => {
    const [code, players] = await table(['Ann', 'Bob']);
    const [ann, bob] = [at(players, 0), at(players, 1)];
    await ann.ask({ type: 'begin' });
    await bob.until('view');
    bob.drop();
    await ann.now('table', ({ table: { sitters } }) => sitters[1]?.here === false);
    expect(await ann.ask({ type: 'standIn', who: idOf(bob) })).toMatchObject({ code: 'seat/grace' });
    for (;;) {
      const asked = await ann.ask({ type: 'standIn', who: idOf(bob) });
      if (asked.type === 'ack') break;
      expect(asked.code).toBe('seat/grace');
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    expect(ann.last('view')?.view.seats[1]).toEqual({ by: 'bot', bot: 'careful', name: 'Bob' });
    expect(ann.last('table')?.table.sitters[1]).toMatchObject({ by: 'person', standIn: 'careful' });
    await ann.ask({ type: 'play', move: { type: 'keep' } });
    await ann.now('view', ({ view }) => JSON.stringify(view.data).includes('showdown'));
    const back = await join(served.url, code, { token: tokenOf(bob) });
    const seen = await back.now('view', ({ view }) => view.seats[1]?.by === 'person');
    expect(seen.view.viewer).toBe(1);
    expect(back.last('table')?.table.sitters[1]).toMatchObject({ standIn: null });
  });

  it('is had by somebody who comes late, where the game has room for it', async () => {
    const [code, players] = await table(['Ann', 'Bob'], true);
    const ann = at(players, 0);
    await ann.ask({ type: 'begin' });
    await ann.now('view', ({ view }) => view.seats.length === 4);
    const dan = await join(served.url, code, { name: 'Ann' });
    const { view } = await dan.until('view');
    expect(view.viewer).toBe(2);
    expect(view.seats.map(({ by, name }) => [by, name])).toEqual([
      ['person', 'Ann'],
      ['person', 'Bob'],
      ['person', 'Ann (2)'],
      ['none', ''],
    ]);
  });

  it('of somebody who has left stays theirs, with their name: nobody who comes later plays on with their points', async () => {
    const [code, players] = await table(['Ann', 'Bob'], true);
    const [ann, bob] = [at(players, 0), at(players, 1)];
    await ann.ask({ type: 'begin' });
    await bob.until('view');
    await bob.ask({ type: 'leave' });
    await ann.now('view', ({ view }) => view.seats[1]?.by === 'none');
    const dan = await join(served.url, code, { name: 'Bob' });
    const { view } = await dan.until('view');
    expect(view.viewer).toBe(2);
    expect(view.seats.map(({ by, name }) => [by, name])).toEqual([
      ['person', 'Ann'],
      ['none', 'Bob'],
      ['person', 'Bob (2)'],
      ['none', ''],
    ]);
  });

  it('of somebody who has left is played on by a computer, in a game that knows no seat without anybody', async () => {
    const [, players] = await table(['Ann', 'Bob']);
    const [ann, bob] = [at(players, 0), at(players, 1)];
    await ann.ask({ type: 'begin' });
    await bob.until('view');
    await bob.ask({ type: 'leave' });
    const { view } = await ann.now('view', ({ view: { seats } }) => seats[1]?.by === 'bot');
    expect(view.seats[1]).toEqual({ by: 'bot', bot: 'careful', name: 'Bob' });
    await ann.ask({ type: 'play', move: { type: 'keep' } });
    await ann.now('view', ({ view: { data } }) => JSON.stringify(data).includes('showdown'));
  });

  it('is had by nobody who comes late, where it has none', async () => {
    const [code, players] = await table(['Ann', 'Bob']);
    await at(players, 0).ask({ type: 'begin' });
    const late = await join(served.url, code, { name: 'Dan' });
    expect(await late.until('err')).toMatchObject({ code: 'table/begun' });
  });

  it('is not kept for a browser that has gone before it was told its token', async () => {
    const memory = createMemoryRoomStore(() => Date.now());
    let slow = false;
    const append: typeof memory.append = async (...given) => {
      if (slow) await new Promise((resolve) => setTimeout(resolve, 100));
      return memory.append(...given);
    };
    const store = { ...memory, append };
    served = await serveTables({ store });
    const code = await openTable(served);
    const [ann] = await seatPeople(served.url, code, ['Ann']);
    slow = true;
    const ghost = await join(served.url, code, { name: 'Ghost' });
    await new Promise((resolve) => setTimeout(resolve, 40));
    ghost.drop();
    await eventually(async () => (await served.tables.counts()).now.sockets === 1);
    const left = await ann?.now('table', ({ n }) => n >= 4);
    expect(left?.table.sitters.map(({ name }) => name)).toEqual(['Ann']);
    expect((await store.read(code, 1))?.entries.slice(2).map(({ act }) => act.type)).toEqual([
      'sit',
      'leave',
    ]);
  });
});
