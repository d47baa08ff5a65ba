/** The settings of Pig, as the menu needs them. Left alone they are the specification's game. */
import type { Fields } from '#shared/plugin/settings.ts';
import { GOAL, PACES, PIG_SECONDS } from './limits.ts';
import { menuWords } from './menu.en.ts';

export const settings = {
  rules: {
    kind: 'choice',
    label: menuWords['setting.rules'],
    options: [
      { value: 'pig', label: menuWords['rules.pig'] },
      { value: 'twoDice', label: menuWords['rules.twoDice'] },
      { value: 'bigPig', label: menuWords['rules.bigPig'] },
      { value: 'hog', label: menuWords['rules.hog'] },
    ],
    default: 'pig',
  },
  goal: {
    kind: 'integer',
    label: menuWords['setting.goal'],
    help: menuWords['setting.goal.help'],
    min: GOAL.min,
    max: GOAL.max,
    default: GOAL.usual,
  },
  pace: {
    kind: 'choice',
    label: menuWords['setting.pace'],
    options: PACES.map((ms) => ({ value: String(ms), label: menuWords[`pace.${ms}`] })),
    default: '1000',
  },
  pigTime: {
    kind: 'duration',
    label: menuWords['setting.pigTime'],
    help: menuWords['setting.pigTime.help'],
    min: PIG_SECONDS.min,
    max: PIG_SECONDS.max,
    off: false,
    offered: PIG_SECONDS.offered,
    default: PIG_SECONDS.usual,
  },
} as const satisfies Fields;
