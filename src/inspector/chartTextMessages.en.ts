/** The words of the chart as text. */
import type { Words } from '#shared/plugin/words.ts';

export const chartTextWords = {
  'text.label': 'The chart as text',
  'text.now': 'now',
  'text.active': 'active',
  'text.tags': 'tags: {tags}',
  'text.first': 'entered first: {name}',
  'text.entry': 'on entering: {actions}',
  'text.exit': 'on leaving: {actions}',
  'text.to': 'to {states}',
  'text.stays': 'stays',
  'text.held': 'is held back',
  'text.taken': 'just taken',
  'text.arrows': 'Arrows of {name}',
  'text.states': 'States in {name}',
} satisfies Words;
