/** Who has won, and how one has fared, where a game is over. */
export const overWords = {
  'over.again': '{won}. Would you like to play again?',
  'over.title': '{won}.',
  'over.newGame': 'New Game',
  'over.quit': 'Quit',
  'over.waits': 'The host begins the next game.',
  'over.look': 'Look at the table',
  'over.scores': 'Scores',
  'over.points': { by: 'count', one: '{count} point', other: '{count} points' },
  'over.wins': { by: 'count', one: '{count} game won', other: '{count} games won' },
  'over.against': 'Against',
  'over.record': '{won} won, {lost} lost',
  'over.several': 'several computers',
  'over.random': 'Random',
} as const;
