/** What every page must pass, wherever a journey comes by. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectClean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, where).toEqual([]);
}

/** Nothing on the page is wider than the window: no scrolling both ways. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? NaN) - document.documentElement.clientWidth,
  );
  expect(wider, where).toBe(0);
}
