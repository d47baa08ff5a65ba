import { describe, expect, it } from 'vitest';
import { join, openTable, serveTables, type Served } from './served.ts';

let served: Served;

async function begin(): Promise<string> {
  served = await serveTables();
  return openTable(served);
}

describe('a hosted table', () => {
  it('is played from the lobby to the showdown by two people, each seeing no card but the own', async () => {
    const code = await begin();
    const ann = await join(served.url, code, { name: 'Ann' });
    const welcome = await ann.until('welcome');
    expect(welcome.token).toMatch(/^[\w-]{22}$/);
    const bob = await join(served.url, code, { name: 'Bob' });
    await ann.until(
      'table',
      ({ table }) => table.sitters.length === 2 && table.sitters.every(({ here }) => here),
    );
    expect(ann.last('table')?.table.host).toBe(welcome.you);
    expect(await bob.ask({ type: 'begin' })).toMatchObject({ type: 'nack', code: 'seat/not-host' });
    expect(await ann.ask({ type: 'begin' })).toMatchObject({ type: 'ack', c: 1 });

    const seen = await bob.until('view');
    expect(seen.view.viewer).toBe(1);
    expect(seen.view.data).toMatchObject({ cards: [null, expect.any(Number)] });
    expect(await bob.ask({ type: 'play', move: { type: 'keep' } })).toMatchObject({ code: 'turn/not-yours' });
    await ann.ask({ type: 'play', move: { type: 'keep' } });
    // What was done is seen before it is said to be done.
    expect(ann.messages.at(-1)?.type).toBe('ack');
    expect(ann.last('view')?.view.data).toMatchObject({ turn: 1 });
    await bob.until('view', ({ view }) => view.turn === 1);
    await bob.ask({ type: 'play', move: { type: 'keep' } });
    await ann.until('view', ({ view }) => JSON.stringify(view.data).includes('showdown'));
  });
});
