/** How many words are still to be found. */
export const leftWords = {
  'left.title': 'Still to find',
  'left.length': { by: 'length', one: '{length} letter', other: '{length} letters' },
  'left.count': { by: 'count', one: '{count} word left', other: '{count} words left' },
  'left.none': 'Nothing: you have them all.',
} as const;
