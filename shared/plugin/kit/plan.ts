/** Which matches the kit plays: line-ups with mixes of settings. */
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

/**
 * `orderly`: bots alone, to the first `over`. `unruly`: also legal moves at random, idling, going back, and play on
 * past it. `curious`: each type of move a few times in each state of the chart, and play on.
 */
export type Manner = 'orderly' | 'unruly' | 'curious';

/** One match to play. */
export interface PlanItem {
  readonly lineup: readonly string[];
  readonly settings: Settings;
  readonly seed: number;
  readonly manner: Manner;
}

/** Settings at their defaults, then one field after the other at its least and most. */
export function settingsCorners(fields: Fields): readonly Settings[] {
  const defaults = defaultsOf(fields);
  // An extreme that is the default is the first corner already.
  const extremes = Object.entries(fields).flatMap(([key, field]) =>
    extremesOf(field)
      .filter((value) => value !== field.default)
      .map((value) => ({ ...defaults, [key]: value })),
  );
  return [defaults, ...extremes];
}

function mixAtRandom(fields: Fields, random: Random): Settings {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, anyValue(field, random)]));
}

/**
 * A few matches that look into every corner of the chart: each corner of the settings, line-ups by turns; then what the
 * game itself offers, its presets and its match of the day, for which several settings come together.
 */
export function planExploration(
  plugin: Plugin,
  lineups: readonly (readonly string[])[],
  seed: number,
): readonly PlanItem[] {
  const corners = settingsCorners(plugin.settings);
  const turns = Math.max(corners.length, lineups.length);
  const inCorners = Array.from({ length: turns }, (_, i) => i).flatMap((i): readonly PlanItem[] => {
    const settings = corners[i % corners.length];
    const lineup = lineups[i % lineups.length];
    if (settings === undefined || lineup === undefined) return [];
    return [{ settings, lineup, seed: mixSeed(seed, i, 2), manner: 'curious' }];
  });
  const { presets = [], daily, seats } = plugin;
  const offered = [...presets, ...(daily === undefined ? [] : [daily])].map((offer, i): PlanItem => ({
    settings: { ...defaultsOf(plugin.settings), ...offer.settings },
    lineup: offer.seats ?? lineups[i % lineups.length] ?? seats.usual,
    seed: mixSeed(seed, turns + i, 2),
    manner: 'curious',
  }));
  return [...inCorners, ...offered];
}

/**
 * The plan of one round: every line-up with the corners of the settings, and `mixCount` mixes with line-ups by turns.
 * Each round has seeds of its own.
 */
export function planRound(
  plugin: Plugin,
  lineups: readonly (readonly string[])[],
  seed: number,
  mixCount: number,
): readonly PlanItem[] {
  const random = randomFrom(mixSeed(seed, 1));
  const corners = settingsCorners(plugin.settings).flatMap((settings) =>
    lineups.map((lineup) => ({ settings, lineup })),
  );
  const mixes = Array.from({ length: lineups.length === 0 ? 0 : mixCount }, (_, i) => ({
    settings: mixAtRandom(plugin.settings, random),
    lineup: lineups[i % lineups.length] ?? [],
  }));
  return [...corners, ...mixes].map((item, i) => ({
    ...item,
    seed: mixSeed(seed, i),
    manner: mixSeed(seed, i, 1) % 2 === 1 ? 'unruly' : 'orderly',
  }));
}

function anyValue(field: Field, random: Random): SettingValue {
  switch (field.kind) {
    case 'integer':
      return random.range(field.min, field.max);
    case 'choice':
      return field.options.length === 0 ? field.default : random.pick(field.options).value;
    case 'flag':
      return random.chance(0.5);
    case 'text':
    case 'lexicon':
      return field.default;
    case 'duration':
      return field.off && random.chance(0.25) ? 0 : random.range(field.min, field.max);
  }
}
