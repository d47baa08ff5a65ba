/** Which matches are the golden records, and their files. `main` prints them: a line of JSON each, `{ name, text }`. */
import { canonicalJson } from '#shared/json.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { goldenOf, type Golden } from '#shared/plugin/kit/goldens.ts';
import { planExploration, type PlanItem } from '#shared/plugin/kit/plan.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { equip, withFetchedBots, type ResourceLoader } from '#shared/plugin/resources.ts';
import { defaultsOf, type Settings } from '#shared/plugin/settings.ts';
import { mixSeed } from '#shared/random/random.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import { playGolden } from './goldenPlay.ts';

const SEED = 20;
/** Golden records a game has at the most. */
const MAX_GOLDENS = 12;

interface Planned {
  readonly name: string;
  readonly item: PlanItem;
}

/** A game's golden files, played anew: their texts by their names, `<game>/<name>.json`. */
export async function playGoldens(
  plugin: Plugin,
  load: ResourceLoader = createNodeLoader(process.cwd()),
): Promise<ReadonlyMap<string, string>> {
  const plain: Game = await plugin.load();
  const { lineups } = await plain.check();
  const files = new Map<string, string>();
  for (const { name, item } of planGoldens(plugin, lineups)) {
    const game = await withFetchedBots(await equip(plain, item.settings, load));
    const file = `${plugin.id}/${name}.json`;
    files.set(file, textOf(goldenOf(plugin, game, file, playGolden(plugin, game, item))));
  }
  return files;
}

/**
 * Each line-up at the defaults, by bots and by people who try everything; then each corner of the settings with
 * line-ups by turns, now one way, now the other.
 */
function planGoldens(plugin: Plugin, lineups: readonly (readonly string[])[]): readonly Planned[] {
  const defaults = defaultsOf(plugin.settings);
  const usual = lineups.flatMap((lineup, i): readonly Planned[] => [
    plan(`${lineup.join('-')}-game`, {
      lineup,
      settings: defaults,
      seed: mixSeed(SEED, i),
      manner: 'orderly',
    }),
    plan(`${lineup.join('-')}-all`, {
      lineup,
      settings: defaults,
      seed: mixSeed(SEED, i, 1),
      manner: 'curious',
    }),
  ]);
  const corners = planExploration(plugin, lineups, SEED)
    .filter(({ settings }) => canonicalJson(settings) !== canonicalJson(defaults))
    .map((item, i) => {
      const manner = i % 2 === 0 ? 'curious' : 'orderly';
      return plan(`${changeOf(item.settings, defaults)}-${manner === 'curious' ? 'all' : 'game'}`, {
        ...item,
        manner,
      });
    });
  return [...usual, ...corners].slice(0, MAX_GOLDENS);
}

function plan(name: string, item: PlanItem): Planned {
  return { name: name.replace(/[^\w-]/g, '_'), item };
}

/** The settings that are not at their default, in the name of a file. */
function changeOf(settings: Settings, defaults: Settings): string {
  return Object.entries(settings)
    .filter(([key, value]) => value !== defaults[key])
    .map(([key, value]) => `${key}-${value}`)
    .join('-');
}

/** A line for each entry of the log and of the trail, so that a change is seen where it is. */
function textOf({ record, trail, end }: Golden): string {
  if (typeof record !== 'object' || record === null || !('log' in record) || !Array.isArray(record.log)) {
    throw new Error('A record has a log.');
  }
  const { log, ...head } = record;
  const lines = (list: readonly unknown[]): string =>
    list.length === 0 ? '[]' : `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const before = JSON.stringify(head).slice(0, -1);
  return `{"record":${before},"log":${lines(log)}},\n"trail":${lines(trail)},\n"end":${JSON.stringify(end)}}\n`;
}

/** Prints the golden files of all games; `root` is the project's folder. Gives the exit code. */
export async function main(_argv: readonly string[], root: string): Promise<number> {
  const load = createNodeLoader(root);
  for (const plugin of plugins) {
    for (const [name, text] of await playGoldens(plugin, load)) console.log(JSON.stringify({ name, text }));
  }
  return 0;
}
