// npm run bench:net: how many players one process takes, and two with Redis, and what a death in the middle costs.
// npm run bench:net -- one|two|kill … --seats N --rate N --seconds N --json: see test/bench/net/options.ts.
import { bundle, bundleFile, SERVER_THREADS } from './bundle.mjs';
import { explain } from './explain.mjs';
import { findRedis } from './redis.mjs';
import { ROOT } from './paths.mjs';

try {
  await findRedis();
  // Built before the clock runs, and the same for every server.
  const cli = await bundleFile('cli', 'src/cli/main.ts', [], SERVER_THREADS);
  const { main } = await bundle('bench-net', 'test/bench/net/main.ts', ['test/bench/net', 'test/src/server']);
  process.exitCode = await main(process.argv.slice(2), ROOT, cli);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
