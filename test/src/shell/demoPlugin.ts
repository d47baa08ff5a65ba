/** A game that there is not, with every kind of setting, for tests of the pages that come before a table. */
import type { Plugin } from '#shared/plugin/contract.ts';
import type { Fields } from '#shared/plugin/settings.ts';

const settings = {
  goal: { kind: 'integer', label: 'Goal', min: 1, max: 100, default: 10 },
  clock: {
    kind: 'duration',
    label: 'Clock',
    min: 10,
    max: 600,
    off: true,
    offered: [60, 120, 0],
    default: 60,
    group: 'Time',
  },
  letters: {
    kind: 'choice',
    label: 'Letters',
    options: [
      { value: 'chance', label: 'By chance' },
      { value: 'typed', label: 'Typed by hand' },
    ],
    default: 'chance',
    group: 'Board',
  },
  board: {
    kind: 'text',
    label: 'Board',
    pattern: '[a-z]{4}',
    otherwise: 'is 4 letters',
    maxLength: 8,
    default: '',
    group: 'Board',
    when: { letters: ['typed'] },
  },
  mirrored: { kind: 'flag', label: 'Mirrored', default: false, group: 'Board' },
  words: { kind: 'lexicon', label: 'Words', default: 'english', group: 'Words' },
  favour: {
    kind: 'integer',
    label: 'Favour',
    min: 0,
    max: 9,
    default: 0,
    group: 'Time',
    withBots: ['level2'],
  },
  turns: {
    kind: 'choice',
    label: 'Turns',
    options: [
      { value: 'together', label: 'All at once' },
      { value: 'inTurn', label: 'In turn' },
    ],
    default: 'together',
    hidden: true,
  },
} as const satisfies Fields;

export const demo: Plugin = {
  id: 'demo',
  title: 'Demo',
  blurb: 'A game for tests.',
  lid: { ink: 'rose', pieces: [] },
  seats: {
    min: 1,
    max: 4,
    usual: ['person', 'level1'],
    computers: [
      { bot: 'level1', label: 'Level 1' },
      { bot: 'level2', label: 'Level 2' },
    ],
    sharing: { turns: 'inTurn' },
  },
  settings,
  presets: [
    { id: 'short', label: 'Short', help: 'To 5.', settings: { goal: 5 } },
    {
      id: 'crowd',
      label: 'A crowd',
      help: 'Three computers.',
      settings: { goal: 20 },
      seats: ['person', 'level1', 'level2', 'level2'],
    },
  ],
  daily: { label: 'Today’s board', settings: { clock: 120 }, seats: ['person'] },
  load: () => Promise.reject(new Error('there is no such game')),
};
