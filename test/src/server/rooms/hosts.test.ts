import { describe, expect, it } from 'vitest';
import {
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

const AWAY_MS = 60;

async function three(): Promise<readonly [string, Player, Player, Player]> {
  served = await serveTables({
    limits: { hostAwayMs: AWAY_MS, graceMs: 0 },
  });
  const code = await openTable(served);
  const [ann, bob, cem] = await seatPeople(served.url, code, ['Ann', 'Bob', 'Cem']);
  if (ann === undefined || bob === undefined || cem === undefined) throw new Error('Nobody sits there.');
  return [code, ann, bob, cem];
}

function hostIs(player: Player, host: Player) {
  return player.now('table', ({ table }) => table.host === idOf(host));
}

describe('the host of a table', () => {
  it('hands the role on by leaving, and everybody else moves up', async () => {
    const [, ann, bob, cem] = await three();
    expect(await ann.ask({ type: 'leave' })).toMatchObject({ type: 'ack' });
    await hostIs(cem, bob);
    expect(cem.last('table')?.table.sitters.map(({ name }) => name)).toEqual(['Bob', 'Cem']);
    expect(await ann.ended).toBe(4004);
  });

  it('who is away in the lobby is followed by the lowest who is here, and has the role back on coming back', async () => {
    const [code, ann, bob, cem] = await three();
    ann.drop();
    await hostIs(cem, bob);
    const back = await join(served.url, code, { token: tokenOf(ann) });
    await back.now('table', ({ table }) => table.host === idOf(ann));
    expect(await back.ask({ type: 'begin' })).toMatchObject({ type: 'ack' });
  });

  it('is passed over where the next is away too', async () => {
    const [, ann, bob, cem] = await three();
    bob.drop();
    ann.drop();
    await hostIs(cem, cem);
  });

  it('stays where it went once the match has begun', async () => {
    const [code, ann, bob, cem] = await three();
    await ann.ask({ type: 'begin' });
    ann.drop();
    await hostIs(cem, bob);
    const back = await join(served.url, code, { token: tokenOf(ann) });
    await back.now('table', ({ table }) => table.sitters[0]?.here === true);
    await cem.now('table', ({ table }) => table.sitters[0]?.here === true);
    expect(await back.ask({ type: 'end' })).toMatchObject({ code: 'seat/not-host' });
    expect(await bob.ask({ type: 'end' })).toMatchObject({ type: 'ack' });
  });

  it('that was given by hand does not go back', async () => {
    const [code, ann, bob, cem] = await three();
    expect(await ann.ask({ type: 'host', who: idOf(bob) })).toMatchObject({ type: 'ack' });
    ann.drop();
    const back = await join(served.url, code, { token: tokenOf(ann) });
    await back.now('table', ({ table }) => table.sitters.every(({ here }) => here));
    expect(await back.ask({ type: 'begin' })).toMatchObject({ code: 'seat/not-host' });
    // Whoever was given it has it by right.
    bob.drop();
    await cem.now('table', ({ table }) => table.host === idOf(ann));
    const bobBack = await join(served.url, code, { token: tokenOf(bob) });
    await bobBack.now('table', ({ table }) => table.host === idOf(bob));
  });

  it('has the role by right who had it from one that left', async () => {
    const [code, ann, bob, cem] = await three();
    await ann.ask({ type: 'leave' });
    await hostIs(cem, bob);
    bob.drop();
    await hostIs(cem, cem);
    const back = await join(served.url, code, { token: tokenOf(bob) });
    await back.now('table', ({ table }) => table.host === idOf(bob));
  });
});
