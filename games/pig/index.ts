/** What the menu needs of Pig. Everything else is loaded when somebody sits down. */
import type { Plugin } from '#shared/plugin/contract.ts';
import { lid } from './lid.ts';
import { SEATS } from './limits.ts';
import { menuWords } from './menu.en.ts';
import { POLICIES } from './policyNames.ts';
import { presets } from './presets.ts';
import { settings } from './settings.ts';

export const plugin: Plugin = {
  id: 'pig',
  title: menuWords['plugin.title'],
  blurb: menuWords['plugin.blurb'],
  lid,
  playLabel: menuWords['plugin.play'],
  seats: {
    min: SEATS.min,
    max: SEATS.max,
    usual: ['person', 'keepPaceEndRace'],
    computers: POLICIES.map((bot) => ({ bot, label: menuWords[`bot.${bot}`] })),
    // Several people at one device play by any rules.
    sharing: {},
    standIn: 'keepPaceEndRace',
  },
  settings,
  presets,
  keys: [
    { id: 'roll', chord: 'R', label: menuWords['key.roll'] },
    { id: 'hold', chord: 'H', label: menuWords['key.hold'] },
  ],
  pages: [{ id: 'odds', title: menuWords['page.odds'], blurb: menuWords['page.odds.blurb'] }],
  load: () => import('./game.ts').then((module) => module.game),
};
