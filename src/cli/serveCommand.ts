import { homedir } from 'node:os';
import { no, yes } from '#shared/result.ts';
import { readServeOptions, SERVE_OPTIONS } from '#src/server/options.ts';
import { servedLines } from '#src/server/sayServed.ts';
import { toldToStop } from '#src/server/signals.ts';
import type { Command } from './command.ts';

/** Has the page built, and gives its folder. */
export type BuildApp = () => Promise<string>;

/** `quoin serve`: the arcade for many, until a signal stops it. `root`: the project's folder. */
export function serveCommand(root: string, build: BuildApp | undefined): Command {
  return {
    name: 'serve',
    summary: 'Serve the arcade, and tables for playing with others.',
    usage:
      '[--host HOST] [--port PORT] [--base PATH] [--store memory|files:FOLDER|redis://…] [--limit NAME=N] …',
    options: SERVE_OPTIONS,
    async run(positionals, values, print) {
      const { platform, env } = process;
      const options = readServeOptions(positionals, values, { platform, env, home: homedir() });
      if (!options.ok) return options;
      if (build === undefined) return no('serve/page', 'There is no page to serve: run quoin by its script.');
      // Only who serves loads what serves.
      const { serve } = await import('#src/server/serve.ts');
      const served = await serve({
        options: options.value,
        as: 'serve',
        app: await build(),
        root,
        ready: (arcade) =>
          values['json'] === true
            ? print(arcade)
            : process.stdout.write(`${servedLines(arcade).join('\n')}\n`),
        stopped: toldToStop,
        warn: (sentence) => process.stderr.write(`${sentence}\n`),
      });
      return served.ok ? yes(null) : served;
    },
  };
}
