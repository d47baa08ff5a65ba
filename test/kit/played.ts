/** A match of High Card, played to the end of its first game. */
import { playMatch } from '#shared/match/play.ts';
import { game } from './game/game.ts';
import { plugin } from './game/index.ts';

export const played = playMatch(plugin, game, {
  lineup: ['careful', 'random'],
  settings: { goal: 2, clock: 'slow', pause: true },
  seed: 12,
  maxEntries: 100,
  untilOver: true,
  budget: 1,
});
