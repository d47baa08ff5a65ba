/** Plays the golden records anew and prints them: a line of JSON each, `{ name, golden }`. */
import { playMatch } from '#shared/match/play.ts';
import { endOf } from '#shared/plugin/kit/goldens.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';

const SEED = 20;
const MAX_ENTRIES = 60;
const BUDGET = 50;

/** The first line-ups of each game, at its default settings, with a fixed seed. Gives the exit code. */
export async function main(): Promise<number> {
  for (const plugin of plugins) {
    const game = await plugin.load();
    const { lineups } = await game.check();
    for (const [i, sitters] of lineups.slice(0, 2).entries()) {
      const lineup = sitters.map((sitter) => (sitter === 'person' ? 'random' : sitter));
      const options = { lineup, seed: SEED + i, maxEntries: MAX_ENTRIES, untilOver: true, budget: BUDGET };
      const { record } = playMatch(plugin, game, { ...options, settings: defaultsOf(plugin.settings) });
      const end = endOf(plugin, game, record);
      if (!end.ok) throw new Error(end.message);
      console.log(
        JSON.stringify({ name: `${plugin.id}/${lineup.join('-')}.json`, golden: { record, end: end.value } }),
      );
    }
  }
  return 0;
}
