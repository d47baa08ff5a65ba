import { plugin } from '#games/boggle/index.ts';
import { game } from '#games/boggle/game.ts';
import { COMPUTER_LEVELS } from '#games/boggle/limits.ts';
import { playMatch } from '#shared/match/play.ts';
import { equip } from '#shared/plugin/resources.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { Measure } from './measure.ts';

const GAMES = 400;
const SETTINGS = { ...defaultsOf(plugin.settings), letters: 'cubes', minLength: 'usual', judge: 'lexicon' };

/** The share of games, in per cent, that a level wins against the one below; a draw counts half. */
async function winsOf(level: number): Promise<number> {
  const equipped = await equip(game, SETTINGS, createNodeLoader(process.cwd()));
  let wins = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const mine = seed % 2;
    const lineup = [`level${level}`, `level${level - 1}`];
    const { standing } = playMatch(plugin, equipped, {
      lineup: mine === 0 ? lineup : lineup.toReversed(),
      settings: SETTINGS,
      seed,
      maxEntries: 20_000,
      untilOver: true,
      budget: 1,
    });
    const won = standing.filter((line) => line.won);
    wins += won.length === 0 ? 0.5 : won.some((line) => line.seat === mine) ? 1 : 0;
  }
  return (100 * wins) / GAMES;
}

/** The standard error of a share of so many games, in points of per cent. */
function errorOf(share: number): string {
  const p = share / 100;
  return (100 * Math.sqrt((p * (1 - p)) / GAMES)).toFixed(1);
}

export const measures: readonly Measure[] = COMPUTER_LEVELS.slice(1).map((level) => ({
  name: `Boggle level ${level} wins of ${GAMES} games against level ${level - 1}`,
  unit: '%',
  async run() {
    const value = await winsOf(level);
    return { value, note: `standard error ${errorOf(value)} points` };
  },
}));
