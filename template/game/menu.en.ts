/** What the menu and the set-up form say: the words that are there before the game is. */
export const menuWords = {
  'plugin.title': 'Last Counter',
  'plugin.blurb': 'Take one, two or three, in turn. Whoever takes the last counter wins.',
  'plugin.play': 'Play the computer',

  'setting.counters': 'Counters',
  'setting.counters.help': 'How many lie on the table when a game begins.',

  'key.take1': 'take one',
  'key.take2': 'take two',
  'key.take3': 'take three',
} as const;
