/** The games of Pig that are offered by name; the first is what the usual button plays. */
import type { Preset } from '#shared/plugin/settings.ts';
import { menuWords } from './menu.en.ts';

export const presets: readonly Preset[] = [
  { id: 'pig', label: menuWords['preset.pig'], help: menuWords['preset.pig.help'], settings: {} },
  {
    id: 'perfect',
    label: menuWords['preset.perfect'],
    help: menuWords['preset.perfect.help'],
    settings: {},
    seats: ['person', 'optimal'],
  },
  {
    id: 'twoDice',
    label: menuWords['preset.twoDice'],
    help: menuWords['preset.twoDice.help'],
    settings: { rules: 'twoDice' },
  },
  {
    id: 'bigPig',
    label: menuWords['preset.bigPig'],
    help: menuWords['preset.bigPig.help'],
    settings: { rules: 'bigPig' },
  },
  {
    id: 'hog',
    label: menuWords['preset.hog'],
    help: menuWords['preset.hog.help'],
    settings: { rules: 'hog' },
  },
];
