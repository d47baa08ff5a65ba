/** What has been won and lost, beside the table and at the end of a game. */
export const tallyWords = {
  'tally.won': 'Games you won',
  'tally.lost.me': 'Games I won',
  'tally.lost.other': 'Games you lost',
  'tally.share': 'Your share',
  'tally.percent': '{count}%',
  'fair.two': 'If both play perfectly the starter wins 53 games in 100, so the start alternates.',
  'fair.several': 'Starting is an advantage, so it goes round from game to game.',
} as const;
