/** What only the page on rolling and holding says. */
export const exploreWords = {
  'explore.rules': 'Rules',
  'explore.goal': 'Goal',
  'explore.own': 'Your score',
  'explore.other': 'Opponent’s score',
  'explore.turn': 'Turn total',
  'explore.moment': 'The moment',
  'explore.odds': 'The chances',
  'explore.odds.at': '{own} to {other}, turn total {turn}',
  'explore.odds.start': '{own} to {other}, at the beginning of a turn',
  'explore.map': 'The whole picture',
  'explore.point': 'Point at the picture, or tap it, to choose your score and the turn total.',
  'explore.starter': 'Between two perfect players whoever starts wins {chance} of the games.',

  'matrix.title': 'Every policy against every other',
  'matrix.note':
    'The chance of the one in the row, who starts, against the one in the column. Computed exactly, not played out.',
  'matrix.policy': 'Starts',
  'matrix.against': 'Against',
  'matrix.working': 'The policies are being played against each other.',
} as const;
