/** What the frame round a match says, and what keeps matches. */
export const tableWords = {
  'match.title': 'A match',
  'match.opening': 'Opening the match …',
  'match.refusedTitle': 'This match cannot be opened',
  'match.toLists': 'Add a word list',
  'match.refusedKept': 'Nothing is lost: it is still kept here as it is.',
  'match.unsaveable': 'It cannot be written as a file ({why}).',
  'match.unreadable': 'This match could not be read ({why}).',
  'match.undeletable': 'The match could not be deleted ({why}).',
  'match.noGame': 'It is a match of a game that is not here (“{game}”).',
  'match.noLoad': 'The game could not be loaded ({why}). Reload the page to try again.',
  'match.back': 'All games',
  'match.pause': 'Pause',
  'match.resume': 'Resume',
  'match.paused': 'Paused',
  'match.pausedSays': 'Paused, {time} left on the clock.',
  'match.goesOn': 'The match goes on.',
  'match.pausedNote': 'The board is hidden until you go on.',
  'match.timeLeft': '{time} left on the clock',
  'match.timeLeftLabel': 'left on the clock',
  'match.undo': 'Take back',
  'match.undone': 'Taken back.',
  'match.save': 'Save as a file',
  'match.reload': 'Reload',
  'match.saved': 'Saved on this device.',
  'match.brokenTitle': 'The game has stopped',
  'match.broken': 'A mistake in {game} stopped this match: {why}',
  'match.brokenKept': 'All that was played is kept; saved as a file it shows what went wrong.',
  'match.noDev': 'Dev mode could not be loaded ({why}).',
  'match.devFailed': 'Dev mode has failed and was closed ({why}). The match goes on.',
  'match.saveCrash': 'Save what happened',
  'match.inspectCrash': 'Look at it in dev mode',
  'match.stumbled': 'A mistake in {game} swallowed a move. The match goes on without it.',
  'match.stumbledClose': 'Close',
  'match.watchAgain': 'Watch it again',
  'match.noReplay': 'The replay could not be loaded ({why}). Load the page again; the match is kept.',
  'match.share': 'Share result',
  'match.noShare': 'The result could not be made ready to share ({why}).',
  'match.over': 'This match is over.',
  'match.ofDay': 'Board of {day}',
  'match.ended': '{game}: the match has ended.',

  'more.label': 'More',
  'more.rules': 'How to play',
  'more.dev': 'Dev mode',
  'more.settings': 'Settings',
  'more.quit': 'Quit the match',
  'more.close': 'Back to the table',

  'quit.title': 'Quit this match?',
  'quit.text': 'It ends here, and cannot be gone on with. What it leaves for later matches is kept.',
  'quit.keep': 'Go on playing',

  'tab.heldTitle': 'This match is open in another tab.',
  'tab.held': 'You can take it over: the other tab keeps what you did there and lets go. Nothing is lost.',
  'tab.take': 'Take over',
  'tab.givenTitle': 'This match goes on in another tab',
  'tab.given': 'All you did here is kept, and stands there. You can take the match back.',
  'tab.takeBack': 'Take it back',
  'tab.asking': 'Asking the other tab …',

  'saving.failed': 'This match cannot be saved just now ({why}). You can play on.',
  'saving.elsewhere': 'This match goes on in another tab. What happens here from now on is not kept.',
  'saving.deleted':
    'This match cannot be saved: it has been deleted. What happens here from now on is not kept.',

  'seats.label': 'Seats',
  'seats.you': 'You',
  'seats.player': 'Player {number}',

  'effect.beep': 'Time’s up',

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

  'import.tooLarge': 'The file is larger than any match record.',
  'import.failed': 'The file could not be read ({why}).',
} as const;
