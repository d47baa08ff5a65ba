/** What is said of the board of the day, and of results to be shared; fetched when there is one. */
import type { Words } from '#shared/plugin/words.ts';

export const dailyWords = {
  'daily.title': '{game}: {label}',
  'daily.day': '{day}',
  'daily.today': 'Today, {day}',
  'daily.new': 'Everybody who plays it has the same.',
  'daily.past': 'It is the board of a day that is over: it counts for no row of days.',
  'daily.again':
    'You have played this day’s board before and deleted the match: played again it does not count for the row of days and the statistics.',
  'daily.going': 'You have begun it.',
  'daily.play': 'Play',
  'daily.goOn': 'Go on',
  'daily.look': 'Look at it',
  'daily.share': 'Share',
  'daily.toToday': 'To today’s',
  'daily.toGame': 'To the game',
  'daily.named': '{act}: {label}',
  'daily.future': 'The board of {day} cannot be played before that day.',
  'daily.noDay': '“{day}” is no day of the calendar: an address names one as {example}.',
  'daily.none': '{game} has no board of the day.',
  'daily.stretched': 'Your settings give you {factor}× the time; a result that you share says so.',

  'share.title': 'Share your result',
  'share.note': 'It gives nothing away. Nothing is sent until you send it.',
  'share.how': 'Written',
  'share.text': 'To look at',
  'share.aloud': 'To be read aloud',
  'share.field': 'Your result as text',
  'share.copy': 'Copy',
  'share.copied': 'Copied.',
  'share.copyByHand': 'This browser does not let Quoin copy: the text is selected, copy it yourself.',
  'share.send': 'Send …',
  'share.close': 'Close',
  'share.notSent': 'It could not be sent ({why}).',
  'share.failed': 'The result could not be read ({why}).',
  'share.nothing': 'This match has no result to share.',
  'share.head': '{game}, {day}',
  'share.moreTime': '{head} (with more time)',
  'share.sentence': '{head}.',
} as const satisfies Words;

export type DailyWord = keyof typeof dailyWords;
