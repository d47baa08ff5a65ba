/**
 * What is said wherever one is: by the bar, the menu, a game's own page, and whatever keeps matches. The words of the
 * tables and of the pages beside the games are fetched with them. A game's words stand in the game's folder.
 */
export const words = {
  'app.name': 'Quoin',
  'app.skip': 'Skip to the page',
  'app.home': 'Quoin, all games',
  'app.main': 'Main',
  'app.games': 'Games',
  'app.history': 'History',
  'app.help': 'How to play',
  'app.sound': 'Sound',
  'app.settings': 'Settings',
  'app.about': 'About Quoin',

  'menu.title': 'Games',
  'menu.shelf': 'On the shelf',
  'menu.shelfNote': 'No account needed. Everything is kept on this device.',
  'menu.shelfNoteUnkept': 'No account needed.',
  'menu.play': 'Play',
  'menu.playGame': 'Play {game}',
  'menu.options': 'Options',
  'menu.emptyPlace': 'Room for more',
  'menu.emptyPlaceNote': 'Drop a folder into games/ and it stands here.',
  'menu.welcome': 'Words and tiles, one good table',
  'menu.welcomeText':
    'Quoin is an arcade of word and tile games. Pull up a chair: a round takes a few minutes and is kept when you leave.',
  'menu.resumeTitle': 'Go on playing',
  'menu.resume': 'Resume',
  'menu.paused': '{game}, paused. {doing}',
  'menu.timeLeft': '{time} left on the clock',
  'menu.doingLeft': '{doing}, {time} left',
  'menu.doingLine': '{doing}. {line}',
  'menu.newGame': 'Start a new game',
  'menu.more': 'Also waiting for you',
  'menu.someTime': 'nobody knows when',
  'menu.lastPlayed': 'Last played {when}',
  'menu.delete': 'Delete',
  'menu.deleteTitle': 'Delete this match?',
  'menu.deleteText': '{game}, last played {when}. It cannot be brought back.',
  'menu.keep': 'Keep it',
  'menu.deleted': 'The match is deleted.',
  'menu.showAll': 'Show all {count}',
  'menu.file': 'A match from a file',
  'menu.import': 'Open a match file',
  'menu.importNote': 'A match saved as a file, here or elsewhere, opens paused.',
  'menu.unknownGame': 'A match of a game that is not here (“{game}”)',
  'menu.damaged': 'A match whose data is damaged',
  'menu.starting': 'Dealing …',
  'menu.unread': 'What is kept on this device could not be read ({why}).',

  'keys.open': 'open a game',
  'keys.resume': 'resume',
  'keys.sound': 'sound',
  'keys.all': 'all shortcuts',
  'keys.soundOn': 'Sound is on',
  'keys.soundOff': 'Sound is off',

  'game.ways': 'Ways to play',
  'game.allOptions': 'All options',
  'game.host': 'Host a game',
  'game.join': 'Join a table',
  'game.help': 'How to play',
  'game.kept': 'Kept words',
  'game.pages': 'More of {game}',
  'game.unfinished': 'Go on playing',

  'page.loading': 'The page is being fetched …',
  'page.missing': 'it has no such page',

  'notFound.title': 'There is nothing here',
  'notFound.page': 'Quoin has no page at this address.',
  'notFound.game': 'There is no game called “{game}” here.',
  'notFound.match': 'This device keeps no match of that name. It may have been deleted, or played elsewhere.',
  'notFound.back': 'Back to the games',

  'match.toLists': 'Add a word list',
  'match.undeletable': 'The match could not be deleted ({why}).',
  'match.noLoad': 'The game could not be loaded ({why}). Reload the page to try again.',
  'match.broken': 'A mistake in {game} stopped this match: {why}',
  'match.noDev': 'Dev mode could not be loaded ({why}).',
  'match.inspectCrash': 'Look at it in dev mode',
  'match.ofDay': 'Board of {day}',
  'history.forkOf': '{game}, a fork',
  'history.ofDay': '{game}: {board}',

  'seats.you': 'You',
  'seats.player': 'Player {number}',

  'import.tooLarge': 'The file is larger than any match record.',
  'import.failed': 'The file could not be read ({why}).',

  'storage.forbidden':
    'This browser keeps nothing for Quoin (its storage is full or forbidden): you can play, but a match is lost when the page is closed.',
  'storage.carriedBad':
    'What {game} kept from earlier matches could not be read: it is set aside, and {game} starts afresh.',
  'storage.carriedStuck':
    'What {game} kept from earlier matches could not be read, and there is no room to set it aside: it stays as it is, and until this page closes {game} starts afresh.',
  'storage.carriedUnkept':
    'What this match leaves behind could not be kept: this browser’s storage is full or forbidden.',
  'storage.unsettled':
    'What a match that has ended leaves behind could not be kept just now. It will be tried again.',
  'kept.unkept':
    'The new words are here only until this page closes: this browser’s storage is full or forbidden.',
} as const;

export type WordKey = keyof typeof words;
