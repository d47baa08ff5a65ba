/** What a person does in dev mode, by the names that assistive technology hears. */
import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page } from '@playwright/test';

export interface DevMode {
  /** From a table, by the keyboard. */
  open(): Promise<void>;
  /** Back to the table, by the keyboard. */
  close(): Promise<void>;
  /** The game's own table at the moment that is looked at. */
  table(): Locator;
  /** Looks at the table as that seat, or as the watcher. */
  seenBy(name: string): Promise<void>;
  /** The line of time. */
  line(): Locator;
  /** The row of the timeline that is looked at. */
  row(): Locator;
  /** How many entries and delays the timeline says it has. */
  count(): Locator;
  /** The state that is lit in the chart, by its name and what is said of it. */
  lit(): Locator;
  /** What is in the menu of its bar. */
  choose(name: string): Promise<void>;
  /** Match time in seconds that the live match has reached, as the bar tells it while one looks at the past. */
  goesOnAt(): Promise<number>;
}

export function devMode(page: Page): DevMode {
  const heading = page.getByRole('heading', { level: 1, name: 'Inspector' });
  return {
    async open() {
      await page.keyboard.press('Control+.');
      await expect(heading).toBeFocused();
    },
    async close() {
      await page.keyboard.press('Control+.');
      await expect(heading).toBeHidden();
    },
    table: () => page.getByRole('region', { name: /^The table/ }),
    async seenBy(name) {
      await page.getByRole('group', { name: 'Seen by' }).getByRole('radio', { name }).check();
    },
    line: () => page.getByRole('slider', { name: 'Match time' }),
    row: () => page.getByRole('listbox', { name: 'Entries' }).getByRole('option', { selected: true }),
    count: () => page.getByRole('region', { name: 'Timeline' }).getByRole('status'),
    lit: () => page.getByRole('region', { name: 'Chart' }).getByRole('img', { name: /, now, entered/ }),
    async choose(name) {
      await page.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('button', { name, exact: true }).click();
    },
    async goesOnAt() {
      const said = await page.getByText(/the match goes on at \d/).innerText();
      const [, minutes = '', seconds = ''] = /goes on at (\d+):([\d.]+)/.exec(said) ?? [];
      return Number(minutes) * 60 + Number(seconds);
    },
  };
}

/** What is written anywhere at a place of the page: also into fields, which no text tells. */
export async function writtenIn(place: Locator): Promise<string> {
  const fields = await place
    .locator('input, textarea')
    .evaluateAll((all) => all.map((field) => ('value' in field ? String(field.value) : '')));
  return [await place.innerText(), ...fields].join('\n');
}

/** What a press of a button saves as a file. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press();
  const saved: Download = await download;
  return readFile(await saved.path());
}

/** A match file for a file field. */
export function matchFile(content: Buffer | object) {
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  return { name: 'match.json', mimeType: 'application/json', buffer };
}

/** Lets a file fall on the page. */
export async function dropFile(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    for (const type of ['dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  }, text);
}

/** What the last “Copy link” put on the clipboard. */
export function copiedLink(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
