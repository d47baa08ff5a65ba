import type { Plugin } from '#shared/plugin/contract.ts';
import { fields } from './rules.ts';

/** High Card: the smallest game that has turns, hidden cards, chance, clocks and a way back. For tests only. */
export const plugin = {
  id: 'high-card',
  title: 'High Card',
  blurb: 'Keep your card or swap it; the highest takes the round.',
  lid: { ink: 'rose', pieces: [{ piece: 'tile', x: 220, y: 92, side: 90, face: 'A' }] },
  seats: { min: 2, max: 4, usual: ['person', 'careful'] },
  settings: fields,
  load: async () => (await import('./game.ts')).game,
} satisfies Plugin;
