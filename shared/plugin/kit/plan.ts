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
 * A few matches that look into every corner of the chart: each corner of the settings with the first line-up, the other
 * line-ups with the defaults; then what the game itself offers, its presets and its match of the day, for which several
 * settings come together.
 */
export function planExploration(
  plugin: Plugin,
  lineups: readonly (readonly string[])[],
  seed: number,
): readonly PlanItem[] {
  const [first, ...others] = lineups;
  if (first === undefined) return [];
  const corners = settingsCorners(plugin.settings);
  const [defaults = {}] = corners;
  const { presets = [], daily } = plugin;
  const offers = [...presets, ...(daily === undefined ? [] : [daily])];
  return [
    ...corners.map((settings) => ({ settings, lineup: first })),
    ...others.map((lineup) => ({ settings: defaults, lineup })),
    ...offers.map((offer) => ({
      settings: { ...defaults, ...offer.settings },
      lineup: offer.seats ?? plugin.seats.usual,
    })),
  ].map((item, i) => ({ ...item, seed: mixSeed(seed, i, 2), manner: 'curious' }));
}

/**
 * The plan of one round: every line-up with the defaults; the other corners of the settings, and `mixCount` mixes, with
 * line-ups by turns. Each round has seeds of its own.
 */
export function planRound(
  plugin: Plugin,
  lineups: readonly (readonly string[])[],
  seed: number,
  mixCount: number,
): readonly PlanItem[] {
  const random = randomFrom(mixSeed(seed, 1));
  const [defaults = {}, ...extremes] = settingsCorners(plugin.settings);
  const usual = lineups.map((lineup) => ({ settings: defaults, lineup }));
  const corners =
    lineups.length === 0
      ? []
      : extremes.map((settings, i) => ({ settings, lineup: lineups[i % lineups.length] ?? [] }));
  const mixes = Array.from({ length: lineups.length === 0 ? 0 : mixCount }, (_, i) => ({
    settings: mixAtRandom(plugin.settings, random),
    lineup: lineups[i % lineups.length] ?? [],
  }));
  return [...usual, ...corners, ...mixes].map((item, i) => ({
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
