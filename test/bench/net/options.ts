/** What `npm run bench:net` is told: which scenarios, how large, and how long. All of it is bounded. */
import { parseArgs } from 'node:util';
import { no, yes, type Result } from '#shared/result.ts';

export const SCENARIOS = ['one', 'two', 'kill'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export const TABLE_SEATS = 8;

export interface Load {
  readonly seats: number;
  /** Commands a second, of all seats together. */
  readonly rate: number;
  readonly seconds: number;
}

export interface Options {
  readonly scenarios: readonly ScenarioName[];
  readonly load: Partial<Load>;
  /** Of two processes: every table's seats on both, or each table on one, as behind a balancer that goes by its code. */
  readonly spread: 'seats' | 'tables';
  /** What one command writes: a word, so that everybody's view changes with it; or a letter, as a page sends it. */
  readonly by: 'words' | 'letters';
  /** Where a server leaves a profile of its work (`node --cpu-prof`); null for none. */
  readonly profiles: string | null;
  readonly json: boolean;
}

export const USAGE = `npm run bench:net -- [${SCENARIOS.join('|')} …] [--seats N] [--rate N] [--seconds N] [--spread seats|tables] [--by words|letters] [--prof FOLDER] [--json]`;

const MOST = { seats: 4000, rate: 4000, seconds: 60 };

export function readOptions(argv: readonly string[]): Result<Options> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      rate: { type: 'string' },
      seconds: { type: 'string' },
      spread: { type: 'string', default: 'seats' },
      by: { type: 'string', default: 'words' },
      prof: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const load: { -readonly [Name in keyof Load]?: number } = {};
  for (const name of ['seats', 'rate', 'seconds'] as const) {
    const text = values[name];
    if (text === undefined) continue;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < 1 || value > MOST[name]) {
      return no('usage/number', `--${name} is a whole number from 1 to ${MOST[name]}. ${USAGE}`);
    }
    load[name] = value;
  }
  const { spread, by, prof = null, json } = values;
  if (spread !== 'seats' && spread !== 'tables') return no('usage/choice', USAGE);
  if (by !== 'words' && by !== 'letters') return no('usage/choice', USAGE);
  const scenarios = SCENARIOS.filter((name) => positionals.length === 0 || positionals.includes(name));
  const unknown = positionals.some((name) => !SCENARIOS.some((known) => known === name));
  if (unknown) return no('usage/scenario', USAGE);
  return yes({ scenarios, load, spread, by, profiles: prof, json });
}
