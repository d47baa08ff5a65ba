// npm start: builds what is needed, serves the arcade, and says where it is.
import { buildApp } from './build.mjs';
import { bundle } from './bundle.mjs';
import { explain } from './explain.mjs';

try {
  const { main } = await bundle('server', 'src/server/main.ts');
  process.exitCode = await main(process.argv.slice(2), buildApp);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
