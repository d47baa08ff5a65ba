import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

// One config builds the page, runs the dev server and drives the unit tests.
export default defineConfig({
  // Relative assets: the server chooses the base path when it starts, not the build.
  base: './',
  plugins: [vue()],
  build: { target: 'es2022', sourcemap: false },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.dom.test.ts', 'test/e2e/**'],
        },
      },
      {
        extends: true,
        test: { name: 'component', environment: 'happy-dom', include: ['test/**/*.dom.test.ts'] },
      },
    ],
  },
});
