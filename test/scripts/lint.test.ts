import { describe, expect, it } from 'vitest';
import { plainLint } from './plainLint.ts';

const eslint = plainLint();

/** The names of the rules that a snippet breaks if it stands in the file named. */
async function broken(filePath: string, code: string): Promise<string[]> {
  const text = filePath.endsWith('.vue') ? `<script setup lang="ts">\n${code}\n</script>\n` : `${code}\n`;
  const [result] = await eslint.lintText(text, { filePath });
  expect(result?.fatalErrorCount).toBe(0);
  return [...new Set(result?.messages.map((message) => message.ruleId ?? message.message))];
}

const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const GLOBALS = 'no-restricted-globals';

describe('who may import whom', () => {
  it.each([
    ['games/boggle/rules.ts', '../pig/rules.ts'],
    ['games/boggle/rules.ts', '..'],
    ['games/boggle/rules.ts', './../pig/rules.ts'],
    ['games/boggle/rules.ts', '#games/pig/rules.ts'],
    ['games/boggle/rules.ts', '#src/profile/history.ts'],
    ['games/boggle/rules.ts', '#test/answers.ts'],
    ['games/boggle/deep/BoggleTable.vue', '#src/shell/router.ts'],
    ['games/boggle/BoggleTable.vue', '../pig/PigTable.vue'],
    ['games/boggle/ui/drag.ts', '#games/pig/index.ts'],
    ['shared/match/fold.ts', '#src/cli/main.ts'],
    ['shared/match/fold.ts', '#games/boggle/game.ts'],
    ['shared/match/fold.ts', '../../games/boggle/game.ts'],
    ['shared/grid/ui/TileGrid.vue', '#games/boggle/view.ts'],
    ['shared/plugin/registry.ts', '#games/boggle/index.ts'],
    ['src/cli/main.ts', '#games/boggle/solver.ts'],
    ['src/cli/main.ts', '../../games/boggle/solver.ts'],
    ['src/shell/Menu.vue', '#games/boggle/index.ts'],
  ])('%s may not import %s', async (file, source) => {
    expect(await broken(file, `import { x } from '${source}';\nx();`)).toContain(IMPORTS);
    expect(await broken(file, `export { x } from '${source}';`)).toContain(IMPORTS);
  });

  it.each([
    ['games/boggle/game.ts', '../pig/game.ts'],
    ['shared/plugin/kit.ts', '#games/boggle/game.ts'],
    ['src/cli/main.ts', '#games/boggle/game.ts'],
    ['games/boggle/bots.ts', 'node:fs'],
  ])('%s may not load %s later either', async (file, source) => {
    expect(await broken(file, `export const load = () => import('${source}');`)).toContain(SYNTAX);
  });

  it.each([
    ['games/boggle/machine.ts', './rules.ts'],
    ['games/boggle/machine.ts', '#shared/random/random.ts'],
    ['games/boggle/machine.ts', 'xstate'],
    ['games/boggle/BoggleTable.vue', '#shared/grid/ui/TileGrid.vue'],
    ['games/boggle/BoggleTable.vue', './messages.en.ts'],
    ['games/boggle/BoggleTable.vue', 'vue'],
    ['shared/grid/ui/pointer.ts', 'vue'],
    ['shared/match/fold.ts', '../random/random.ts'],
    ['src/server/main.ts', 'node:http'],
    ['src/shell/main.ts', '#shared/plugin/registry.ts'],
    ['test/games/boggle/rules.test.ts', '#games/boggle/rules.ts'],
  ])('%s may import %s', async (file, source) => {
    expect(await broken(file, `import { x } from '${source}';\nx();`)).toEqual([]);
  });

  it('only the registry finds games by their folders', async () => {
    const glob = "export const found = import.meta.glob('/games/*/index.ts');";
    expect(await broken('shared/plugin/registry.ts', glob)).toEqual([]);
    expect(await broken('shared/plugin/kit.ts', glob)).toContain(SYNTAX);
    expect(await broken('src/shell/main.ts', glob)).toContain(SYNTAX);
    expect(await broken('games/boggle/game.ts', glob)).toContain(SYNTAX);
  });
});

describe('what folds is pure', () => {
  const PURE = [
    'games/boggle/rules.ts',
    'games/boggle/machine.ts',
    'games/boggle/bots.ts',
    'shared/timer/timer.ts',
  ];

  it.each([
    'vue',
    'pinia',
    'node:fs',
    'fs',
    'fs/promises',
    'idb',
    '#shared/grid/ui/pointer.ts',
    './ui/pointer.ts',
  ])('it does not import %s', async (source) => {
    for (const file of PURE) {
      expect(await broken(file, `import { x } from '${source}';\nx();`), file).toContain(IMPORTS);
    }
  });

  it('a component is loaded by table(), and never with the rules', async () => {
    expect(
      await broken('games/boggle/game.ts', "export const table = () => import('./BoggleTable.vue');"),
    ).toEqual([]);
    expect(await broken('games/boggle/game.ts', "import T from './BoggleTable.vue';\nT();")).toContain(
      IMPORTS,
    );
  });

  it('it may name a type of Vue, which is gone when it runs', async () => {
    const code = "import type { Component } from 'vue';\nexport type Table = () => Promise<Component>;";
    expect(await broken('shared/plugin/contract.ts', code)).toEqual([]);
  });

  it.each([
    'window.close()',
    'document.title',
    "localStorage.getItem('x')",
    'setTimeout(f, 1)',
    'setInterval(f, 1)',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'process.env',
    "fetch('/x')",
    'globalThis.x',
  ])('it does not use %s', async (expression) => {
    for (const file of [...PURE, 'shared/match/indexedDbStore.ts', 'shared/plugin/registry.ts']) {
      expect(await broken(file, `export const y = (f: () => void) => [f, ${expression}];`), file).toContain(
        GLOBALS,
      );
    }
  });

  it('it takes no chance but from the match', async () => {
    for (const file of PURE) {
      expect(await broken(file, 'export const roll = () => Math.random();')).toContain(
        'no-restricted-properties',
      );
    }
    expect(await broken('games/boggle/rules.ts', 'export const least = () => Math.min(1, 2);')).toEqual([]);
  });

  it('the screen and the arcade may use a clock', async () => {
    const code = 'export const now = () => Date.now() + performance.now();';
    expect(await broken('src/table/clock.ts', code)).toEqual([]);
    expect(await broken('shared/timer/ui/clock.ts', code)).toEqual([]);
  });

  it('only the store knows IndexedDB', async () => {
    const code = "import { openDB } from 'idb';\nopenDB();";
    expect(await broken('shared/match/indexedDbStore.ts', code)).toEqual([]);
    expect(await broken('src/profile/history.ts', code)).toContain(IMPORTS);
  });
});

describe('a component holds no rule', () => {
  it.each(['./rules.ts', './machine.ts', './solver.ts', './scoring.ts', './deal.ts', './bots.ts'])(
    'it does not import %s',
    async (source) => {
      expect(await broken('games/boggle/BoggleTable.vue', `import { x } from '${source}';\nx();`)).toContain(
        IMPORTS,
      );
      expect(
        await broken('games/boggle/BoggleTable.vue', `const x = () => import('${source}');\nx();`),
      ).toContain(SYNTAX);
    },
  );
});

describe('the compiler is not silenced', () => {
  it.each([
    ['export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['export const f = (x: string | null) => x!.length;', '@typescript-eslint/no-non-null-assertion'],
    ['// @ts-ignore: later\nexport const x = 1;', '@typescript-eslint/ban-ts-comment'],
    ['// @ts-expect-error: a reason at length\nexport const x = 1;', '@typescript-eslint/ban-ts-comment'],
    ['export const f = (x: unknown) => x as string;', '@typescript-eslint/consistent-type-assertions'],
    ['const unused = 1;', '@typescript-eslint/no-unused-vars'],
    ['try { f(); } catch {}\nfunction f() {}', 'no-empty'],
  ])('%s breaks %s', async (code, rule) => {
    expect(await broken('shared/grid/grid.ts', code)).toContain(rule);
  });

  it('a comment cannot switch a rule off', async () => {
    const code = '/* eslint-disable */\nexport const x: any = 1;';
    expect(await broken('shared/grid/grid.ts', code)).toContain('@typescript-eslint/no-explicit-any');
  });

  it('as const is fine', async () => {
    expect(await broken('shared/grid/grid.ts', "export const SIDES = ['a', 'b'] as const;")).toEqual([]);
  });
});
