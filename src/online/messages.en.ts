/** What the frame round a hosted match says; fetched with it. The lobby's words stand with the lobby. */
import type { Words } from '#shared/plugin/words.ts';

export const onlineMatchWords = {
  'online.opening': 'Opening the match …',
  'online.noLoad': 'The game could not be loaded ({why}). Load the page again: your seat is kept.',
  'online.watching': 'You watch.',

  'lost.text': 'Connection lost, trying again …',
  'lost.kept':
    'You can look at everything. What you do now is kept and sent as soon as the connection is back.',
  'lost.back': 'Connected again.',

  'people.label': 'People',
  'people.labelAway': { by: 'count', one: 'People, {count} is away', other: 'People, {count} are away' },
  'people.title': 'At this table',
  'people.host': 'Host',
  'people.you': 'You',
  'people.youHost': 'You, the host',
  'people.here': 'Here',
  'people.unknown': 'Not known now',
  'people.computer': 'A computer',
  'people.away': 'Away',
  'people.awayFor': 'Away {time}',
  'people.standIn': 'Away, a computer plays',
  'people.yielded': 'Whoever comes next has this seat',
  'people.watching': { by: 'count', one: '{count} person watches.', other: '{count} people watch.' },
  'people.open': { by: 'count', one: '{count} seat is open.', other: '{count} seats are open.' },
  'people.actStandIn': 'Let a computer play',
  'people.actYield': 'Give the seat away',
  'people.actHost': 'Make host',
  'people.actRemove': 'Remove',
  'people.acts': 'What the host can do about {name}',

  'away.one': '{name} is away.',
  'away.back': '{name} is back.',
  'away.left': '{name} has left the table.',
  'away.youHost': 'You are the host now.',
  'away.host': '{name} is the host now.',
  'away.standIn': 'A computer plays for {name}.',

  'undo.back': 'Take back',
  'undo.ask': 'Ask to take back',
  'undo.asks': '{name} would like to take the last move back.',
  'undo.asked': 'You have asked to take the last move back. Waiting for {names}.',
  'undo.agreed': 'You have agreed. Waiting for {names}.',
  'undo.between': '{name} has asked to take the last move back. Waiting for {names}.',
  'undo.agree': 'Agree',
  'undo.no': 'No',
  'undo.note': 'A new move settles it as well.',

  'say.note': '{name}: {phrase}',

  'menu.leave': 'Leave the table',
  'menu.end': 'End the match',

  'leave.title': 'Leave the table?',
  'leave.seat': 'Your seat is given up. To be away for a while just close the page: then it is kept.',
  'leave.keep': 'Stay',
  'leave.act': 'Leave',
  'end.title': 'End the match for everybody?',
  'end.text': 'The table is closed, and what has happened can be watched again.',
  'end.keep': 'Go on',
  'end.act': 'End it',
  'remove.title': 'Remove {name}?',
  'remove.text': 'Their seat is taken from them. They can watch.',
  'remove.keep': 'Leave them there',
  'remove.act': 'Remove',

  'over.match': 'This match is over.',
  'over.ended': 'The host has ended this match.',
  'over.share': 'Share result',
  'over.watch': 'Watch it again',
  'over.save': 'Save the record',
  'over.kept': 'Kept in your history.',
  'over.again': 'Play again with everybody',
  'over.next': 'Go to the next table',
  'over.nextSaid': 'There is another table for the same people.',
  'over.games': 'All games',
  'over.noRecord': 'The record could not be fetched ({why}). Try again.',
} as const satisfies Words;

export type OnlineMatchWord = keyof typeof onlineMatchWords;
