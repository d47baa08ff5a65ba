/** The score sheet. */
export const sheetsWords = {
  'sheets.title': 'Scores by round',
  'sheets.player': 'Player',
  'sheets.round': 'Round {round}',
  'sheets.total': 'Total',
  'sheets.points': '{count}',
  'sheets.none': 'No round has been counted yet.',
  'sheets.running': 'Words of round {round} are not counted yet.',
  'sheets.close': 'Close',
} as const;
