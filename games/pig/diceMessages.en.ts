/** How many dice to throw. */
export const diceWords = {
  'dice.label': 'Dice to throw',
  'dice.count': { by: 'count', one: '{count} die', other: '{count} dice' },
  'dice.more': 'One die more',
  'dice.fewer': 'One die fewer',
} as const;
