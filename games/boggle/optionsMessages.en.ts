/** What the host may change in the middle of a game. */
export const optionsWords = {
  'options.title': 'This game',
  'options.difficulty': 'Difficulty',
  'options.learnsInRound.computer':
    'After this round the computer learns {share} of the words you write and keep.',
  'options.learnsInRound.several':
    'After this round the computer that learns takes in {share} of the words that people write and keep.',
  'options.learnsNext.computer':
    'When the next round starts, the computer learns {share} of the words you wrote and kept.',
  'options.learnsNext.several':
    'When the next round starts, the computer that learns takes in {share} of the words that people wrote and kept.',
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
} as const;

export type OptionsWord = keyof typeof optionsWords;
