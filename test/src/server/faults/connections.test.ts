/** What becomes of a seat whose connections break, are too slow, or are several. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE } from '#src/room/protocol.ts';
import { openStore } from '#src/server/stores/openStore.ts';
import { startRedis, type RedisServer } from '../redisServer.ts';
import { startArcade, type ArcadeProcess } from './arcade.ts';
import { audit, SOUND, tell } from './audit.ts';
import { endLeftovers } from './leftovers.ts';
import { isSkipped, NEEDED, soak } from './needed.ts';
import { openPage, seeTheirSheets } from './page.ts';
import { pause, until } from './pause.ts';
import { allBy, beginRound, carriedOut } from './table.ts';
import { ownSheet, play } from './writing.ts';

const PATIENCE_MS = soak ? 30 * 60_000 : 180_000;
afterAll(endLeftovers);
const RESUMES = soak ? 200 : 10;

describe.skipIf(isSkipped)(`connections${NEEDED}`, () => {
  let redis: RedisServer;
  let first: ArcadeProcess;
  let second: ArcadeProcess;
  beforeAll(async () => {
    redis = await startRedis();
    [first, second] = await Promise.all([
      startArcade({ store: redis.url }),
      startArcade({ store: redis.url }),
    ]);
  }, PATIENCE_MS);
  afterAll(async () => {
    await Promise.all([first.kill(), second.kill()]);
    await redis.stop();
  });

  async function sockets(): Promise<number> {
    return (await first.metric('quoin_sockets')) + (await second.metric('quoin_sockets'));
  }

  it(
    `resumed ${RESUMES} times in a row, at one process and the other: the same seat, the same sheet, one connection`,
    async () => {
      let tries = 0;
      const turn = (): string => ((tries += 1) % 2 === 0 ? first : second).address;
      const table = await beginRound({ address: first.address, pages: [() => first.address, turn] });
      const [, page] = table.pages;
      if (page === undefined) throw new Error('There are two.');
      const { you } = page.now();
      for (let time = 0; time < RESUMES; time += 1) {
        // It goes with a word on its way.
        const written = page.write();
        page.drop();
        await page.until('is away', ({ state }) => state.kind === 'away');
        page.link.retry();
        expect(await written).toBe(null);
        expect(page.now().you).toBe(you);
      }
      await seeTheirSheets([page]);
      await until('one connection for each seat is left', async () => (await sockets()) === 2);
      const store = await openStore(redis.url);
      if (!store.ok) throw new Error(store.message);
      await until('one is known', async () => {
        const present = await store.value.present(table.code);
        return present.filter(({ who }) => who === you).length === 1;
      });
      await store.value.close();
      const found = await audit(redis.url, table);
      tell(`${RESUMES} resumes in a row`, found, page.resumes);
      expect(found).toMatchObject({ ...SOUND, acked: RESUMES });
      for (const each of table.pages) each.close();
      await until('all have gone', async () => (await sockets()) === 0);
    },
    PATIENCE_MS,
  );

  it(
    'of two tabs at two processes the older is sent away, and stays away',
    async () => {
      const table = await beginRound({ address: first.address, pages: allBy(() => first.address, 2) });
      const [, older] = table.pages;
      if (older === undefined) throw new Error('There are two.');
      await older.write();
      const newer = openPage({
        address: () => second.address,
        code: table.code,
        coming: { as: 'seat', token: older.token ?? '' },
        mark: 'xqnewer',
      });
      await older.until('is sent away', ({ state }) => state.kind === 'ended');
      expect(older.closes).toEqual([CLOSE.takenOver]);
      expect(older.now().state).toMatchObject({ code: 'link/taken-over', again: true });
      await newer.until('sees the sheet', () => ownSheet(newer.writing()) === `${older.mark}0\n`);
      const { tries } = older;
      older.link.retry();
      await pause(1500);
      expect(older.tries).toBe(tries);
      expect(newer.now().state.kind).toBe('open');
      // Taken back where somebody asks for it.
      const again = openPage({
        address: () => first.address,
        code: table.code,
        coming: { as: 'seat', token: older.token ?? '' },
        mark: 'xqagain',
      });
      await newer.until('is sent away', ({ state }) => state.kind === 'ended');
      await again.until('has the seat', ({ state }) => state.kind === 'open');
      await until('one connection for each seat is left', async () => (await sockets()) === 2);
      const found = await audit(redis.url, table, [newer, again]);
      tell('two tabs', found);
      expect(found).toMatchObject(SOUND);
      for (const page of [...table.pages, newer, again]) page.close();
      await until('all have gone', async () => (await sockets()) === 0);
    },
    PATIENCE_MS,
  );

  it(
    'that broke off with something on its way, while another tab had the seat, is not told that it was done',
    async () => {
      const table = await beginRound({ address: first.address, pages: allBy(() => first.address, 2) });
      const [, older] = table.pages;
      if (older === undefined) throw new Error('There are two.');
      expect(await older.write()).toBe(null);
      // Whether it has arrived it cannot know; what the other tab does then may have the same number.
      const lost = older.write('lost');
      older.drop();
      await older.until('is away', ({ state }) => state.kind === 'away');
      const newer = openPage({
        address: () => second.address,
        code: table.code,
        coming: { as: 'seat', token: older.token ?? '' },
        mark: 'xqnewer',
      });
      await newer.until('has the seat', ({ state }) => state.kind === 'open');
      const written = newer.write();
      older.link.retry();
      await Promise.all([lost, written]);
      const found = await audit(redis.url, table, [newer]);
      tell('two tabs, one of them lost', found);
      expect(found).toMatchObject(SOUND);
      for (const page of [...table.pages, newer]) page.close();
    },
    PATIENCE_MS,
  );
});

/** Nonsense, so that a view of everybody's words is large. */
function bulkOf(mark: string): string {
  return Array.from({ length: 250 }, (_, i) => `${mark}${'abcdefghijklmnop'.charAt(i % 16)}${i}`).join('\n');
}

describe('a slow reader', () => {
  it(
    'is cut off, comes back by itself, and disturbs nobody',
    async () => {
      const arcade = await startArcade({
        store: 'memory',
        limits: [
          'unreadBytes=65536',
          'slowReaderMs=1000',
          'viewsPerSecond=500',
          'commandsPerSecond=35',
          'commandsBurst=100',
        ],
      });
      const { address } = arcade;
      const table = await beginRound({ address, pages: allBy(() => address, 3) });
      const { host } = table;
      const slow = table.pages.at(-1);
      if (slow === undefined) throw new Error('There are three.');
      for (const page of table.pages) expect(await page.write(bulkOf(page.mark))).toBe(null);
      for (const page of table.pages) await carriedOut(page, play({ type: 'endRound' }));
      await slow.until('sees all words', () => slow.writing()?.phase === 'review');
      slow.stall();
      const cutOff = `quoin_closed_total{code="${CLOSE.tooSlow}"}`;
      let done = 0;
      while ((await arcade.metric(cutOff)) === 0) {
        // Each changes what everybody sees.
        await carriedOut(host, play({ type: 'setDifficulty', to: 1 + (done % 5) }));
        done += 1;
        await pause(25);
      }
      const largest = Math.max(...host.frames.map(({ length }) => length));
      slow.unstall();
      await slow.until('is back', ({ state }) => slow.resumes.length > 0 && state.kind === 'open');
      await slow.until('sees all words again', () => slow.writing()?.phase === 'review');
      for (const page of table.pages.slice(0, -1)) {
        expect(page.closes).toEqual([]);
        expect(page.now().state.kind).toBe('open');
      }
      console.log(
        `a slow reader: cut off after ${done} views of ${largest} bytes, back after ${Math.round(slow.resumes[0] ?? NaN)} ms; the others: ${done} acked, 0 cut off`,
      );
      for (const page of table.pages) page.close();
      await arcade.kill();
    },
    PATIENCE_MS,
  );
});
