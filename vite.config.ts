import vue from '@vitejs/plugin-vue';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { definitions } from './scripts/definitionsPlugin.mjs';
import { lexicon } from './scripts/lexiconPlugin.ts';
import { LongestFirst } from './scripts/longestFirst.ts';

const soak = process.env.QUOIN_SOAK === '1';
const minutes = (n: number): number => n * 60_000;

/** A worker folds and thinks, and has no page: the components that a game names are not built a second time for it. */
const withoutComponents: Plugin = {
  name: 'quoin:without-components',
  enforce: 'pre',
  load: (id) => (/\.vue$/.test(id) ? 'export default {};' : null),
};

/** Whichever piece of CSS the browser reads first settles the order of the layers, so each piece states it. */
const layersInOrder: Plugin = {
  name: 'quoin:layers-in-order',
  enforce: 'pre',
  transform: (code, id) =>
    /[?&]type=style/.test(id) ? `@layer reset, tokens, base, parts, screens;\n${code}` : null,
};

/** Another folder of games, for tests in a browser: the registry finds what is in it as it finds the others. */
const moreGames = (folder: string): Plugin => ({
  name: 'quoin:more-games',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/shared/plugin/registry.ts')
      ? code.replace("'/games/*/index.ts'", `['/games/*/index.ts', '/${folder}/*/index.ts']`)
      : null,
});
const { QUOIN_GAMES = '' } = process.env;
const more = QUOIN_GAMES === '' ? [] : [moreGames(QUOIN_GAMES)];

// One config builds the page, runs the dev server and drives the unit tests.
export default defineConfig({
  // Relative assets: the server chooses the base path when it starts, not the build.
  base: './',
  plugins: [...more, layersInOrder, vue({ features: { optionsAPI: false } }), definitions(), lexicon()],
  build: {
    target: 'es2022',
    // The first with light-dark(): for anything older each colour would be written twice, in sRGB.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    outDir: 'dist/app',
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What the menu needs at once comes in one piece.
            { name: 'shell', tags: ['$initial'], priority: 2 },
            // What tables share is fetched once for all games.
            { name: 'parts', test: /\/shared\/(grid|timer|scoreboard|dictionary)\/ui\//, priority: 1 },
            // Not every table has dice.
            { name: 'dice', test: /\/shared\/dice\//, priority: 1 },
          ],
        },
      },
    },
    // A data: address for a small font or picture would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es', plugins: () => [...more, withoutComponents, lexicon()] },
  test: {
    testTimeout: soak ? minutes(30) : minutes(1),
    hookTimeout: soak ? minutes(10) : minutes(1),
    // By itself Vitest leaves one core idle, which on a small machine is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure code leaves nothing behind: its tests share what has been loaded, which halves their time.
          pool: 'threads',
          isolate: false,
          setupFiles: ['test/setup.ts'],
          include: ['test/**/*.test.ts', 'template/test/*.test.ts'],
          exclude: ['**/*.dom.test.ts', 'test/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          pool: 'threads',
          setupFiles: ['test/setup.ts'],
          include: ['test/**/*.dom.test.ts', 'template/test/*.dom.test.ts'],
        },
      },
    ],
  },
});
