/** What becomes of play when one of two processes dies, stands still, or is put out of the way. */
import { afterAll, describe, expect, it } from 'vitest';
import { CLOSE } from '#src/room/protocol.ts';
import { audit, logOf, SOUND, tell } from './audit.ts';
import { endLeftovers } from './leftovers.ts';
import { isSkipped, NEEDED, soak } from './needed.ts';
import { ackedOf, openPage, seeTheirSheets, type Page } from './page.ts';
import { pause } from './pause.ts';
import { byCrowd, openSite } from './site.ts';
import { allBy, beginRound, carriedOut } from './table.ts';

const PATIENCE_MS = soak ? 30 * 60_000 : 180_000;
afterAll(endLeftovers);
/** ms between two words of one who writes. */
const PACE_MS = 60;
const PLAYERS = soak ? 12 : 5;

function here(page: Page, who: string | null): boolean {
  return page.now().table?.sitters.find(({ id }) => id === who)?.here ?? false;
}

describe.skipIf(isSkipped)(`two processes${NEEDED}`, () => {
  it.concurrent(
    'one is killed: all go on at the other, the dead is missed, computers play, the round ends',
    async () => {
      const site = await openSite();
      const { proxy, redis } = site;
      const table = await beginRound({
        address: proxy.address,
        pages: allBy(() => proxy.address, PLAYERS),
        bots: ['level9'],
        roundTime: 25,
      });
      const [dying, surviving] = await byCrowd(site.first, site.second);
      if (dying === undefined || surviving === undefined) throw new Error('There are two.');
      // Knows no other way than to the one that dies.
      const token = table.pages[1]?.token ?? '';
      const watcher = openPage({
        address: () => proxy.address,
        code: table.code,
        coming: { as: 'watch' },
        mark: 'xqwatcher',
      });
      const lonely = openPage({
        address: () => dying.address,
        code: table.code,
        coming: { as: 'seat', token },
        mark: 'xqlonely',
      });
      await lonely.until('has the seat', ({ state }) => state.kind === 'open');
      const others = table.pages.filter((page) => page.token !== token);
      const stops = others.map((page) => page.keepWriting(PACE_MS));
      await pause(1500);
      const before = await logOf(redis.url, table.code);
      await dying.kill();
      for (const page of others) {
        await page.until('is back', ({ state }) => page.resumes.length > 0 && state.kind === 'open');
      }
      const resumes = others.flatMap((page) => page.resumes);
      for (const page of others) {
        const known = ackedOf(page);
        await page.until('writes on', () => ackedOf(page) > known + 2);
      }
      for (const page of [...others, watcher]) {
        await page.until('misses the dead', () => !here(page, lonely.now().you));
      }
      for (const page of [...others, watcher]) {
        await page.until('sees the round end', () => page.writing()?.phase === 'review');
      }
      await Promise.all(stops.map((stop) => stop()));
      const bots = (await logOf(redis.url, table.code))
        .slice(before.length)
        .filter(({ act }) => act.type === 'bot');
      expect(bots.length).toBeGreaterThan(0);
      const found = await audit(redis.url, table, [lonely, watcher]);
      tell('kill -9 of one of two', found, resumes);
      expect(found).toMatchObject(SOUND);
      expect(await surviving.metric('quoin_seats')).toBe(others.length);
      await site.close([...table.pages, lonely, watcher]);
    },
    PATIENCE_MS,
  );

  it.concurrent(
    'one is held still for three seconds: awake again, it changes nothing that it has lost, and its people go on',
    async () => {
      const site = await openSite();
      const { first, second, redis } = site;
      const firsts = allBy(() => first.address, 3);
      const seconds = allBy(() => second.address, 2);
      const table = await beginRound({
        address: second.address,
        // The host is at the second.
        pages: [...seconds, ...firsts],
        bots: ['level9'],
      });
      const [, , moving, removed, staying] = table.pages;
      if (moving === undefined || removed === undefined || staying === undefined) {
        throw new Error('There are five.');
      }
      const stops = [...table.pages.slice(0, 2), staying].map((page) => page.keepWriting(PACE_MS));
      await pause(500);
      first.freeze();
      const frozen = performance.now();
      // What they ask for lies in its lap when it wakes.
      const asked = [moving.write('asleep'), removed.write('asleep')];
      const newer = openPage({
        address: () => second.address,
        code: table.code,
        coming: { as: 'seat', token: moving.token ?? '' },
        mark: 'xqnewer',
      });
      await newer.until('has the seat', ({ state }) => state.kind === 'open');
      expect(await newer.write('awake')).toBe(null);
      await carriedOut(table.host, { type: 'remove', who: removed.now().you ?? '' });
      await pause(3000 - (performance.now() - frozen));
      first.thaw();
      await removed.until('has lost the seat', ({ state }) => state.kind === 'ended');
      await moving.until('has lost the seat', ({ state }) => state.kind === 'ended');
      const [moved, gone] = await Promise.all(asked);
      expect(moved).toMatchObject({ code: 'link/taken-over' });
      expect(gone).toMatchObject({ code: 'seat/lost' });
      const known = ackedOf(staying);
      await staying.until('writes on', () => ackedOf(staying) > known + 2);
      await Promise.all(stops.map((stop) => stop()));
      await seeTheirSheets([...table.pages.slice(0, 2), staying]);
      expect(newer.now().state.kind).toBe('open');
      for (const page of [newer, staying]) expect(page.now().table?.host).toBe(table.host.now().you);
      const found = await audit(redis.url, table, [newer]);
      tell('SIGSTOP for 3 s', found);
      expect(found).toMatchObject(SOUND);
      await site.close([...table.pages, newer]);
    },
    PATIENCE_MS,
  );

  it.concurrent(
    'a new version is put in place, one process after the other: nobody loses anything',
    async () => {
      const site = await openSite();
      const { proxy, redis } = site;
      const tables = await Promise.all(
        [1, 2].map(() =>
          beginRound({ address: proxy.address, pages: allBy(() => proxy.address, PLAYERS - 1) }),
        ),
      );
      const pages = tables.flatMap((table) => table.pages);
      const stops = pages.map((page) => page.keepWriting(PACE_MS));
      const ended = [];
      for (const process of [site.first, site.second]) {
        await pause(500);
        const losses = pages.map((page) => page.closes.length);
        ended.push(await process.stop());
        await site.restart(process);
        for (const [i, page] of pages.entries()) {
          await page.until('is there', ({ state }) => state.kind === 'open');
          const known = ackedOf(page);
          await page.until('writes on', () => ackedOf(page) > known + 2);
          expect(page.closes.length).toBeLessThanOrEqual((losses[i] ?? 0) + 2);
        }
        // HAProxy counts it among the living again.
        await pause(1500);
      }
      await Promise.all(stops.map((stop) => stop()));
      await seeTheirSheets(pages);
      expect(ended.map(({ code }) => code)).toEqual([0, 0]);
      for (const { ms } of ended) expect(ms).toBeLessThan(5000);
      console.log(`deploy: stopped in ${ended.map(({ ms }) => Math.round(ms)).join(' and ')} ms`);
      // Every connection was closed with that, or did not come about at a process that was going.
      const closes = new Set(pages.flatMap((page) => page.closes));
      expect([...closes].filter((code) => code !== CLOSE.restarting && code !== 1006)).toEqual([]);
      expect(closes).toContain(CLOSE.restarting);
      for (const table of tables) {
        const found = await audit(redis.url, table);
        tell(
          'deploy',
          found,
          table.pages.flatMap((page) => page.resumes),
        );
        expect(found).toMatchObject(SOUND);
      }
      await site.close(pages);
    },
    PATIENCE_MS,
  );
});
