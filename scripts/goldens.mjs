// npm run records: plays the golden records anew, after rules have changed on purpose (and `rules` in game.ts with them).
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

import { bundle } from './bundle.mjs';
import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

const Line = v.object({ name: v.string(), golden: v.unknown() });

try {
  if (process.argv.includes('--print')) {
    const { main } = await bundle('records', 'test/kit/playGoldens.ts', ['test/kit']);
    process.exitCode = await main([]);
  } else {
    const printed = execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--print'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    });
    for (const line of printed.trim().split('\n')) {
      const { name, golden } = v.parse(Line, JSON.parse(line));
      const file = join(ROOT, 'test', 'records', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(golden)}\n`);
      console.log(name);
    }
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
