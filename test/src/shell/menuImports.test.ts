import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDERS = ['#src/', '#shared/', '#games/'];

/** The files and packages that a file fetches at once, types left out. */
function fetched(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const text = readFileSync(file, 'utf8');
  const statics = text.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm);
  for (const [, name = ''] of statics) {
    const found = FOLDERS.some((prefix) => name.startsWith(prefix))
      ? resolve(ROOT, name.slice(1))
      : name.startsWith('.')
        ? resolve(dirname(file), name)
        : name;
    if (seen.has(found)) continue;
    seen.add(found);
    if (/\.(ts|vue)$/.test(found)) fetched(found, seen);
  }
  return seen;
}

test('the menu is drawn without the engine', () => {
  const menu = fetched(resolve(ROOT, 'src/shell/main.ts'));
  expect(menu).toContain(resolve(ROOT, 'src/shell/MenuPage.vue'));
  expect(menu).toContain(resolve(ROOT, 'src/profile/useMatches.ts'));
  expect(menu).not.toContain('xstate');
  expect(menu).not.toContain(resolve(ROOT, 'shared/match/fold.ts'));
});

test('the engine would be found, if it were fetched', () => {
  expect(fetched(resolve(ROOT, 'src/profile/engine.ts'))).toContain('xstate');
});
