/** What is said of a round that is over. The names of the four lists of a duel are the SRS's (table 2.3.3). */
export const reviewWords = {
  'lists.yours': 'Your words only',
  'lists.own': 'Your words',
  'lists.theirs': 'Computer’s words only',
  'lists.common': 'Words in both',
  'lists.invalid': 'Not on the board',
  'lists.named': '{name}’s words only',
  'lists.others': 'Others’ words only',
  'lists.several': 'Words of several',
  'lists.notCounting': 'Not counting',
  'lists.none': 'none',
  'lists.score': { by: 'count', one: '{count} scores {points}', other: '{count} score {points}' },
  'lists.scoreNothing': { by: 'count', one: '{count} scores nothing', other: '{count} score nothing' },
  'lists.count': '{count}',
  'lists.hidden': '{shown}, {hidden} hidden',

  'review.youRejected': 'you rejected it',
  'review.rejectedBy': '{name} rejected it',
  'review.hint.trust':
    'Reject what you should not have written. If the computer has the word too, it then scores there.',
  'review.hint.several':
    'Reject what you should not have written. If one other has the word too, it then scores there.',
  'review.hint.challenge':
    'Challenge a word you doubt: if it is none it falls, if it is one you lose {count}. Your own you may reject.',

  'review.stands.you': {
    by: 'count',
    one: 'is a word: you lose {count} point',
    other: 'is a word: you lose {count} points',
  },
  'review.stands.other': {
    by: 'count',
    one: 'is a word: {name} loses {count} point',
    other: 'is a word: {name} loses {count} points',
  },
  'review.fell': 'is no word: it falls',

  'review.choose': 'Choose a word to see its path, or a cube to keep only the words that run through it.',
  'review.through': 'Only words that run through {letter}.',
  'review.all': 'Show all words',
  'review.forYou': { by: 'count', one: '{count} point for you', other: '{count} points for you' },
  'review.forComputer': {
    by: 'count',
    one: '{count} point for the computer',
    other: '{count} points for the computer',
  },
  'review.forOther': { by: 'count', one: '{count} point for {name}', other: '{count} points for {name}' },
  'review.forNobody': 'in both lists, so it scores nothing',
  'review.forSeveral': 'several have it, so it scores nothing: {names}',
  'review.rejected': 'rejected',
  'review.notInLexicon': 'not in {lexicon}',
  'review.missed': {
    by: 'count',
    one: 'found by nobody, worth {count}',
    other: 'found by nobody, worth {count}',
  },

  'paths.more': { by: 'count', one: '{count} more path', other: '{count} more paths' },
  'paths.next': 'Next path',
  'paths.at': 'Path {at} of {count}',
  'paths.atMost': 'Path {at} of the first {count}',

  'said.reject': '“{word}” rejected. You {yours}, computer {theirs}.',
  'said.takeBack': '“{word}” taken back. You {yours}, computer {theirs}.',
  'said.rejectSeveral': '“{word}” rejected. You {yours}, the best of the others {theirs}.',
  'said.takeBackSeveral': '“{word}” taken back. You {yours}, the best of the others {theirs}.',
  'said.stands': '“{word}” is a word. You lose {count}.',
  'said.fell': '“{word}” is no word and falls.',
  'said.path': 'Path {at} of {count}.',

  'whose.title': 'Whose words',
  'whose.all': 'All',

  'filter.title': 'Find words',
  'filter.find': 'Find',
  'filter.hint': 'The beginning of a word, or ? for any letter and * for any letters.',
  'filter.length': 'Length',
  'filter.anyLength': 'any',
  'filter.letters': { by: 'count', one: '{count} letter', other: '{count} letters' },
  'filter.shown': { by: 'all', one: '{shown} of {all} word shown', other: '{shown} of {all} words shown' },
  'filter.clear': 'Clear',

  'missed.title': 'Found by nobody',
  'missed.titleAll': 'All possible words',
  'missed.summary': {
    by: 'count',
    one: '{count} word, worth {points}',
    other: '{count} words, worth {points}',
  },
  'missed.none': 'Nothing was missed: every word there is was found.',
  'missed.noWords': 'There is no word of {lexicon} on this board.',
  'missed.noneShown': 'None of them is shown: the filter leaves all out.',
  'missed.showAll': 'Show all possible',
  'missed.rare': {
    by: 'count',
    one: '{count} more is rare. It counts when somebody writes it.',
    other: '{count} more are rare. They count when somebody writes them.',
  },
  'missed.showRare': 'Show rare words',
  'missed.hideRare': 'Hide rare words',
  'missed.rude': {
    by: 'count',
    one: '{count} word may offend and is not shown.',
    other: '{count} words may offend and are not shown.',
  },
  'missed.showRude': { by: 'count', one: 'Show it', other: 'Show them' },
  'missed.rudeShown': {
    by: 'count',
    one: '{count} word that may offend is shown.',
    other: '{count} words that may offend are shown.',
  },
  'missed.hideRude': { by: 'count', one: 'Hide it', other: 'Hide them' },
  'missed.more': '{count} more',
  'missed.moreOf': '{count} more of {group}',
  'missed.less': 'Fewer',
  'missed.lessOf': 'Fewer of {group}',
  'missed.foundBy': 'found by {names}',
  'missed.worth': 'worth {points}',

  'group.everyday': 'Everyday',
  'group.familiar': 'Familiar',
  'group.uncommon': 'Uncommon',
  'group.rare': 'Rare',
  'group.ungraded': 'Not graded',
  'group.letters': { by: 'count', one: '{count} letter', other: '{count} letters' },

  'shares.title': 'How much was found',
  'shares.you': {
    by: 'all',
    one: 'You found {words} of {all} word, {part} of the points.',
    other: 'You found {words} of {all} words, {part} of the points.',
  },
  'shares.together': {
    by: 'words',
    one: 'All together found {words}, {part} of the points.',
    other: 'All together found {words}, {part} of the points.',
  },
  'shares.best': {
    by: 'points',
    one: 'Best word: “{word}”, worth {points}: {names}.',
    other: 'Best word: “{word}”, worth {points}: {names}.',
  },
  'shares.player': 'Player',
  'shares.words': 'Words',
  'shares.points': 'Points',
  'shares.bestWord': 'Best word',
  'shares.part': 'Of the board',
  'shares.noWord': 'none',

  'looking.title': 'Look as',
} as const;

export type ReviewKey = keyof typeof reviewWords;
