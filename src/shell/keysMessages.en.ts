/** What the lists of keys say, beside the few that stand under the menu; fetched with them. */
export const keysWords = {
  'keys.title': 'Shortcuts',
  'keys.off': 'They can be switched off in the settings.',
  'keys.menu': 'Among the games',
  'keys.table': 'At a table',
  'keys.devTitle': 'Beside a match',
  'keys.board': 'On a board',
  'keys.pause': 'pause and go on',
  'keys.sound': 'sound',
  'keys.time': 'say the time left',
  'keys.undo': 'take a move back',
  'keys.dev': 'dev mode, and back to the table',
  'keys.move': 'move from tile to tile',
  'keys.take': 'take the tile',
  'keys.enter': 'enter the word',
  'keys.shorten': 'let the last tile go',
  'keys.clear': 'let the word go',
  'key.alt': 'Alt',
  'key.ctrl': 'Ctrl',
  'key.arrows': 'Arrows',
  'key.space': 'Space',
  'key.enter': 'Enter',
  'key.backspace': 'Backspace',
  'key.esc': 'Esc',
  'keys.close': 'Close',
} as const;

export type KeysWord = keyof typeof keysWords;
