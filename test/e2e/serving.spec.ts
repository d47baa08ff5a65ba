import { spawn, type ChildProcess } from 'node:child_process';

import { expect, test, type Page } from '@playwright/test';

/** Collects what the browser itself complains about: refused scripts, styles, fonts, files that are not there. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  page.on('requestfailed', (request) =>
    found.push(`${request.url()}: ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.url()}: ${response.status()}`);
  });
  return found;
}

test('the page loads and draws under its own Content-Security-Policy without a complaint', async ({
  page,
}) => {
  const found = complaints(page);
  const response = await page.goto('./');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.locator('#app')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  expect(found).toEqual([]);
});

test('an address nobody knows still gives the app, so that it can say so itself', async ({ page }) => {
  const response = await page.goto('./no/such/page');
  expect(response?.status()).toBe(200);
  await expect(page.locator('#app')).not.toBeEmpty();
});

test.describe('under a base path of its own', () => {
  let server: ChildProcess | undefined;
  test.afterEach(() => {
    server?.kill();
  });

  test('everything is found, from the first page and from one further down', async ({ page }) => {
    const args = ['scripts/start.mjs', '--port', '0', '--base', '/arcade/', '--store', 'memory'];
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    server = started;
    const url = await new Promise<string>((resolve, reject) => {
      started.once('exit', () => {
        reject(new Error('The server ended before it was ready.'));
      });
      started.stdout.on('data', (chunk: Buffer) => {
        const ready = /Quoin is ready at (http:\S+)/.exec(chunk.toString());
        if (ready?.[1] !== undefined) resolve(ready[1]);
      });
    });
    expect(url).toMatch(/^http:\/\/localhost:\d+\/arcade\/$/);
    const found = complaints(page);
    for (const address of [url, `${url}no/such/page`]) {
      await page.goto(address);
      await expect(page.locator('#app')).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.baseURI)).toBe(url);
    }
    expect(found).toEqual([]);
  });
});
