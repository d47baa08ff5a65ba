/** What the page of help says; fetched with it. */
import type { Words } from '#shared/plugin/words.ts';

export const helpWords = {
  'help.title': 'How to play',
  'help.games': 'The games',
  'help.back': 'All help',
  'help.play': 'To the game',
  'help.quoin': 'Quoin itself',
  'help.keyboard': 'Keyboard',
  'help.keyboardText':
    'Everything can be done with keys. Tab goes from part to part; inside a board the arrow keys go from tile to tile, Space or Enter takes a tile, Backspace gives the last one back and Esc clears. Where words are made, typing one is always the shortest way, and no single letter is a shortcut. Elsewhere a game may have single keys; they do nothing while you write in a field, and the settings switch them off.',
  'help.touch': 'Touch and mouse',
  'help.touchText':
    'Tap tiles one after the other, or drag across them: both do the same. Whatever is dragged can be tapped instead.',
  'help.reader': 'Screen readers',
  'help.readerText':
    'Boards are grids: each tile says its letter, its row and its column. What your word came to is said once, in words, and the clock speaks up at its milestones. How much it says is in the settings.',
  'help.together': 'Several people, one device',
  'help.togetherText':
    'Where a game lets you, add people and computers under “Who plays” in its options. You then take turns at this device, and what you must not see is hidden until it is yours.',
  'help.network': 'Play together, each at a device of their own',
  'help.networkText':
    '“Host a game” on a game’s box opens a table with a code, a link and a picture for a phone’s camera. The others choose “Join a table” and need no account. The host starts; whoever has no seat watches. If the connection is lost, the page comes back by itself and your seat is kept. Instead of a chat there is a handful of set phrases.',
  'help.networkHost': 'A table on your network',
  'help.networkHostText':
    'Whoever runs Quoin starts it with “npm start -- --host 0.0.0.0”; it then prints the addresses that other devices of the network open. A table at another address is joined by that address and its code.',
  'help.daily': 'The board of the day',
  'help.dailyText':
    'Everybody who plays it on the same day has the same. The result can be shared as text that gives nothing away, to look at or to be read aloud, with a link. Nothing is sent until you send it.',
  'help.lists': 'Word lists',
  'help.listsText':
    'Quoin comes with a list of English words. On the page “Word lists”, from the settings or the options of a game, you can look words up and add lists of your own: a text file, or words that you paste, one a line.',
  'help.time': 'More time',
  'help.timeText':
    'Most limits can be switched off before a match. In the settings, “More time” makes each limit up to ten times as long, as far as it goes. While a clock runs a match can be paused; its board is then hidden.',
  'help.kept': 'Where things are kept',
  'help.keptText':
    'In this browser, on this device, and nowhere else. Each move is kept as it is made: close the page whenever you like and go on later. Deleting the browser’s data deletes your matches too.',
  'help.files': 'Match files',
  'help.filesText':
    'Any match can be saved as a file, sent to somebody, and opened again here or elsewhere: it plays on from the same place, with the same letters to come.',
  'help.again': 'Watch it again',
  'help.againText':
    'Every match can be watched again, from the history, from the “More” menu or when a game has ended: drag along its time, step, go from round to round, and choose the seat to watch as. A link or a file shows it to somebody else.',
  'help.dev': 'Dev mode',
  'help.devText':
    'For the curious and for people who make games: Ctrl+. at a table shows the machine behind the match, every step with its reasons, and any moment again; from there another match can be forked. The match itself goes on, unharmed.',
  'help.settings': 'To the settings',
  'help.about': 'About Quoin',
} as const satisfies Words;

export type HelpWord = keyof typeof helpWords;
