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
    const stopped = signalled();
    const { server, url } = await startArcade(root, options);
    console.log(`Quoin is ready at ${url}`);
    await stopped;
    await server.close();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof BaseError || error instanceof StartOptionsError ? 2 : 1;
  }
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
      });
    }
  });
}
