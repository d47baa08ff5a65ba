/** The table's own words. Names that the SRS gives its parts (table 2.3.3) stand here as they are there. */
export const tableWords = {
  'moment.begin': 'First to {target}',
  'moment.beginRounds': { by: 'count', one: '{count} round', other: '{count} rounds' },
  'moment.round': 'Round {round}, first to {target}',
  'moment.roundOf': 'Round {round} of {rounds}',
  'moment.review': 'Round {round} is over, first to {target}',
  'moment.reviewOf': 'Round {round} of {rounds} is over',
  'moment.turn': 'Round {round}, {name} writes',
  'moment.over': 'Game over after round {round}',

  'board.label': 'Letter cubes, {width} by {height}',
  'board.empty': 'The letters are dealt when the round starts, and the clock starts with them.',
  'board.emptyInTurn':
    'The letters are dealt when the round starts. Each player has the board and the clock in turn.',
  'board.emptyNoClock': 'The letters are dealt when the round starts. It lasts until you end it.',
  'board.hint': 'Type it, drag across the cubes, or move with arrow keys and Space.',
  'board.turn': 'Turn the board a quarter',
  'board.cannotTake': '{letter} does not follow there.',

  'round.label': 'Round',
  'round.end': 'End round now',
  'round.endTurn': 'End turn now',

  'turn.pass': 'Pass the device to {name}.',
  'turn.next': 'Next to write is {name}.',
  'turn.starts': 'The clock starts when {name} says ready.',
  'turn.startsNoClock': 'The letters are shown when {name} says ready.',
  'turn.ready': 'I am {name}, and ready',
  'turn.skip': 'Go on without {name}',
  'turn.waiting': 'Waiting for {name}.',
  'turn.covered': '{name} is writing. The letters are shown to you at your turn.',
  'turn.watched': '{name} is writing.',
  'turn.done': 'You have no more to write in this round. It ends when all have, or with the clock.',
  'turn.doneNoClock': 'You have no more to write in this round. It ends when all have.',

  'score.you': 'You',
  'score.computer': 'Computer',
  'score.player': 'Player {seat}',
  'score.wordsThisRound': { by: 'count', one: '{count} word this round', other: '{count} words this round' },
  'score.words': { by: 'count', one: '{count} word', other: '{count} words' },
  'score.wordsHidden': {
    by: 'count',
    one: '{count} word, still hidden',
    other: '{count} words, still hidden',
  },
  'score.done': '✓ done, {note}',
  'score.level': 'Level {level}',
  'score.levelWords': {
    by: 'count',
    one: 'Level {level}. {count} word, still hidden',
    other: 'Level {level}. {count} words, still hidden',
  },
  'score.levelWordsShort': {
    by: 'count',
    one: 'Level {level}, {count} word',
    other: 'Level {level}, {count} words',
  },
  'score.learns': 'Learns from you',
  'score.hidden': 'Its words stay hidden until the clock stops',
  'score.hiddenNoClock': 'Its words stay hidden until the round ends',
  'score.knows': { by: 'count', one: 'Knows {count} word', other: 'Knows {count} words' },
  'score.toGo': '{count} to go to {target}',
  'score.there': 'Has reached {target}',

  'sheet.label': 'Your words',
  'sheet.worth': 'worth {count}',
  'sheet.again': 'already',
  'sheet.notYet': 'off board',
  'sheet.count': '{count}',
  'sheet.summary': {
    by: 'count',
    one: '{count}, worth up to {points}',
    other: '{count}, worth up to {points}',
  },
  'sheet.summaryAlone': { by: 'count', one: '{count}, worth {points}', other: '{count}, worth {points}' },
  'sheet.none': 'None yet. Write a word and press Enter.',
  'sheet.note.computer':
    'Words that the computer also finds score nothing, so the total is settled when the clock stops.',
  'sheet.note.several':
    'Words that another player also finds score nothing, so the total is settled when the clock stops.',
  'sheet.noteNoClock.computer':
    'Words that the computer also finds score nothing, so the total is settled when the round ends.',
  'sheet.noteNoClock.several':
    'Words that another player also finds score nothing, so the total is settled when the round ends.',
  'sheet.clear': 'Clear',
  'sheet.back': 'Back',
  'sheet.order': 'Order',
  'order.written': 'Latest',
  'order.alphabet': 'A to Z',
  'order.length': 'Longest',
  'order.points': 'Points',

  'answer.counts': { by: 'count', one: '{count} point', other: '{count} points' },
  'answer.onBoard': 'on the board',
  'answer.taken': 'written',
  'answer.costs': '{what}, costs {count}',

  'fault.not-on-board': 'not on the board',
  'fault.too-short': 'too short',
  'fault.not-a-word': 'not a word',
  'fault.no-letter': 'no {letter} on the board',
  'fault.only-one': 'only one {letter} on the board',
  'fault.few': 'only {count} {letter} on the board',
  'fault.apart': '{first} and {second} do not touch',

  'controls.title': 'Game',
  'controls.startRound': 'Start round',
  'controls.endGame': 'End game',
  'controls.newGame': 'New game',
  'controls.quit': 'Quit',
  'controls.waiting': 'The host starts the next round.',

  'sheets.open': 'Scores',

  'review.fetching': 'The words are being fetched …',
  'review.unreached': 'The words could not be fetched: there is no connection. They come when there is one.',
  'review.win': 'You take round {round}, {yours} to {theirs}',
  'review.lose': 'The computer takes round {round}, {theirs} to {yours}',
  'review.draw': 'Round {round} is level at {yours} each',

  'said.round': 'Round {round} begins.',
  'said.done': { by: 'count', one: '{names} is done.', other: '{names} are done.' },
  'said.turn': 'Round {round}: it is {name}’s turn to write.',
  'said.pass': 'Pass the device to {name}. The clock starts when {name} says ready.',
  'said.passNoClock': 'Pass the device to {name}. The letters are shown when {name} says ready.',
  'said.next': 'Next to write is {name}.',
  'said.newGame': 'New game.',
  'said.accepted': '{word}, worth up to {points}.',
  'said.acceptedAlone': '{word}, worth {points}.',
  'said.onBoard': '{word} is on the board.',
  'said.taken': '{word} is written down.',
  'said.again': '{word} is written already.',
  'said.not-on-board': '{word}: not on the board.',
  'said.not-a-word': '{word}: not a word.',
  'said.too-short': '{word} is too short: {count} letters or more.',
  'said.no-letter': '{word}: there is no {letter} on the board.',
  'said.only-one': '{word}: there is only one {letter} on the board.',
  'said.few': '{word}: there are only {count} {letter} on the board.',
  'said.apart': '{word}: {first} and {second} do not touch.',
  'said.costs': {
    by: 'count',
    one: '{sentence} It costs {count} point.',
    other: '{sentence} It costs {count} points.',
  },
  'said.allFound': { by: 'count', one: 'All {count} found!', other: 'All {count} words found!' },
  'said.turned': 'The board is turned.',

  'hint.write':
    'Write the words you see and press Enter after each: letters must touch, and no cube may be used twice in a word. Dragging or tapping the cubes writes too.',
  'hint.cancel.computer':
    'A word that both of you find scores for nobody: go for the ones the computer will not have.',
  'hint.cancel.several':
    'A word that two players find scores for nobody: go for the ones that nobody else will have.',
  'hint.reject': 'Nobody checks your words but you: take out with × what is no word.',
  'hint.rejectChallenge':
    'Take out with × what is no word of yours; a word of another’s that you doubt is looked up when you challenge it.',
  'hint.rejectLearner':
    'Nobody checks your words but you: take out with × what is no word. What you keep, the computer may learn.',
  'hint.read': 'Got it',
  'hint.skip': 'No more hints',
} as const;

export type TableWord = keyof typeof tableWords;
