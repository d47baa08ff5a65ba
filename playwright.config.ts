import { defineConfig, devices } from '@playwright/test';

import { BROWSER_FLAGS, installedBrowser } from './scripts/browser.mjs';

const soak = process.env.QUOIN_SOAK === '1';
const executablePath = installedBrowser();

// The built arcade, served on a free port by the very command that people use; one server for all tests.
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: soak ? 600_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // Set by `wait` below, in time for the workers that read it.
    baseURL: process.env.QUOIN_E2E_URL ?? '',
    launchOptions: { args: [...BROWSER_FLAGS], ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: `"${process.execPath}" scripts/start.mjs --port 0 --store memory`,
      wait: { stdout: /Quoin is ready at (?<quoin_e2e_url>http:\S+)/ },
      timeout: 180_000,
      stderr: 'pipe',
    },
    // Another for hosted tables: with a game of the tests' beside the others, and waits that a test can sit out.
    {
      command: [
        `"${process.execPath}" scripts/start.mjs --port 0 --store memory`,
        ...['hostAwayMs=2500', 'graceMs=500', 'tablesPerTenMinutes=1000', 'socketsPerAddress=1000'].map(
          (limit) => `--limit ${limit}`,
        ),
      ].join(' '),
      env: { QUOIN_GAMES: 'test/kit' },
      wait: { stdout: /Quoin is ready at (?<quoin_hosted_url>http:\S+)/ },
      timeout: 180_000,
      stderr: 'pipe',
    },
  ],
});
