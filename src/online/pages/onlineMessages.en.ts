/** What the pages say that lead to a hosted table: opening one, joining one, and what may be wrong with it. */
import type { Words } from '#shared/plugin/words.ts';

export const onlineWords = {
  'name.label': 'Your name',
  'name.help': 'Everybody at the table sees it. Up to {count} characters.',

  'host.title': 'Host a game of {game}',
  'host.seats': 'Seats',
  'host.places': { by: 'count', one: '{count} seat', other: '{count} seats' },
  'host.fewer': 'One seat fewer',
  'host.more': 'One seat more',
  'host.placesHelp': 'From {min} to {max}. People and computers sit; everybody else can watch.',
  'host.late': 'Latecomers may sit down',
  'host.lateHelp': 'Whoever comes while the match runs takes a seat that is still open.',
  'host.lateShort': 'Latecomers',
  'host.lateYes': 'may sit down',
  'host.lateNo': 'watch',
  'host.open': 'Open the table',
  'host.opening': 'Opening …',
  'host.played': 'What will be played',
  'host.note': 'You get a code, a link and a picture to share. Nothing begins before you say so.',

  'join.title': 'Join a table',
  'join.what': 'Code or link',
  'join.whatHelp': 'Six letters and digits, as 7KR 4MX; capitals, blanks and dashes do not matter.',
  'join.elsewhere': 'The table is on another computer',
  'join.address': 'Its address',
  'join.addressHelp': 'As its host reads it out, as 192.168.0.7:4173. A link says it already.',
  'join.sit': 'Sit down',
  'join.watch': 'Watch',
  'join.asking': 'Asking …',
  'join.badCode': 'That is neither a code nor a link: a code is six letters and digits, as 7KR 4MX.',
  'join.badAddress': 'That is no address: one looks like 192.168.0.7:4173.',
  'join.host': 'Would you rather open one? Every game’s box has “Host a game”.',

  'door.title': 'Table {code}',
  'door.asking': 'Asking for the table …',
  'door.game': '{game}. {seated} {open}',
  'door.seated': { by: 'count', one: '{count} sits there.', other: '{count} sit there.' },
  'door.open': { by: 'count', one: '{count} seat is open.', other: '{count} seats are open.' },
  'door.full': 'All seats are taken: you can watch.',
  'door.begun': 'The match has begun, and nobody may sit down any more: you can watch.',
  'door.playing': 'The match runs already: you join in.',
  'door.over': 'The match there is over: you can look at it.',
  'door.noGame': 'At this table a game is played that this page does not have (“{game}”).',
  'door.look': 'Look at it',

  'table.connecting': 'Connecting to the table …',
  'table.ended': 'Not at the table any more',
  'table.again': 'Try again',
  'table.takeBack': 'Take the seat back here',
  'table.rejoin': 'Join again',
  'table.join': 'Join another table',
  'table.games': 'All games',
  'table.lobbyTitle': 'Table {code}',
  'table.turnTitle': 'Your turn: {game}',
  'table.overTitle': '{game} is over',

  'online.noServer':
    'This page has no server behind it that hosts tables: whoever runs Quoin starts it with “npm start”.',
  'online.failed': 'The server’s answer makes no sense to this page ({status}).',
} as const satisfies Words;

export type OnlineWord = keyof typeof onlineWords;
