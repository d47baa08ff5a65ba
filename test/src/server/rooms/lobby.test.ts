import { describe, expect, it } from 'vitest';
import { idOf, join, openTable, seatPeople, serveTables, type Player, type Served } from './served.ts';

let served: Served;

async function table(names: readonly string[]): Promise<readonly [string, Player, ...Player[]]> {
  served = await serveTables();
  const code = await openTable(served);
  const [host, ...others] = await seatPeople(served.url, code, names);
  if (host === undefined) throw new Error('Nobody sits there.');
  return [code, host, ...others];
}

describe('the lobby', () => {
  it('takes ready marks back when what will be played is changed', async () => {
    const [, ann, bob] = await table(['Ann', 'Bob']);
    await bob?.ask({ type: 'ready', ready: true });
    await ann.ask({ type: 'ready', ready: true });
    await ann.until('table', ({ table: { sitters } }) => sitters.every(({ ready }) => ready));
    const act = { type: 'settle', settings: { goal: 3 }, places: 3, late: false } as const;
    expect(await ann.ask(act)).toMatchObject({ type: 'ack' });
    const { sitters, settings, places } = ann.last('table')?.table ?? {};
    expect(sitters?.map(({ ready }) => ready)).toEqual([true, false]);
    expect(settings).toEqual({ goal: 3, clock: 'slow', pause: true });
    expect(places).toBe(3);
  });

  it('has as many places as the host says, and no more', async () => {
    const [code, ann] = await table(['Ann', 'Bob', 'Cem']);
    const settle = (places: number) => ann.ask({ type: 'settle', settings: {}, places, late: false });
    expect(await settle(2)).toMatchObject({ code: 'settle/places' });
    expect(await settle(5)).toMatchObject({ code: 'settle/places' });
    expect(await settle(3)).toMatchObject({ type: 'ack' });
    const fourth = await join(served.url, code, { name: 'Dan' });
    expect(await fourth.until('err')).toMatchObject({ code: 'table/full' });
  });

  it('seats computers, and lets them go again', async () => {
    const [, ann] = await table(['Ann']);
    expect(await ann.ask({ type: 'begin' })).toMatchObject({ code: 'begin/too-few' });
    expect(await ann.ask({ type: 'computer', bot: 'nobody' })).toMatchObject({ code: 'computer/unknown' });
    for (let i = 0; i < 3; i += 1) await ann.ask({ type: 'computer', bot: 'careful' });
    expect(await ann.ask({ type: 'computer', bot: 'careful' })).toMatchObject({ code: 'table/full' });
    const second = ann.last('table')?.table.sitters[2];
    expect(second).toMatchObject({ by: 'bot', bot: 'careful', ready: true, here: true });
    expect(await ann.ask({ type: 'remove', who: second?.id ?? '' })).toMatchObject({ type: 'ack' });
    expect(await ann.ask({ type: 'begin' })).toMatchObject({ type: 'ack' });
    expect(ann.last('view')?.view.seats.map(({ name }) => name)).toEqual(['Ann', 'Careful', 'Careful (2)']);
  });

  it('lets people be called otherwise, still apart', async () => {
    const [, ann, bob] = await table(['Ann', 'Bob']);
    expect(await bob?.ask({ type: 'rename', name: ' ann ' })).toMatchObject({ type: 'ack' });
    await ann.until('table', ({ table: { sitters } }) => sitters[1]?.name === 'ann (2)');
  });

  it('carries set phrases to everybody, so many at once', async () => {
    const [code, ann, bob] = await table(['Ann', 'Bob']);
    const watcher = await join(served.url, code, { as: 'watch' });
    await watcher.until('table');
    for (let i = 0; i < 5; i += 1) ann.send({ type: 'say', phrase: 'hello' });
    expect(await ann.until('err')).toMatchObject({ code: 'rate/phrases' });
    for (const each of [bob, watcher]) {
      await each?.until('said', ({ who, phrase }) => who === idOf(ann) && phrase === 'hello');
    }
    watcher.send({ type: 'say', phrase: 'thanks' });
    await ann.ask({ type: 'ready', ready: true });
    const said = ann.messages.filter(({ type }) => type === 'said');
    expect(said).toHaveLength(3);
  });

  it('shows who watches as a number, and lets them do nothing', async () => {
    const [code, ann] = await table(['Ann', 'Bob']);
    const watchers = await Promise.all([1, 2, 3].map(() => join(served.url, code, { as: 'watch' })));
    await ann.until('table', ({ table: { watchers: count } }) => count === 3);
    const [first] = watchers;
    expect(await first?.until('welcome')).toMatchObject({ you: null, token: null });
    expect(await first?.ask({ type: 'begin' })).toMatchObject({ code: 'seat/none' });
    await ann.ask({ type: 'begin' });
    const seen = await first?.until('view');
    expect(seen?.view).toMatchObject({ viewer: 'spectator', data: { cards: [null, null] } });
    first?.send({ type: 'bye' });
    await ann.until('table', ({ table: { watchers: count, began } }) => count === 2 && began !== null);
  });
});
