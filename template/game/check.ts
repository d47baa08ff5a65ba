/** What only the conformance kit needs to know. */
import type { GameCheck } from '#shared/plugin/contract.ts';
import type { Machine } from './machine.ts';

export const check: GameCheck<Machine> = {
  // Nothing is hidden from anybody. A game with hidden cards gives a state in which they lie otherwise.
  alternative: () => null,
  unreached: {},
  wild: [
    { type: 'take', count: 0 },
    { type: 'take', count: 4 },
    { type: 'take', count: 1.5 },
    { type: 'take', count: '2' },
    { type: 'take' },
    { type: 'newGame', seed: 7 },
  ],
  lineups: [
    ['person', 'perfect'],
    ['random', 'random'],
  ],
};
