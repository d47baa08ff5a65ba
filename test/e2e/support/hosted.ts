/** What people do at a hosted table, each in a browser of their own. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test as plain } from './test.ts';

/** Where the arcade is served that has the tests' own game beside the others. */
export function hostedUrl(path: string): string {
  return new URL(path, process.env.QUOIN_HOSTED_URL).href;
}

const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true } as const;

interface Fixtures {
  /** Somebody's browser, on which nothing is kept yet. */
  readonly somebody: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Browsers are opened as somebody comes; none of them may complain of more than a connection that was lost. */
export const test = plain.extend<Fixtures>({
  somebody: async ({ browser }, use) => {
    const found: string[] = [];
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (!/WebSocket|ERR_INTERNET_DISCONNECTED|404|409/.test(message.text())) found.push(message.text());
      });
      context.on('weberror', (error) => found.push(error.error().message));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(found, 'what the browsers complained about').toEqual([]);
  },
});

export { expect };

/** Opens a table of a game; answers its code. */
export async function host(page: Page, game: string, name: string, query = ''): Promise<string> {
  await page.goto(hostedUrl(`${game}/host${query}`));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/\w{6}$/);
  await expect(page.getByRole('heading', { name: 'Your table' })).toBeVisible();
  return page.url().slice(-6);
}

/** Sits down with a code, as somebody read it out. */
export async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(hostedUrl('join'));
  await page.getByLabel('Code or link').fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/t\/\w{6}$/);
}

export async function watchTable(page: Page, code: string): Promise<void> {
  await page.goto(hostedUrl(`t/${code}`));
  await page.getByRole('button', { name: 'Watch' }).click();
}

/** Somebody's place on the list of the lobby. */
export function seatOf(page: Page, name: string) {
  return page.getByRole('listitem').filter({ hasText: name }).first();
}
