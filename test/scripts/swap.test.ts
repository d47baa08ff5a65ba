import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { makeWhole } from '../../scripts/swap.mjs';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'quoin-swap-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function fill(content: string): (folder: string) => Promise<void> {
  return async (folder) => {
    writeFileSync(join(folder, 'a'), content);
    await turn(); // others run in between
    writeFileSync(join(folder, 'b'), content);
  };
}

function readBoth(folder: string): string[] {
  return ['a', 'b'].map((name) => readFileSync(join(folder, name), 'utf8'));
}

it('two first uses at the same time both find a whole folder, and leave nothing beside it', async () => {
  const folder = join(parent, 'cli');
  const isThere = (): boolean => readdirSync(parent).includes('cli');
  await Promise.all(
    ['one', 'two', 'three'].map(async (content) => {
      await makeWhole(folder, fill(content), isThere);
      expect(new Set(readBoth(folder)).size).toBe(1);
    }),
  );
  expect(readdirSync(parent)).toEqual(['cli']);
});

it('a folder out of date gives way whole', async () => {
  const folder = join(parent, 'app');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old'), 'old');
  await makeWhole(folder, fill('new'), () => readdirSync(folder).includes('b'));
  expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  expect(readdirSync(parent)).toEqual(['app']);
});

it('a build that fails leaves what was there', async () => {
  const folder = join(parent, 'app');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old'), 'old');
  const failing = makeWhole(
    folder,
    (temporary) => {
      writeFileSync(join(temporary, 'half'), '');
      return Promise.reject(new Error('no such module'));
    },
    () => false,
  );
  await expect(failing).rejects.toThrow('no such module');
  expect(readdirSync(parent)).toEqual(['app']);
  expect(readdirSync(folder)).toEqual(['old']);
});
