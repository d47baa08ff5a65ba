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
