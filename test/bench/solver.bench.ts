import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchDeals } from '#games/boggle/bench.ts';
import { createSolver } from '#games/boggle/solver.ts';
import { parseWordList } from '#shared/dictionary/wordList.ts';
import type { Measure } from './measure.ts';

const BOARDS = 200_000;
const SEED = 1;

/** The text of ENABLE, where the folder of known cases is at hand. */
function enable(): string | undefined {
  const folder = process.env['QUOIN_CASES'];
  const file = folder === undefined ? undefined : join(folder, 'enable2k.txt');
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function words(text: string): readonly string[] {
  const list = parseWordList(text);
  if (!list.ok) throw new Error(list.message);
  return list.words;
}

export const measures: readonly Measure[] = [
  {
    name: `boards of the 1987 cubes dealt and solved with ENABLE, ${BOARDS} of them`,
    unit: 'boards/s',
    run() {
      const text = enable();
      if (text === undefined) return Promise.resolve(undefined);
      const solver = createSolver(words(text));
      return Promise.resolve(benchDeals(solver, SEED, BOARDS, () => performance.now()).boardsPerSecond);
    },
  },
  {
    name: 'reading ENABLE and building its automaton',
    unit: 'ms',
    run() {
      const text = enable();
      if (text === undefined) return Promise.resolve(undefined);
      const started = performance.now();
      createSolver(words(text));
      return Promise.resolve(performance.now() - started);
    },
  },
];
