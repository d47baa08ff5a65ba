/** What the parts that every game may use say: the grid, the clock, the scores, the word entry, the settings. */
export const sharedWords = {
  'grid.cell': '{face}, row {row} column {column}',
  'grid.cellTaken': '{face}, row {row} column {column}, letter {order} of your word',
  'grid.cellLight': '{face}, row {row} column {column}, on another path of your word',
  'grid.cellPicked': '{face}, row {row} column {column}, chosen',
  'grid.solid': 'solid, row {row} column {column}',
  'grid.empty': 'empty, row {row} column {column}',
  'grid.emptyPicked': 'empty, row {row} column {column}, chosen',

  'clock.label': 'Time left',
  'clock.none': 'no limit',
  'clock.minutesLeft': { by: 'count', one: '{count} minute left', other: '{count} minutes left' },
  'clock.secondsLeft': { by: 'count', one: '{count} second left', other: '{count} seconds left' },
  'clock.says': '{minutes} {seconds} left',
  'clock.minutes': { by: 'count', one: '{count} minute', other: '{count} minutes' },
  'clock.seconds': { by: 'count', one: '{count} second', other: '{count} seconds' },
  'clock.noLimit': 'There is no limit.',

  'scores.label': 'Scores',
  'scores.points': '{count}',
  'scores.roundSays': 'This round {count}',
  'scores.totalSays': 'Total {count}',
  'scores.sum': '{before} + {gained}',
  'scores.less': '{before} − {lost}',
  'scores.turn': 'to play',

  'chord.alt': 'Alt+{key}',
  'chord.titled': '{name} ({keys})',

  'entry.label': 'Your words',
  'entry.clear': 'Clear',
  'entry.enter': 'Enter',

  'list.points': { by: 'count', one: '{count} point', other: '{count} points' },
  'list.rejected': 'rejected',
  'list.reject': 'Reject {word}',
  'list.takeBack': 'Take back',
  'list.takeBackWord': 'Take back {word}',
  'list.challenge': 'Challenge',
  'list.challengeWord': 'Challenge {word}',

  'setting.integer': '{label} is a whole number from {min} to {max}.',
  'setting.choice': '{label} is one of {options}.',
  'setting.text': '{label} {otherwise}.',
  'setting.lexicon': '{label} is English, or a list of your own.',
  'setting.flag': '{label} is on or off.',
  'setting.duration': '{label} is a number of seconds from {min} to {max}.',
  'setting.durationOrOff': '{label} is a number of seconds from {min} to {max}, or 0 for no limit.',
  'setting.list': 'Settings are a list of names with values.',
  'setting.unknown': 'There is no setting “{name}”.',
} as const;

export type SharedWord = keyof typeof sharedWords;
