import { describe, expect, it } from 'vitest';
import { CLOSE } from '#src/room/protocol.ts';
import { idOf, join, openTable, seatPeople, serveTables, serveTwo, tokenOf } from './served.ts';

describe('coming back to a seat', () => {
  it('takes the token, tells none again, and goes on with the numbers of before', async () => {
    const { url, ...served } = await serveTables();
    const code = await openTable({ url, ...served });
    const [ann] = await seatPeople(url, code, ['Ann', 'Bob']);
    if (ann === undefined) throw new Error('Nobody sits there.');
    await ann.ask({ type: 'ready', ready: true });
    ann.send({ type: 'bye' });
    expect(await ann.ended).toBe(CLOSE.bye);
    const back = await join(url, code, { token: tokenOf(ann) });
    const welcome = await back.until('welcome');
    expect(welcome).toMatchObject({ you: idOf(ann), token: null, c: 1 });
    await back.until('table');
    expect(await back.ask({ type: 'begin' })).toMatchObject({ type: 'ack', c: 2 });
    await back.until('view', ({ view }) => view.viewer === 0);
    expect(back.frames.join('')).not.toContain(tokenOf(ann));
  });

  it('is refused without the right one', async () => {
    const served = await serveTables();
    const code = await openTable(served);
    await seatPeople(served.url, code, ['Ann']);
    const thief = await join(served.url, code, { token: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(await thief.until('err')).toMatchObject({ code: 'seat/lost' });
    expect(await thief.ended).toBe(CLOSE.refused);
    expect(thief.messages.map(({ type }) => type)).toEqual(['err']);
  });

  it('sends the older tab away and lets the newer one play on', async () => {
    const served = await serveTables();
    const code = await openTable(served);
    const [ann] = await seatPeople(served.url, code, ['Ann', 'Bob']);
    if (ann === undefined) throw new Error('Nobody sits there.');
    const newer = await join(served.url, code, { token: tokenOf(ann) });
    await newer.until('table');
    expect(await ann.ended).toBe(CLOSE.takenOver);
    expect(await newer.ask({ type: 'begin' })).toMatchObject({ type: 'ack' });
    expect(newer.last('table')?.table.sitters[0]).toMatchObject({ here: true, awaySince: null });
  });

  it('does so across processes, whose tabs never send each other away both', async () => {
    const [left, right] = await serveTwo();
    const code = await openTable(left);
    const [ann] = await seatPeople(left.url, code, ['Ann', 'Bob']);
    if (ann === undefined) throw new Error('Nobody sits there.');
    const token = tokenOf(ann);
    const newer = await join(right.url, code, { token });
    await newer.until('table');
    expect(await ann.ended).toBe(CLOSE.takenOver);
    expect(await newer.ask({ type: 'begin' })).toMatchObject({ type: 'ack' });

    const tabs = await Promise.all(
      Array.from({ length: 10 }, (_, i) => join([left, right][i % 2]?.url ?? '', code, { token })),
    );
    const ends = new Set<number>();
    for (const tab of tabs) void tab.ended.then((end) => ends.add(end));
    await Promise.race(tabs.map((tab) => tab.until('view')));
    const gone = Promise.all(
      tabs
        .map((tab, i) => tab.ended.then(() => i))
        .map((each) => Promise.race([each, wait(1000).then(() => null)])),
    );
    const staying = (await gone).filter((i) => i === null).length;
    expect(staying).toBe(1);
    expect([...ends]).toEqual([CLOSE.takenOver]);
    const last = tabs.find((tab) => tab.socket.readyState === tab.socket.OPEN);
    expect(await last?.ask({ type: 'play', move: { type: 'keep' } })).toMatchObject({ type: 'ack' });
  });

  it('ten times in a row loses nothing and gives the seat to nobody else', async () => {
    const [left, right] = await serveTwo();
    const code = await openTable(left);
    const [ann] = await seatPeople(left.url, code, ['Ann', 'Bob']);
    if (ann === undefined) throw new Error('Nobody sits there.');
    let player = ann;
    for (let i = 0; i < 10; i += 1) {
      expect(await player.ask({ type: 'ready', ready: i % 2 === 0 })).toMatchObject({
        type: 'ack',
        c: i + 1,
      });
      player.drop();
      player = await join((i % 2 === 0 ? right : left).url, code, { token: tokenOf(ann) });
      expect(await player.until('welcome')).toMatchObject({ you: idOf(ann), c: i + 1 });
      await player.until('table', ({ table }) => table.sitters[0]?.here === true);
    }
    expect(player.last('table')?.table.sitters).toHaveLength(2);
  });
});

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
