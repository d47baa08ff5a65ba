// npm run records: plays the golden records anew, after rules have changed on purpose (and `rules` in game.ts with them).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

import { bundle } from './bundle.mjs';
import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

const Line = v.object({ name: v.string(), text: v.string() });
const RECORDS = join(ROOT, 'test', 'records');

/**
 * The golden files there are.
 * @returns {readonly string[]}
 */
function storedFiles() {
  if (!existsSync(RECORDS)) return [];
  return readdirSync(RECORDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(RECORDS, name));
}

try {
  if (process.argv.includes('--print')) {
    const { main } = await bundle('records', 'test/kit/playGoldens.ts', ['test/kit']);
    process.exitCode = await main([], ROOT);
  } else {
    const printed = execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--print'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    });
    const played = printed
      .trim()
      .split('\n')
      .map((line) => v.parse(Line, JSON.parse(line)));
    // The folder holds what is played and nothing else: a record of another name is of an older plan.
    for (const old of storedFiles()) rmSync(old);
    for (const { name, text } of played) {
      const file = join(RECORDS, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      console.log(name);
    }
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
