import type { Words } from '#shared/plugin/words.ts';

/** What is said of a part of the page that cannot be fetched now. */
export const fetchingWords = {
  'fetching.title': 'Not here yet',
  'fetching.again': 'This could not be fetched; trying again …',
  'fetching.close': 'Close',
} satisfies Words;
