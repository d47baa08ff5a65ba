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
  'paths.unreached': 'Never reached by the checks',
  'paths.allReached': 'The checks of this game reach every state and every arrow.',
  'paths.nobody': 'Somebody',
} satisfies Words;
