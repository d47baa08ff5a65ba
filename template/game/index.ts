/** What the menu needs of Last Counter. Everything else is loaded when somebody sits down. */
import type { Plugin } from '#shared/plugin/contract.ts';
import { lid } from './lid.ts';
import { COUNTERS } from './limits.ts';
import { menuWords } from './menu.en.ts';

export const plugin: Plugin = {
  id: 'last-counter',
  title: menuWords['plugin.title'],
  blurb: menuWords['plugin.blurb'],
  lid,
  playLabel: menuWords['plugin.play'],
  seats: { min: 2, max: 2, usual: ['person', 'perfect'] },
  settings: {
    counters: {
      kind: 'integer',
      label: menuWords['setting.counters'],
      help: menuWords['setting.counters.help'],
      min: COUNTERS.min,
      max: COUNTERS.max,
      default: COUNTERS.usual,
    },
  },
  keys: [
    { id: 'take1', chord: '1', label: menuWords['key.take1'] },
    { id: 'take2', chord: '2', label: menuWords['key.take2'] },
    { id: 'take3', chord: '3', label: menuWords['key.take3'] },
  ],
  load: () => import('./game.ts').then((module) => module.game),
};
