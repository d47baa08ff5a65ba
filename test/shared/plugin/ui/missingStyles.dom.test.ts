import { afterEach, expect, test, vi } from 'vitest';
import { fetchMissingStyles, watchStyles } from '#shared/plugin/ui/missingStyles.ts';

declare global {
  interface Window {
    /** The page of the tests fetches nothing: whether a style sheet counts as fetched is said here. */
    readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  }
}

const online = (there: boolean): void => {
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = there;
};

const sheets = (): readonly string[] =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');

afterEach(() => {
  online(false);
});

test('a style sheet that failed is fetched again until it is there, once', async () => {
  watchStyles(document);
  await fetchMissingStyles();
  expect(sheets()).toEqual([]);

  online(false);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', 'sheet.css');
  let told = 0;
  link.addEventListener('error', () => (told += 1));
  document.head.append(link);
  // Whoever waits for it hears that it failed; a link that stands there would pass for fetched.
  await vi.waitFor(() => expect(told).toBe(1));
  expect(sheets()).toEqual([]);

  await expect(fetchMissingStyles()).rejects.toThrow('sheet.css could not be fetched');
  expect(sheets()).toEqual([]);

  online(true);
  await Promise.all([fetchMissingStyles(), fetchMissingStyles()]);
  expect(sheets()).toEqual(['sheet.css']);
  await fetchMissingStyles();
  expect(sheets()).toEqual(['sheet.css']);
});
