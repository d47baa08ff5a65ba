import type { Plugin } from '#shared/plugin/contract.ts';
import type { Fields } from '#shared/plugin/settings.ts';
import { DIFFICULTY, TARGET } from './rules.ts';

const settings = {
  target: {
    kind: 'integer',
    label: 'Target score',
    help: 'The first to have so many points when a round is counted wins the game.',
    min: TARGET.min,
    max: TARGET.max,
    default: TARGET.usual,
  },
  difficulty: {
    kind: 'integer',
    label: 'Difficulty',
    help: 'How readily the computer learns the words you type: at 10 it learns them all.',
    min: DIFFICULTY.min,
    max: DIFFICULTY.max,
    default: DIFFICULTY.usual,
  },
} as const satisfies Fields;

export const plugin: Plugin = {
  id: 'boggle',
  title: 'Boggle',
  blurb: 'Three minutes, sixteen letters, and a computer that learns your words.',
  lid: { ink: 'blue', tiles: ['B', 'O', 'G', 'G', 'L', 'E'] },
  seats: { min: 2, max: 2, usual: ['person', 'learner'] },
  settings,
  load: () => import('./game.ts').then((module) => module.game),
};
