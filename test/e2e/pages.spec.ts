import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { boggle, pathsOf } from './support/boggle.ts';
import { listen } from './support/complaints.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectClean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, where).toEqual([]);
}

/** Nothing on the page is wider than the window: no scrolling both ways. */
async function expectNoSideways(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? NaN) - document.documentElement.clientWidth,
  );
  expect(wider, where).toBe(0);
}

const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

for (const colorScheme of THEMES) {
  for (const viewport of SIZES) {
    test.describe(`${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
      test.use({ colorScheme, viewport });

      test('no page breaks an accessibility rule', async ({ page }) => {
        const complaints = listen(page);
        const table = boggle(page);
        const look = async (where: string): Promise<void> => {
          await expectClean(page, where);
          await expectNoSideways(page, where);
        };
        await page.goto('./no/such/page');
        await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
        await look('not found');
        await page.goto('./boggle/new?target=0');
        await look('set-up');
        await page.goto('./boggle/new?seed=7&target=60');
        await page.clock.install();
        await page.getByRole('button', { name: 'Start' }).click();
        await expect(page.getByRole('button', { name: 'Start round' })).toBeVisible();
        await look('between rounds');
        await table.startRound();
        const letters = await table.letters();
        await table.write(`${pathsOf(letters, 3, 12).join(' ')} foo bar`);
        await page.getByRole('gridcell').nth(5).click();
        await look('in a round');
        await page.getByRole('button', { name: 'Pause' }).click();
        await look('paused');
        await page.getByRole('button', { name: 'Resume' }).click();
        await table.pass(181_000);
        await expect(page.getByRole('heading', { name: /^Round 1/ })).toBeVisible();
        await page.getByRole('button', { name: 'Reject foo' }).click();
        await look('review');
        await table.startRound();
        await table.write(pathsOf(await table.letters(), 8, 9).join(' '));
        await table.pass(181_000);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('game over');
        await page.goto('./');
        await expect(page.getByRole('heading', { name: 'Go on playing' })).toBeVisible();
        await look('menu');
        complaints.expectNone();
      });
    });
  }
}

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('everything is within reach, and large enough to touch', async ({ page }) => {
    await page.goto('./');
    await expectNoSideways(page, 'menu');
    await page.getByLabel('Open a match file').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{'),
    });
    await expect(page.locator('#import-fault')).toContainText('The file is not a match record');
    await expectNoSideways(page, 'menu with a fault');
    await page.goto('./boggle/new');
    await expectNoSideways(page, 'set-up');
    await page.getByRole('button', { name: 'Start' }).click();
    await boggle(page).startRound();
    await expectNoSideways(page, 'in a round');
    for (const control of await page.locator('button:visible, a:visible, input:visible').all()) {
      const box = await control.boundingBox();
      // Rounded: a fraction of a pixel is lost in layout.
      if ((await control.getAttribute('class'))?.includes('unseen') === true) continue;
      expect(Math.round(box?.height ?? 0), (await control.innerText()) || 'control').toBeGreaterThanOrEqual(
        44,
      );
    }
    const cell = await page.getByRole('gridcell').first().boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(40);
  });
});

test.describe('absurd addresses', () => {
  for (const [address, sentence] of [
    ['./boggle/new?target=99999', 'Target score is a whole number from 1 to'],
    ['./boggle/new?difficulty=eleven', 'Difficulty is a whole number from 1 to 10'],
    ['./boggle/new?seed=-4', 'Seed is a whole number from 0 to 4,294,967,295'],
    ['./boggle/new?colour=red', 'There is no setting “colour”'],
    ['./boggle/new?target=5&target=6', 'more than once'],
    ['./chess/new', 'There is no game called “chess” here'],
    ['./match/%F0%9F%8E%B2', 'This device keeps no match of that name'],
    [`./${'x'.repeat(2000)}`, 'Quoin has no page at this address'],
  ] as const) {
    test(`${address.slice(0, 40)} gets one sentence`, async ({ page }) => {
      const complaints = listen(page);
      await page.goto(address);
      await expect(page.getByText(sentence)).toBeVisible();
      complaints.expectNone();
    });
  }
});

test.describe('pages seldom seen', () => {
  test.use({ colorScheme: 'light' });

  test('break no accessibility rule either', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
    await expectClean(page, 'menu without matches');
    await page.getByRole('button', { name: 'Play Boggle' }).click();
    await boggle(page).startRound();
    const address = page.url();
    await page.goto('./');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClean(page, 'confirm dialog');
    await damage(page, { seats: 'none' });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This match cannot be opened' })).toBeVisible();
    await expectClean(page, 'refused match');
  });
});

/** Changes what the database keeps of every match; null takes the whole record away. */
async function damage(page: Page, change: object | null): Promise<void> {
  await page.evaluate(async (changed) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('quoin-matches');
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const matches = db.transaction('matches', 'readwrite').objectStore('matches');
    await new Promise<void>((resolve) => {
      const all = matches.getAll();
      all.onsuccess = () => {
        for (const { record, ...head } of all.result) {
          matches.put(changed === null ? head : { ...head, record: { ...record, ...changed } });
        }
        matches.transaction.oncomplete = () => {
          resolve();
        };
      };
    });
    db.close();
  }, change);
}

for (const [kind, change, sentence] of [
  ['is damaged', { seats: 'none' }, /^The record is damaged at seats/],
  ['lacks its record', null, /^This is not a Quoin match record/],
] as const) {
  test(`a match whose stored data ${kind} is refused in a sentence, and can be saved or deleted`, async ({
    page,
  }) => {
    await page.goto('./boggle/new?seed=3');
    await page.getByRole('button', { name: 'Start' }).click();
    await boggle(page).startRound();
    const address = page.url();
    await page.goto('./');
    await damage(page, change);
    await page.goto(address);
    await expect(page.getByText(sentence)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await download;
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Go on playing' })).toBeHidden();
  });
}

test('where nothing may be stored a match is played all the same, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
    IDBFactory.prototype.open = refuse;
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play Boggle' }).click();
  await expect(page.getByText(/you can play, but a match is lost when the page is closed/)).toBeVisible();
  await boggle(page).startRound();
  await boggle(page).write('still playing ');
  await expect(page.getByText('Saved on this device.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
  await expect(page.getByText('No account needed.')).toBeVisible();
  await expect(page.getByText('kept on this device')).toHaveCount(0);
});

test('a browser without a database, or without workers, is played in all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    Object.defineProperty(globalThis, 'Worker', {
      value: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
  await page.goto('./match/abc');
  await expect(page.getByText('This device keeps no match of that name')).toBeVisible();
  await page.goto('./');
  await expect(page.getByText(/a match is lost when the page is closed/)).toBeVisible();
  await page.getByRole('button', { name: 'Play Boggle' }).click();
  await boggle(page).startRound();
  await boggle(page).write('still playing ');
  await expect(page.getByText('The game has stopped')).toHaveCount(0);
});

test('a match that is over says so when it is opened again, and leads back', async ({ page }) => {
  await page.goto('./boggle/new?seed=3');
  await page.getByRole('button', { name: 'Start' }).click();
  await boggle(page).startRound();
  const address = page.url();
  await page.getByRole('button', { name: 'Quit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('This match is over.')).toBeVisible();
  await expect(page.getByText('You can type')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
});

test('a deleted match is gone, after a question', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play Boggle' }).click();
  await boggle(page).startRound();
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { name: 'Go on playing' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeFocused();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Go on playing' })).toHaveCount(0);
});

test('what is kept for the next match and cannot be read is said at the table, and set aside', async ({
  page,
}) => {
  await page.goto('./');
  await page.evaluate(() => {
    localStorage.setItem('quoin:carried:boggle', 'damaged');
  });
  await page.getByRole('button', { name: 'Play Boggle' }).click();
  await expect(page.getByText('it is set aside, and Boggle starts afresh')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('quoin:set-aside:boggle:1'))).toBe('damaged');
});
