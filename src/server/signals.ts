/** Under npm there is a shell between it and us, which does not pass a signal on: then we are orphaned instead. */
const ORPHAN_CHECK_MS = 500;

/** The names under which npm runs what serves. */
const NPM_SCRIPTS: readonly (string | undefined)[] = ['start', 'quoin'];

/** ms after the signal by which the process is gone, whatever still hangs: whoever stops it would have to kill it. */
const STOP_MS = 4800;

/** Settles when this process is told to stop, which it then is within five seconds. A second signal ends it at once. */
export function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    const underNpm = NPM_SCRIPTS.includes(process.env['npm_lifecycle_event']);
    const orphaned = setInterval(() => {
      if (underNpm && process.ppid !== parent) stop();
    }, ORPHAN_CHECK_MS);
    const stop = (): void => {
      clearInterval(orphaned);
      setTimeout(() => process.exit(0), STOP_MS).unref();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });
}
