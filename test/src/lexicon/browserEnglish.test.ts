import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGLISH } from '#shared/dictionary/english.ts';
import type * as BrowserEnglish from '#src/lexicon/browserEnglish.ts';
import { packedEnglish } from '#src/lexicon/packedFile.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();

function wholeFile(): Response {
  return new Response(new Uint8Array(readFileSync(packedEnglish(process.cwd()))));
}

let page: typeof BrowserEnglish;
beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  vi.resetModules(); // a page that has not asked yet
  page = await import('#src/lexicon/browserEnglish.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('English in a page', () => {
  it('is fetched once for all who ask', async () => {
    fetched.mockImplementation(() => Promise.resolve(wholeFile()));
    const [one, other] = await Promise.all([page.loadEnglish(), page.loadEnglish()]);
    expect(one.resource).toEqual(ENGLISH);
    expect(other).toBe(one);
    expect(fetched.mock.calls).toEqual([[expect.stringMatching(/\/english\.lexicon$/)]]);
  });

  it('says in one sentence that there is no network, and tries again when it is asked again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(page.loadEnglish()).rejects.toThrow(
      'The English word list could not be fetched: there is no connection to where Quoin comes from.',
    );
    fetched.mockResolvedValueOnce(wholeFile());
    expect((await page.loadEnglish()).has('quoin')).toBe(true);
  });

  it('says what the server answered instead', async () => {
    fetched.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
    await expect(page.loadEnglish()).rejects.toThrow(
      'The English word list could not be fetched: the server answered 404.',
    );
  });

  it('says that something else than the word list came', async () => {
    fetched.mockResolvedValueOnce(new Response('<!doctype html><title>Log in to this network</title>'));
    await expect(page.loadEnglish()).rejects.toThrow('The word list is damaged or was cut off on its way.');
  });
});
