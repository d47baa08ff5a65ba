// npm run -s quoin -- …: the command line, built on first use. Standard output is the command's alone.
import { buildApp } from './build.mjs';
import { bundle, SERVER_THREADS } from './bundle.mjs';
import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

// A reader that has seen enough (`| head`) closes the pipe: that ends us, quietly, as it would any other command.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

try {
  const { main } = await bundle('cli', 'src/cli/main.ts', [], SERVER_THREADS);
  // Not process.exit(): what is still on its way through a pipe would be lost.
  process.exitCode = await main(process.argv.slice(2), ROOT, buildApp);
} catch (error) {
  const message = explain(error);
  // Whoever asked for JSON gets JSON, also when we could not even begin.
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ error: { code: 'build/failed', message } }));
  else console.error(message);
  process.exitCode = 1;
}
