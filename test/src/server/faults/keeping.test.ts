/** What becomes of play when that goes in which tables are kept: Redis, or the one process with its files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startArcade } from './arcade.ts';
import { audit, SOUND, tell } from './audit.ts';
import { endLeftovers } from './leftovers.ts';
import { isSkipped, NEEDED, soak } from './needed.ts';
import { ackedOf, openPage, seeTheirSheets } from './page.ts';
import { pause } from './pause.ts';
import { openSite } from './site.ts';
import { allBy, beginRound } from './table.ts';
import { ownSheet } from './writing.ts';

const PATIENCE_MS = soak ? 30 * 60_000 : 180_000;
afterAll(endLeftovers);
/** ms between two words of one who writes. */
const PACE_MS = 60;
const TIMES = soak ? 8 : 1;

describe.skipIf(isSkipped)(`Redis${NEEDED}`, () => {
  it.concurrent.each([
    { way: 'is stopped in good order', end: 'end' },
    { way: 'is killed', end: 'kill' },
  ] as const)(
    'that $way and started again: commands wait, and are carried out then, each once',
    async ({ way, end }) => {
      const site = await openSite();
      const { proxy, redis } = site;
      const table = await beginRound({
        address: proxy.address,
        pages: [
          ...allBy(() => proxy.address, 2),
          // Some of the table are at each process.
          ...allBy(() => site.first.address, 1),
          ...allBy(() => site.second.address, 1),
        ],
        bots: ['level9'],
      });
      const stops = table.pages.map((page) => page.keepWriting(PACE_MS));
      for (let time = 0; time < TIMES; time += 1) {
        await pause(700);
        await redis[end]();
        await pause(500);
        const waiting = table.pages.filter((page) => page.now().waiting > 0);
        expect(waiting.length).toBe(table.pages.length);
        const known = table.pages.map(ackedOf);
        await pause(500);
        // Nothing is said to be done that is kept nowhere.
        expect(table.pages.map(ackedOf)).toEqual(known);
        await redis.start();
        for (const page of table.pages) {
          const before = ackedOf(page);
          await page.until('writes on', () => ackedOf(page) > before + 2);
        }
      }
      await Promise.all(stops.map((stop) => stop()));
      await seeTheirSheets(table.pages);
      expect(table.pages.flatMap(({ asked }) => asked.filter(({ answer }) => answer !== null))).toEqual([]);
      const found = await audit(redis.url, table);
      tell(
        `Redis ${way}`,
        found,
        table.pages.flatMap((page) => page.resumes),
      );
      expect(found).toMatchObject(SOUND);
      await site.close(table.pages);
    },
    PATIENCE_MS,
  );
});

describe('one process with its files', () => {
  it.concurrent.each([
    { way: 'stopped in good order', end: 'stop' },
    { way: 'killed', end: 'kill' },
  ] as const)(
    'that is $way and started again: the match is there, its clock has gone on, and everybody has their seat',
    async ({ way, end }) => {
      const folder = mkdtempSync(join(tmpdir(), 'quoin-faults-'));
      const store = `files:${folder}`;
      let arcade = await startArcade({ store });
      const { address, port } = arcade;
      const table = await beginRound({
        address,
        pages: allBy(() => address, 4),
        bots: ['level9'],
        roundTime: 20,
      });
      const ids = table.pages.map((page) => page.now().you);
      const due = table.host.now().match?.view.clocks[0]?.due;
      const stops = table.pages.map((page) => page.keepWriting(PACE_MS));
      await pause(1000);
      const [seen, asked] = [table.host.link.roomNow(), performance.now()];
      await arcade[end]();
      await pause(1500);
      arcade = await startArcade({ store, port });
      expect(arcade.port).toBe(port);
      for (const page of table.pages) {
        await page.until('is back', ({ state }) => page.resumes.length > 0 && state.kind === 'open');
      }
      expect(table.pages.map((page) => page.now().you)).toEqual(ids);
      // The round ends when it would have: the clock has not waited.
      expect(due).toBeGreaterThan(0);
      if (table.host.writing()?.phase === 'round') {
        expect(table.host.now().match?.view.clocks[0]?.due).toBe(due);
      }
      expect(table.host.link.roomNow() - seen).toBeGreaterThan(performance.now() - asked - 500);
      // Another browser with the token has the seat as well.
      const [last] = table.pages.slice(-1);
      const newer = openPage({
        address: () => address,
        code: table.code,
        coming: { as: 'seat', token: last?.token ?? '' },
        mark: 'xqnewer',
      });
      await newer.until('has the seat', ({ you }) => you === last?.now().you);
      await newer.until('sees the sheet', () => ownSheet(newer.writing()).startsWith(`${last?.mark}0\n`));
      for (const page of [...table.pages.slice(0, -1), newer]) {
        await page.until('sees the round end', () => page.writing()?.phase === 'review');
      }
      await Promise.all(stops.map((stop) => stop()));
      await arcade.stop();
      const found = await audit(store, table, [newer]);
      tell(
        `files, ${way}`,
        found,
        table.pages.flatMap((page) => page.resumes),
      );
      expect(found).toMatchObject(SOUND);
      expect(found.acked).toBeGreaterThan(0);
      for (const page of [...table.pages, newer]) page.close();
      rmSync(folder, { recursive: true, force: true });
    },
    PATIENCE_MS,
  );
});
