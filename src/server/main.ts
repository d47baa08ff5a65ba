import { BaseError } from './base.ts';
import { readStartOptions, START_HELP, StartOptionsError } from './options.ts';
import { startArcade } from './start.ts';

/**
 * What `npm start` runs: has the app built (`build` gives its folder), says where the arcade is, and serves until a
 * signal stops it. Gives the exit code: 0 stopped or help, 1 could not serve, 2 wrong usage.
 */
export async function main(argv: readonly string[], build: () => Promise<string>): Promise<number> {
  try {
    const options = readStartOptions(argv, process.env);
    if (options === 'help') {
      console.log(START_HELP);
      return 0;
    }
    const root = await build();
    const { server, url, port } = await startArcade(root, options);
    if (options.port !== 0 && port !== options.port) console.error(`Port ${options.port} is taken.`);
    const stopped = toldToStop();
    console.log(`Quoin is ready at ${url}`);
    await stopped;
    await server.close();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof BaseError || error instanceof StartOptionsError ? 2 : 1;
  }
}

/** Under npm there is a shell between it and us, which does not pass a signal on: then we are orphaned instead. */
const ORPHAN_CHECK_MS = 500;

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    const underNpm = process.env.npm_lifecycle_event === 'start';
    const orphaned = setInterval(() => {
      if (underNpm && process.ppid !== parent) stop();
    }, ORPHAN_CHECK_MS);
    const stop = (): void => {
      clearInterval(orphaned);
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });
}
