/** Playwright's own test, in which the browser must never complain. */
import { expect, test as plain } from '@playwright/test';

/** Every page of a test is listened to: refused scripts and styles, thrown errors, warnings of Vue. */
export const test = plain.extend<{ noComplaints: undefined }>({
  noComplaints: [
    async ({ context }, use) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) found.push(message.text());
      });
      context.on('weberror', (error) => found.push(error.error().message));
      await use(undefined);
      expect(found, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
