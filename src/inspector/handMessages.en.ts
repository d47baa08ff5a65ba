/** What is said of moves sent by hand in dev mode, and of the fields of their forms. */
import type { Words } from '#shared/plugin/words.ts';

export const handWords = {
  'send.as': 'As',
  'send.move': 'Move',
  'send.openNow': 'Open now',
  'send.refusedNow': 'Refused just now',
  'send.byHand': 'Written by hand',
  'send.json': 'JSON',
  'send.send': 'Send',
  'send.fork': 'Send in a fork',
  'send.past': 'This is the past, so a move starts a new match from here. The live one is left alone.',
  'send.record': 'This match stands still, so a move starts a new match from here. It is left alone itself.',
  'send.sent': 'Sent as {name}: {move}.',
  'send.forked': 'A new match starts from here with {move}.',
  'send.refused': 'Refused: {why}',
  'send.place': '{place}: {why}',
  'send.unkept': 'The fork could not be kept ({why}).',
  'send.failed': 'The move could not be sent ({why}).',

  'field.none': 'none',
  'field.optional': '{name}, may be left out',
  'field.nullable': '{name}, may be none',
  'field.item': '{name} {count}',
  'field.add': 'Add to {name}',
  'field.remove': 'Remove {name}',
  'field.between': '{min} to {max}',
  'field.atLeast': 'from {min}',
  'field.atMost': 'up to {max}',
  'field.lettersBetween': '{min} to {max} letters',
  'field.lettersAtLeast': { by: 'min', one: 'at least {min} letter', other: 'at least {min} letters' },
  'field.lettersAtMost': { by: 'max', one: 'up to {max} letter', other: 'up to {max} letters' },
  'field.json': 'as JSON',

  'form/not-a-number': '“{field}” is not a number.',
  'form/not-whole': '“{field}” is not a whole number.',
  'form/not-json': '“{field}” is not JSON.',
} satisfies Words;

export type HandWord = keyof typeof handWords;
