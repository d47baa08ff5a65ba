// One measure of the bench, in a process of its own: see bench.mjs.
import { bundle } from './bundle.mjs';
import { explain } from './explain.mjs';

try {
  const { main } = await bundle('bench', 'test/bench/main.ts', ['test/bench']);
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
