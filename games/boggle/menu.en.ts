/** What the menu and the set-up form say of Boggle: the words that are there before the game is. */
export const menuWords = {
  'plugin.title': 'Boggle',
  'plugin.blurb': 'Three minutes, sixteen letters. Only the words the other has not found will score.',
  'plugin.play': 'Play the computer',

  'preset.duel': 'Classic duel',
  'preset.duel.help': 'Three minutes a round, first to 100, against a computer that learns your words.',
  'preset.quick': 'Quick game',
  'preset.quick.help': 'Two minutes a round, first to 50.',
  'preset.calm': 'No clock',
  'preset.calm.help': 'Take all the time you like, and end each round yourself.',

  'setting.target': 'Target score',
  'setting.target.help': 'The first to have so many points when a round is counted wins the game.',
  'setting.difficulty': 'Difficulty',
  'setting.difficulty.help': 'How readily the computer learns the words you type: at 10 it learns them all.',
  'setting.roundTime': 'Clock',
  'setting.roundTime.help': 'How long a round lasts.',

  'key.turn': 'turn the board',
} as const;
