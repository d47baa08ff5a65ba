import 'fake-indexeddb/auto';
import { deleteDB, openDB, type DBSchema } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOnce } from '#shared/storage/openOnce.ts';

interface Notes extends DBSchema {
  notes: { key: string; value: string };
}

const opener = (): ReturnType<typeof openOnce<Notes>> =>
  openOnce<Notes>('notes', 1, (db) => void db.createObjectStore('notes'));

beforeEach(() => deleteDB('notes'));

describe('a database of the browser', () => {
  it('is opened once, with its stores', async () => {
    const open = opener();
    const [one, other] = await Promise.all([open(), open()]);
    expect(other).toBe(one);
    await one.put('notes', 'tea', 'drink');
    expect(await (await opener()()).get('notes', 'drink')).toBe('tea');
  });

  it('gives way to a page that deletes it, and is opened anew at the next call', async () => {
    const open = opener();
    const before = await open();
    await deleteDB('notes');
    const after = await open();
    expect(after).not.toBe(before);
    expect(await after.getAllKeys('notes')).toEqual([]);
  });

  it('that cannot be had rejects, and is tried anew at the next call', async () => {
    (await openDB('notes', 2)).close();
    const open = opener();
    await expect(open()).rejects.toThrow();
    await deleteDB('notes');
    expect([...(await open()).objectStoreNames]).toEqual(['notes']);
  });
});
