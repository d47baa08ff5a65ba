/** The words of the views side by side. */
import type { Words } from '#shared/plugin/words.ts';

export const sideWords = {
  'side.title': 'Views side by side',
  'side.note':
    'The same match as several see it at once, each with a delay of its own, as if it came from far away.',
  'side.count': 'Views',
  'side.view': 'View {count}',
  'side.who': 'Seen by',
  'side.delay': 'Delay',
  'side.ms': '{ms} ms',
  'side.onTime': 'No delay.',
  'side.behind': 'Shows what was {ms} ms ago.',
  'side.behindSteps': {
    by: 'steps',
    one: 'Shows what was {ms} ms ago, {steps} step behind.',
    other: 'Shows what was {ms} ms ago, {steps} steps behind.',
  },
  'side.played': 'You can play here.',
  'side.playedLate': 'You can play here; moves leave as late.',
  'side.watched': 'You can only look.',
} satisfies Words;
