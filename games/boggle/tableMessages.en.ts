/** The table's own words. Names that the SRS gives its parts (table 2.3.3) stand here as they are there. */
export const tableWords = {
  'board.label': 'Board',
  'board.empty': 'The letters are dealt when the round starts.',
  'board.cell': '{letter}, row {row} column {column}',
  'board.cellTaken': '{letter}, row {row} column {column}, letter {order} of your word',
  'board.solid': 'solid, row {row} column {column}',
  'board.hint':
    'Type your words, drag or tap the letters, or move over the board with the arrow keys and Space.',

  'clock.label': 'Time left',
  'clock.none': 'no limit',
  'clock.minutes': '{count} minutes left',
  'clock.minute': '1 minute left',
  'clock.seconds': '{count} seconds left',

  'round.label': 'Round',
  'score.title': 'Scores',
  'score.computer': 'Computer',
  'score.player': 'Player',
  'score.round': 'This round',
  'score.total': 'Total',

  'sheet.label': 'Your words',
  'sheet.hint': 'Spaces or new lines separate words.',
  'sheet.closed': 'You can type while a round is being played.',

  'keys.endWord': 'Next word',
  'keys.dropLetter': 'Delete',

  'controls.title': 'Game',
  'controls.startRound': 'Start round',
  'controls.newGame': 'New game',
  'controls.quit': 'Quit',

  'options.title': 'Settings',
  'options.difficulty': 'Difficulty',
  'options.difficultyHint':
    'From {min} to {max}. The computer learns about {percent}% of the words you keep; it knows {size} words now.',
  'options.target': 'Target score',
  'options.targetHint': 'From {min} to {max}. Changing it starts a new game.',

  'lists.title': 'Round {round}: you {yours}, computer {theirs}',
  'lists.yours': 'Your words only',
  'lists.theirs': 'Computer’s words only',
  'lists.common': 'Words in both',
  'lists.invalid': 'Not on the board',
  'lists.rejected': 'Rejected words',
  'lists.none': 'none',
  'lists.words': '{count} words',
  'lists.word': '1 word',
  'lists.noPoints': 'no points',
  'lists.summary': '{words}, {points}',
  'lists.hint': 'Reject what you mistyped. If the computer has the word too, it then scores there.',
  'lists.youRejected': 'you rejected it',
  'lists.points': '{count} points',
  'lists.point': '1 point',
  'lists.reject': 'Reject',
  'lists.takeBack': 'Take back',

  'said.round': 'Round {round} begins.',
  'said.newGame': 'New game.',
  'said.reject': '“{word}” rejected. You {yours}, computer {theirs}.',
  'said.takeBack': '“{word}” taken back. You {yours}, computer {theirs}.',

  'over.win': 'Game over—you win!',
  'over.draw': 'Game over—it’s a tie!',
  'over.lose': 'Game over—the computer wins!',
  'over.scores': 'You have {yours} points, the computer {theirs}.',
  'over.round': 'In round {round} you made {yours}, the computer {theirs}.',
  'over.ok': 'OK',
  'over.hint': 'OK starts a new game.',
} as const satisfies Readonly<Record<string, string>>;

export type TableWord = keyof typeof tableWords;
