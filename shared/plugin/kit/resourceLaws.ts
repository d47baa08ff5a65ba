/** What a game is played with: named the same each time, there to be fetched, and enough for its chart. */
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { ResourceName } from '#shared/match/record.ts';
import { equipped, withFetchedBots, type ResourceLoader } from '#shared/plugin/resources.ts';
import { defaultsOf, type Settings } from '#shared/plugin/settings.ts';
import { differenceOf } from './jsonFault.ts';
import { settingsCorners } from './plan.ts';
import type { Report } from './report.ts';
import { traceChart } from './trace.ts';
import { reasonOf } from './workbench.ts';

/**
 * The game with all at hand that its matches may ask for: at each corner of its settings, in its presets and in its
 * match of the day. Null where that cannot be had: nothing can be played then, and the report says why.
 */
export async function equipForKit(
  plugin: Plugin,
  game: Game,
  load: ResourceLoader,
  report: Report,
): Promise<Game | null> {
  const add = (message: string): void => report.add('game/resources', 'game.ts', message);
  const fetched = new Map<string, unknown>();
  try {
    const names = settingsOf(plugin).flatMap((settings) => namesAt(game, settings, add));
    for (const resource of names) {
      if (!fetched.has(resource.name)) fetched.set(resource.name, await load(resource));
    }
    if (fetched.size === 0) return await withFetchedBots(game);
    const whole = equipped(game, Object.fromEntries(fetched));
    checkBare(game, whole, add);
    return await withFetchedBots(whole);
  } catch (error) {
    add(`What it is played with cannot be had: ${reasonOf(error)}`);
    return null;
  }
}

function settingsOf({ settings, presets = [], daily }: Plugin): readonly Settings[] {
  const named = [...presets, ...(daily === undefined ? [] : [daily])];
  const defaults = defaultsOf(settings);
  return [...settingsCorners(settings), ...named.map((each) => ({ ...defaults, ...each.settings }))];
}

function namesAt(game: Game, settings: Settings, add: (message: string) => void): readonly ResourceName[] {
  const names = game.resources(settings);
  if (differenceOf(names, game.resources(settings)) !== null) {
    add('Asked twice with the same settings, resources names other things.');
  }
  for (const { name, hash } of names) {
    if (name === '' || hash === '') add('resources gives something without a name or a hash.');
  }
  return names;
}

/** The chart is drawn by whoever has fetched nothing. */
function checkBare(game: Game, whole: Game, add: (message: string) => void): void {
  const [bare, full] = [traceChart(game.machine()), traceChart(whole.machine())];
  const place = differenceOf([bare.states, bare.transitions], [full.states, full.transitions]);
  if (place !== null) add('Without resources the chart has other states or transitions than with them.');
}
