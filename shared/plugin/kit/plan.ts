/** Which matches the kit plays: every line-up with every mix of settings. */
import type { Plugin } from '#shared/plugin/contract.ts';
import {
  defaultsOf,
  extremesOf,
  type Field,
  type Fields,
  type Settings,
  type SettingValue,
} from '#shared/plugin/settings.ts';
import { mixSeed, randomFrom, type Random } from '#shared/random/random.ts';

/** One match to play. */
export interface PlanItem {
  readonly lineup: readonly string[];
  readonly settings: Settings;
  readonly seed: number;
  /** Beside what bots do: legal moves at random, idling, going back, and play on past the first `over`. */
  readonly unruly: boolean;
}

/** Settings by turns at their defaults, one field at its least or most, and `count` mixes at random. */
export function settingsMixes(fields: Fields, count: number, random: Random): readonly Settings[] {
  const defaults = defaultsOf(fields);
  const extremes = Object.entries(fields).flatMap(([key, field]) =>
    extremesOf(field).map((value) => ({ ...defaults, [key]: value })),
  );
  const mixes = Array.from({ length: count }, () =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, anyValue(field, random)])),
  );
  return [defaults, ...extremes, ...mixes];
}

/** The plan of one round; each round has seeds of its own. */
export function planRound(
  plugin: Plugin,
  lineups: readonly (readonly string[])[],
  seed: number,
  mixCount: number,
): readonly PlanItem[] {
  const mixes = settingsMixes(plugin.settings, mixCount, randomFrom(mixSeed(seed, 1)));
  return mixes.flatMap((settings, i) =>
    lineups.map((lineup, j) => ({
      settings,
      lineup,
      seed: mixSeed(seed, i, j),
      unruly: mixSeed(seed, i, j, 1) % 2 === 1,
    })),
  );
}

function anyValue(field: Field, random: Random): SettingValue {
  switch (field.kind) {
    case 'integer':
      return random.range(field.min, field.max);
    case 'choice':
      return field.options.length === 0 ? field.default : random.pick(field.options).value;
    case 'flag':
      return random.chance(0.5);
  }
}
