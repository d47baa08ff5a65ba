/** Two processes, one Redis, and HAProxy before them: the set-up that docs/serving.md describes. */
import { startRedis, type RedisServer } from '../redisServer.ts';
import { startArcade, type ArcadeProcess } from './arcade.ts';
import { endAfterTests } from './leftovers.ts';
import type { Page } from './page.ts';
import { startProxy, type Proxy } from './proxy.ts';

const CONFIG = new URL('../../../../deploy/redis.conf', import.meta.url).pathname;

export interface Site {
  readonly redis: RedisServer;
  readonly first: ArcadeProcess;
  readonly second: ArcadeProcess;
  readonly proxy: Proxy;
  /** A process in place of one that has ended, at its port. */
  restart(process: ArcadeProcess): Promise<ArcadeProcess>;
  /** Ends it all, once these have gone. */
  close(pages: readonly Page[]): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const redis = await startRedis([], CONFIG);
  endAfterTests(() => redis.stop());
  const arcade = (port: number): Promise<ArcadeProcess> =>
    startArcade({ proxies: 1, store: redis.url, port });
  const [first, second] = await Promise.all([arcade(0), arcade(0)]);
  const proxy = await startProxy(first.address, second.address);
  const arcades = [first, second];
  return {
    redis,
    first,
    second,
    proxy,
    async restart({ port }) {
      const again = await arcade(port);
      arcades.push(again);
      return again;
    },
    async close(pages) {
      for (const page of pages) page.close();
      await Promise.all(arcades.map((each) => each.kill()));
      await proxy.stop();
      await redis.stop();
    },
  };
}

/** The process at which most of those at tables are, and the other one. */
export async function byCrowd(one: ArcadeProcess, other: ArcadeProcess): Promise<readonly ArcadeProcess[]> {
  const [here, there] = await Promise.all([one.metric('quoin_seats'), other.metric('quoin_seats')]);
  return here >= there ? [one, other] : [other, one];
}
