// npm start: builds what is needed, serves the arcade, and says where it is.
import { buildApp } from './build.mjs';
import { bundle, SERVER_THREADS } from './bundle.mjs';
import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

try {
  const { main } = await bundle('server', 'src/server/main.ts', [], SERVER_THREADS);
  process.exitCode = await main(process.argv.slice(2), buildApp, ROOT);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
