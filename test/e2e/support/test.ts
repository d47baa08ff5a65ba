/** Playwright's own test, in which the browser must never complain. */
import { expect, test as plain, type BrowserContext, type Page } from '@playwright/test';

interface Fixtures {
  /** What the arcade itself warns of where a test takes something away from the browser. */
  readonly expected: RegExp | null;
  readonly noComplaints: undefined;
  /** A page of somebody else, on whose device nothing is kept. */
  readonly stranger: Page;
}

/** Every page of a test is listened to: refused scripts and styles, thrown errors, warnings of Vue. */
export const test = plain.extend<Fixtures>({
  expected: [null, { option: true }],
  noComplaints: [
    async ({ context, expected }, use) => {
      const found = complaintsIn(context, expected);
      await use(undefined);
      expect(found, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  stranger: async ({ browser, expected }, use) => {
    const context = await browser.newContext();
    const found = complaintsIn(context, expected);
    await use(await context.newPage());
    await context.close();
    expect(found, 'what the other browser complained about').toEqual([]);
  },
});

/** Grows while the pages of the context live. */
function complaintsIn(context: BrowserContext, expected: RegExp | null): readonly string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (expected?.test(message.text()) !== true) found.push(message.text());
  });
  context.on('weberror', (error) => found.push(error.error().message));
  return found;
}

export { expect };
