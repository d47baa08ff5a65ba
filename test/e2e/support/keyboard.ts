/** Getting about by the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until that has the focus; a page has an end. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    if ((await target.count()) > 0 && (await target.evaluate((node) => node === document.activeElement)))
      return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
