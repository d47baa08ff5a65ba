/** What is said where a view is not shown unasked. */
import type { Words } from '#shared/plugin/words.ts';

export const coveredWords = {
  'covered.why': 'This shows what {name} wrote, while the round goes on.',
  'covered.show': 'Show it',
} satisfies Words;
