import { homedir } from 'node:os';
import { COMMON_OPTIONS, readArguments } from '#src/cli/args.ts';
import { optionLines } from '#src/cli/optionLines.ts';
import { readServeOptions, SERVE_OPTIONS } from './options.ts';
import { servedLines } from './sayServed.ts';
import { serve } from './serve.ts';
import { toldToStop } from './signals.ts';

const START_HELP = [
  'Serve the arcade: the page, and tables for playing with others.',
  '',
  'Usage: npm start -- [options]',
  '',
  ...optionLines({ ...SERVE_OPTIONS, ...COMMON_OPTIONS }),
].join('\n');

/**
 * What `npm start` runs: has the app built (`build` gives its folder), says where the arcade is, and serves until a
 * signal stops it. `root` is the project's folder. Gives the exit code: 0 stopped or help, 1 could not serve, 2 wrong usage.
 */
export async function main(
  argv: readonly string[],
  build: () => Promise<string>,
  root: string,
): Promise<number> {
  const given = readArguments(argv, SERVE_OPTIONS);
  if (!given.ok) return refuse(`${given.message} (npm start -- --help lists the options.)`, 2);
  const { positionals, options: values } = given.value;
  if (values['help'] === true) {
    console.log(START_HELP);
    return 0;
  }
  const { platform, env } = process;
  const options = readServeOptions(positionals, values, { platform, env, home: homedir() });
  if (!options.ok) return refuse(options.message, 2);
  const served = await serve({
    options: options.value,
    as: 'start',
    app: await build(),
    root,
    ready: (arcade) =>
      console.log(values['json'] === true ? JSON.stringify(arcade) : servedLines(arcade).join('\n')),
    stopped: toldToStop,
    warn: console.error,
  });
  return served.ok ? 0 : refuse(served.message, 1);
}

function refuse(sentence: string, code: number): number {
  console.error(sentence);
  return code;
}
