/** Who has won, where a game is over. */
export const overWords = {
  'over.win': 'Game over—you win!',
  'over.draw': 'Game over—it’s a tie!',
  'over.lose': 'Game over—the computer wins!',
  'over.winner': 'Game over—{name} wins!',
  'over.alone': 'Game over',
  'over.scores': 'You have {yours} points, the computer {theirs}.',
  'over.round': 'In round {round} you made {yours}, the computer {theirs}.',
  'over.scoresAlone': 'You have {yours} points, {gained} of them from round {round}.',
  'over.place': { by: 'count', one: '{name}, {count} point', other: '{name}, {count} points' },
  'over.ok': 'OK',
  'over.share': 'Share result',
  'over.look': 'Look at the words first',
  'over.hint': 'OK starts a new game.',
} as const;
