/** The table's own words. Names that the SRS gives its parts (table 2.3.3) stand here as they are there. */
export const tableWords = {
  'moment.begin': 'First to {target}',
  'moment.round': 'Round {round}, first to {target}',
  'moment.review': 'Round {round} is over, first to {target}',
  'moment.over': 'Game over after round {round}',

  'board.label': 'Letter cubes, {width} by {height}',
  'board.empty': 'The letters are dealt when the round starts, and the clock starts with them.',
  'board.emptyNoClock': 'The letters are dealt when the round starts. It lasts until you end it.',
  'board.hint': 'Type it, drag across the cubes, or move with arrow keys and Space.',
  'board.turn': 'Turn the board a quarter',
  'board.cannotTake': '{letter} does not follow there.',

  'round.label': 'Round',
  'round.end': 'End round now',

  'score.you': 'You',
  'score.computer': 'Computer',
  'score.wordsThisRound': { by: 'count', one: '{count} word this round', other: '{count} words this round' },
  'score.hidden': 'Its words stay hidden until the clock stops',
  'score.hiddenNoClock': 'Its words stay hidden until the round ends',
  'score.knows': { by: 'count', one: 'Knows {count} word', other: 'Knows {count} words' },
  'score.toGo': '{count} to go to {target}',
  'score.there': 'Has reached {target}',

  'sheet.label': 'Your words',
  'sheet.worth': 'worth {count}',
  'sheet.again': 'already',
  'sheet.notYet': 'off board',
  'sheet.summary': {
    by: 'count',
    one: '{count}, worth up to {points}',
    other: '{count}, worth up to {points}',
  },
  'sheet.none': 'None yet. Write a word and press Enter.',
  'sheet.note':
    'Words that the computer also finds score nothing, so the total is settled when the clock stops.',
  'sheet.noteNoClock':
    'Words that the computer also finds score nothing, so the total is settled when the round ends.',
  'sheet.clear': 'Clear',
  'sheet.back': 'Back',

  'fault.not-on-board': 'not on the board',
  'fault.too-short': 'too short',
  'fault.no-letter': 'no {letter} on the board',
  'fault.apart': '{first} and {second} do not touch',

  'controls.title': 'Game',
  'controls.startRound': 'Start round',
  'controls.newGame': 'New game',
  'controls.quit': 'Quit',

  'options.title': 'This game',
  'options.difficulty': 'Difficulty',
  'options.learnsInRound': 'After this round the computer learns {share} of the words you write and keep.',
  'options.learnsNext':
    'When the next round starts, the computer learns {share} of the words you wrote and kept.',
  'options.knows': { by: 'count', one: 'It knows {count} word now.', other: 'It knows {count} words now.' },
  'options.target': 'Target score',
  'options.targetHint': 'From {min} to {max}. Changing it starts a new game.',

  'share.1': 'about one in ten',
  'share.2': 'about one in five',
  'share.3': 'about three in ten',
  'share.4': 'about two in five',
  'share.5': 'about half',
  'share.6': 'about three in five',
  'share.7': 'about seven in ten',
  'share.8': 'about four in five',
  'share.9': 'about nine in ten',
  'share.10': 'all',

  'review.win': 'You take round {round}, {yours} to {theirs}',
  'review.lose': 'The computer takes round {round}, {theirs} to {yours}',
  'review.draw': 'Round {round} is level at {yours} each',
  'review.hint':
    'Reject what you should not have written. If the computer has the word too, it then scores there.',
  'review.choose': 'Choose a word to see its path, or a cube to keep only the words that run through it.',
  'review.through': 'Only words that run through {letter}.',
  'review.all': 'Show all words',
  'review.forYou': { by: 'count', one: '{count} point for you', other: '{count} points for you' },
  'review.forComputer': {
    by: 'count',
    one: '{count} point for the computer',
    other: '{count} points for the computer',
  },
  'review.forNobody': 'in both lists, so it scores nothing',
  'review.rejected': 'you rejected it',

  'lists.yours': 'Your words only',
  'lists.theirs': 'Computer’s words only',
  'lists.common': 'Words in both',
  'lists.invalid': 'Not on the board',
  'lists.none': 'none',
  'lists.score': { by: 'count', one: '{count} scores {points}', other: '{count} score {points}' },
  'lists.scoreNothing': { by: 'count', one: '{count} scores nothing', other: '{count} score nothing' },
  'lists.count': '{count}',
  'lists.youRejected': 'you rejected it',

  'said.round': 'Round {round} begins.',
  'said.newGame': 'New game.',
  'said.accepted': '{word}, worth up to {points}.',
  'said.again': '{word} is written already.',
  'said.not-on-board': '{word}: not on the board.',
  'said.too-short': '{word} is too short to count.',
  'said.no-letter': '{word}: there is no {letter} on the board.',
  'said.apart': '{word}: {first} and {second} do not touch.',
  'said.reject': '“{word}” rejected. You {yours}, computer {theirs}.',
  'said.takeBack': '“{word}” taken back. You {yours}, computer {theirs}.',
  'said.turned': 'The board is turned.',

  'over.win': 'Game over—you win!',
  'over.draw': 'Game over—it’s a tie!',
  'over.lose': 'Game over—the computer wins!',
  'over.scores': 'You have {yours} points, the computer {theirs}.',
  'over.round': 'In round {round} you made {yours}, the computer {theirs}.',
  'over.ok': 'OK',
  'over.look': 'Look at the words first',
  'over.hint': 'OK starts a new game.',

  'hint.write':
    'Write the words you see and press Enter after each: letters must touch, and no cube may be used twice in a word. Dragging or tapping the cubes writes too.',
  'hint.cancel':
    'A word that both of you find scores for nobody: go for the ones the computer will not have.',
  'hint.reject':
    'Nobody checks your words but you: take out what is none with ×. What you keep, the computer may learn.',
  'hint.read': 'Got it',
  'hint.skip': 'No more hints',
} as const;

export type TableWord = keyof typeof tableWords;
