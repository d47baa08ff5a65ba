import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { eventually, join, openTable, seatPeople, serveTables, tokenOf } from './served.ts';

const soak = process.env['QUOIN_SOAK'] === '1';
const TIMES = soak ? 10_000 : 500;
/** Guests at a time. */
const AT_ONCE = 10;
/** Bytes that the heap may be larger by, from whatever else a run leaves behind. */
const SLACK = 8e6;

setFlagsFromString('--expose-gc');
const collect = v.parse(v.function(), runInNewContext('gc'));

function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

it(`joining and leaving ${TIMES} times leaves nothing behind`, async () => {
  const served = await serveTables({
    limits: { failedJoinsPerMinute: 1e6 },
  });
  const code = await openTable(served);
  const [ann] = await seatPeople(served.url, code, ['Ann', 'Bob']);
  if (ann === undefined) throw new Error('Nobody sits there.');
  await ann.ask({ type: 'begin' });
  const token = tokenOf(ann);
  ann.drop();

  async function comeAndGo(times: number): Promise<void> {
    for (let done = 0; done < times; done += AT_ONCE) {
      const coming = Array.from({ length: AT_ONCE }, (_, i) =>
        join(served.url, code, i === 0 ? { token } : { as: 'watch' }),
      );
      const players = await Promise.all(coming);
      await Promise.all(players.map((player) => player.until('view')));
      for (const [i, player] of players.entries()) {
        if (i % 3 === 0) player.drop();
        else player.send({ type: 'bye' });
      }
      await Promise.all(players.map((player) => player.ended));
    }
    await eventually(async () => (await served.tables.counts()).now.sockets === 1);
  }

  await comeAndGo(100);
  const before = heap();
  await comeAndGo(TIMES);
  const { now } = await served.tables.counts();
  expect(now).toEqual({ tables: 1, seats: 1, watchers: 0, sockets: 1 });
  expect(heap() - before).toBeLessThan(SLACK);
});
