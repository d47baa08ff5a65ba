import { expect, type Page } from '@playwright/test';

/** Listens to what the browser itself complains about: refused scripts and styles, thrown errors, warnings of Vue. */
export function listen(page: Page): { expectNone(): void } {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return {
    expectNone() {
      expect(found).toEqual([]);
    },
  };
}
