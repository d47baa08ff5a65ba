import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomEntry } from '#src/room/acts.ts';
import {
  idOf,
  join,
  openTable,
  seatPeople,
  serveTables,
  serveTwo,
  tokenOf,
  type Player,
  type Served,
} from './served.ts';

let opened = 0;

describe('a command', () => {
  it('that is sent again is acknowledged again, and done once', async () => {
    const served = await serveTables();
    const code = await openTable(served);
    const [ann, bob] = await seatPeople(served.url, code, ['Ann', 'Bob']);
    if (ann === undefined || bob === undefined) throw new Error('Nobody sits there.');
    await ann.ask({ type: 'begin' });
    const keep = { type: 'cmd', c: 2, act: { type: 'play', move: { type: 'keep' } } } as const;
    for (let i = 0; i < 4; i += 1) ann.send(keep);
    await ann.until('ack', ({ c }) => c === 2);
    ann.send({ type: 'cmd', c: 4, act: { type: 'ready', ready: true } });
    expect(await ann.until('nack')).toMatchObject({ c: 4, code: 'command/gap' });
    expect(ann.messages.filter((message) => message.type === 'ack' && message.c === 2)).toHaveLength(4);
    const back = await join(served.url, code, { token: tokenOf(ann) });
    await back.until('welcome', ({ c }) => c === 2);
    back.send(keep);
    await back.until('ack', ({ c }) => c === 2);
    expect(back.last('view')?.view.turn).toBe(1);
    // What was refused leaves its number free.
    expect(await back.ask({ type: 'play', move: { type: 'keep' } })).toMatchObject({ type: 'nack', c: 3 });
    expect(await back.ask({ type: 'ready', ready: true })).toMatchObject({ type: 'ack', c: 3 });
  });
});

/** What a player does next. */
type Step = { readonly who: number } & (
  | { readonly what: 'send'; readonly copies: number; readonly name: string }
  | { readonly what: 'move'; readonly drop: boolean }
  | { readonly what: 'wait'; readonly ms: number }
);

const who = fc.nat(3);
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        who,
        what: fc.constant('send' as const),
        copies: fc.integer({ min: 1, max: 3 }),
        name: fc.constantFrom('A', 'B', 'C', 'D'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ who, what: fc.constant('move' as const), drop: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ who, what: fc.constant('wait' as const), ms: fc.nat(3) }) },
  ),
  { minLength: 20, maxLength: 40 },
);

/** Somebody who numbers commands as a page does, and sends again what is not acknowledged. */
interface Sender {
  player: Player;
  process: number;
  readonly token: string;
  readonly you: string;
  /** Names asked for, by number from 1 on. */
  readonly sent: string[];
}

describe('commands of four people over two processes', () => {
  it('are each done once and in order, however they are resent and wherever people come back', async () => {
    const both = await serveTwo({ limits: { commandsBurst: 1000, commandsPerSecond: 1000 } });
    const reader = both.backend.open();

    async function come(sender: Sender, to: number, drop: boolean, code: string): Promise<number> {
      const { player } = sender;
      if (drop) player.drop();
      sender.process = to;
      sender.player = await join(both[to === 0 ? 0 : 1].url, code, { token: sender.token });
      const { c } = await sender.player.until('welcome');
      resend(sender, c);
      return c;
    }

    function resend({ player, sent }: Sender, from: number): void {
      for (const [i, name] of sent.entries()) {
        if (i >= from) player.send({ type: 'cmd', c: i + 1, act: { type: 'rename', name } });
      }
    }

    let acked = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const code = await openTableAnyhow(both[0]);
        const players = await seatPeople(both[0].url, code, ['W', 'X', 'Y', 'Z']);
        const senders = players.map((player): Sender => ({
          player,
          process: 0,
          token: tokenOf(player),
          you: idOf(player),
          sent: [],
        }));
        for (const step of given) {
          const sender = senders[step.who];
          if (sender === undefined) continue;
          if (step.what === 'wait') await new Promise((resolve) => setTimeout(resolve, step.ms));
          else if (step.what === 'move') await come(sender, 1 - sender.process, step.drop, code);
          else {
            sender.sent.push(step.name);
            const c = sender.sent.length;
            for (let i = 0; i < step.copies; i += 1) {
              sender.player.send({ type: 'cmd', c, act: { type: 'rename', name: step.name } });
            }
          }
        }
        // As a page does: what is not acknowledged is sent again until it is.
        for (const sender of senders) {
          const done = await come(sender, 1 - sender.process, false, code);
          const { length } = sender.sent;
          if (done < length) await sender.player.until('ack', ({ c }) => c === length);
        }
        const log = await reader.read(code, 1);
        for (const { you, sent } of senders) {
          const done = (log?.entries ?? []).filter(({ by, c }: RoomEntry) => by === you && c !== null);
          expect(done.map(({ c }) => c)).toEqual(sent.map((_, i) => i + 1));
          expect(done.map(({ act }) => (act.type === 'rename' ? act.name[0] : ''))).toEqual(sent);
          acked += done.length;
        }
        for (const { player } of senders) player.drop();
      }),
      { numRuns: 8 },
    );
    expect(acked).toBeGreaterThan(50);
  });
});

/** From an address of its own each time: how many tables one may open is another test's. */
async function openTableAnyhow({ tables }: Served): Promise<string> {
  opened += 1;
  const table = await tables.open({ game: 'high-card' }, `10.0.0.${opened}`);
  if (!table.ok) throw new Error(table.message);
  return table.value;
}
