import type { Plugin } from '#shared/plugin/contract.ts';
import { lid } from './lid.ts';
import { COMPUTER_LEVELS } from './limits.ts';
import { menuWords } from './menu.en.ts';
import { daily, presets } from './presets.ts';
import { settings } from './settings.ts';

export const plugin: Plugin = {
  id: 'boggle',
  title: menuWords['plugin.title'],
  blurb: menuWords['plugin.blurb'],
  lid,
  playLabel: menuWords['plugin.play'],
  seats: {
    min: 1,
    max: 16,
    usual: ['person', 'learner'],
    computers: [
      { bot: 'learner', label: menuWords['computer.learner'] },
      ...COMPUTER_LEVELS.map((level) => ({ bot: `level${level}`, label: menuWords[`bot.level${level}`] })),
    ],
    sharing: { turns: 'inTurn' },
    late: true,
    standIn: 'level5',
  },
  settings,
  presets,
  daily,
  pages: [{ id: 'solve', title: menuWords['page.solve'], blurb: menuWords['page.solve.blurb'] }],
  keys: [
    { id: 'turn', chord: 'Alt+R', label: menuWords['key.turn'] },
    { id: 'scores', chord: 'Alt+S', label: menuWords['key.scores'] },
  ],
  load: () => import('./game.ts').then((module) => module.game),
};
