/** The games of Boggle that are offered by name, and the board of the day. */
import type { Daily } from '#shared/plugin/contract.ts';
import type { Preset } from '#shared/plugin/settings.ts';
import { menuWords } from './menu.en.ts';

/** What Squeak Boggle plays: cubes, a Qu of two letters, the shortest word by the board, a dictionary. */
const TABLE = { letters: 'cubes', minLength: 'usual', judge: 'lexicon' } as const;
const TABLE_SEATS = ['person', 'level3', 'level5'] as const;

export const presets: readonly Preset[] = [
  {
    id: 'duel',
    label: menuWords['preset.duel'],
    help: menuWords['preset.duel.help'],
    settings: {},
  },
  {
    id: 'table',
    label: menuWords['preset.table'],
    help: menuWords['preset.table.help'],
    settings: TABLE,
    seats: TABLE_SEATS,
  },
  {
    id: 'big',
    label: menuWords['preset.big'],
    help: menuWords['preset.big.help'],
    settings: { ...TABLE, size: '5', cubes5: '1979' },
    seats: TABLE_SEATS,
  },
  {
    id: 'superBig',
    label: menuWords['preset.superBig'],
    help: menuWords['preset.superBig.help'],
    settings: { ...TABLE, size: '6', scores: 'long' },
    seats: TABLE_SEATS,
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

/** One round of three minutes, alone, on a board worth playing. */
export const daily: Daily = {
  label: menuWords['daily.label'],
  settings: {
    ...TABLE,
    cubes4: '1987',
    roundTime: 180,
    end: 'rounds',
    rounds: 1,
    leastWords: 50,
    noDeadLetters: true,
    once: true,
  },
  seats: ['person'],
};
