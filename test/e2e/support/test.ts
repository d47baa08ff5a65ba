/** Playwright's own test, in which the browser must never complain. */
import { expect, test as plain } from '@playwright/test';

/** Every page of a test is listened to: refused scripts and styles, thrown errors, warnings of Vue. */
export const test = plain.extend<{ expected: RegExp | null; noComplaints: undefined }>({
  /** What the arcade itself warns of where a test takes something away from the browser. */
  expected: [null, { option: true }],
  noComplaints: [
    async ({ context, expected }, use) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (expected?.test(message.text()) !== true) found.push(message.text());
      });
      context.on('weberror', (error) => found.push(error.error().message));
      await use(undefined);
      expect(found, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
