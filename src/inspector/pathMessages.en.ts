/** The words of the paths to every state. */
import type { Words } from '#shared/plugin/words.ts';

export const pathWords = {
  'paths.title': 'Paths',
  'paths.intro': 'The shortest way to every state that was found, each a match that can be played.',
  'paths.searching': {
    by: 'found',
    one: 'Looking for ways: {found} state of {all} so far …',
    other: 'Looking for ways: {found} states of {all} so far …',
  },
  'paths.done': {
    by: 'found',
    one: 'Ways to {found} state of {all}.',
    other: 'Ways to {found} states of {all}.',
  },
  'paths.failed': 'No ways could be looked for: {why}',
  'paths.steps': { by: 'count', one: '{count} step', other: '{count} steps' },
  'paths.atStart': 'there from the start',
  'paths.shortest': 'none is shorter',
  'paths.short': 'there may be a shorter one',
  'paths.passing': 'passed through: the match is already further',
  'paths.move': '{who}: {event}',
  'paths.delay': 'after {event}',
  'paths.repeated': '{step} ×{count}',
  'paths.play': 'Play this path',
  'paths.playTo': 'Play the path to {state}',
  'paths.stepsTo': 'The steps to {state}',
  'paths.notYet': 'no way found yet',
  'paths.none': 'no way found',
  'paths.noneModel': 'no arrow leads there',
  'paths.model': {
    by: 'count',
    one: 'the chart needs {count} step at least',
    other: 'the chart needs {count} steps at least',
  },
  'paths.unreached': 'Listed as never reached',
  'paths.unreachedHint':
    'The states and arrows that the game itself says play never reaches, each with its reason. Whether that is so, quoin check proves by playing.',
  'paths.noneListed':
    'The game lists no state and no arrow that play never reaches. Whether that is so, quoin check proves by playing.',
  'paths.nobody': 'Somebody',
} satisfies Words;
