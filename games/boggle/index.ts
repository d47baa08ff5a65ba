import type { Plugin } from '#shared/plugin/contract.ts';
import type { Fields, Preset } from '#shared/plugin/settings.ts';
import { lid } from './lid.ts';
import { menuWords } from './menu.en.ts';
import { DIFFICULTY, ROUND_SECONDS, TARGET } from './limits.ts';

const settings = {
  roundTime: {
    kind: 'duration',
    label: menuWords['setting.roundTime'],
    help: menuWords['setting.roundTime.help'],
    min: ROUND_SECONDS.min,
    max: ROUND_SECONDS.max,
    off: true,
    offered: ROUND_SECONDS.offered,
    default: ROUND_SECONDS.usual,
    before: ROUND_SECONDS.usual,
  },
  target: {
    kind: 'integer',
    label: menuWords['setting.target'],
    help: menuWords['setting.target.help'],
    min: TARGET.min,
    max: TARGET.max,
    default: TARGET.usual,
  },
  difficulty: {
    kind: 'integer',
    label: menuWords['setting.difficulty'],
    help: menuWords['setting.difficulty.help'],
    min: DIFFICULTY.min,
    max: DIFFICULTY.max,
    default: DIFFICULTY.usual,
  },
} as const satisfies Fields;

const presets: readonly Preset[] = [
  {
    id: 'duel',
    label: menuWords['preset.duel'],
    help: menuWords['preset.duel.help'],
    settings: {},
  },
  {
    id: 'quick',
    label: menuWords['preset.quick'],
    help: menuWords['preset.quick.help'],
    settings: { roundTime: 120, target: 50 },
  },
  {
    id: 'calm',
    label: menuWords['preset.calm'],
    help: menuWords['preset.calm.help'],
    settings: { roundTime: 0 },
  },
];

export const plugin: Plugin = {
  id: 'boggle',
  title: menuWords['plugin.title'],
  blurb: menuWords['plugin.blurb'],
  lid,
  playLabel: menuWords['plugin.play'],
  seats: { min: 2, max: 2, usual: ['person', 'learner'] },
  settings,
  presets,
  keys: [{ id: 'turn', chord: 'Alt+R', label: menuWords['key.turn'] }],
  load: () => import('./game.ts').then((module) => module.game),
};
