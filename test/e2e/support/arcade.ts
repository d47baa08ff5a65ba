/** What a person does in the arcade round a table. */
import { expect, type Page } from '@playwright/test';
import { boggle } from './boggle.ts';

export function isAtMenu(page: Page): Promise<void> {
  return expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
}

/** A match in the middle of its first round; answers its address. */
export async function beginRound(page: Page, query = '?seed=3'): Promise<string> {
  await boggle(page).sitDown(query);
  await boggle(page).startRound();
  return page.url();
}

/** Changes what the database keeps of every match; null takes the whole record away. */
export async function damage(page: Page, change: object | null): Promise<void> {
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
