/** Settings and a seed from an address: as they stand there, or one sentence on what is wrong. */
import * as v from 'valibot';
import type { LocationQuery } from 'vue-router';
import { SEED_SCHEMA } from '#shared/match/record.ts';
import {
  readSettings,
  settingFromText,
  type Fields,
  type Preset,
  type Settings,
} from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { say } from './say.ts';
import { faultInWords } from './settingWords.ts';

export interface SetUp {
  readonly settings: Settings;
  /** Null for chance. */
  readonly seed: number | null;
}

/** A seed as people type it; empty for chance. */
export function readSeed(text: string): Result<number | null> {
  const trimmed = text.trim();
  if (trimmed === '') return yes(null);
  const seed = Number(trimmed);
  const fits = /^\d{1,10}$/.test(trimmed) && v.is(SEED_SCHEMA, seed);
  return fits ? yes(seed) : no('seed/out-of-range', say('setUp.seedFault'));
}

/**
 * Reads `?preset=quick&target=50&seed=7`: what is left out is as the preset has it, else as usual. A game's own
 * setting of the name `seed` or `preset` goes before the arcade's. A fault is said in the language spoken, of fields
 * that are in words of it already.
 */
export function readSetUp(
  fields: Fields,
  query: LocationQuery,
  presets: readonly Preset[] = [],
): Result<SetUp> {
  const given: Record<string, unknown> = {};
  let seedText = '';
  let mix: Settings = {};
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) return no('settings/repeated', say('setUp.repeated', { name }));
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field !== undefined) given[name] = settingFromText(field, value ?? '');
    else if (name === 'seed') seedText = value ?? '';
    else if (name === 'preset') {
      const preset = presets.find(({ id }) => id === value);
      if (preset === undefined) return no('settings/no-preset', say('setUp.noPreset', { name: value ?? '' }));
      mix = preset.settings;
    } else given[name] = value;
  }
  const seed = readSeed(seedText);
  if (!seed.ok) return seed;
  const settings = readSettings(fields, { ...mix, ...given });
  if (!settings.ok) return no(settings.code, faultInWords(settings.fault));
  return yes({ settings: settings.value, seed: seed.value });
}

/** The preset whose settings these are; undefined for a mix of the person's own. */
export function presetOf(
  presets: readonly Preset[],
  defaults: Settings,
  settings: Settings,
): Preset | undefined {
  return presets.find((preset) =>
    Object.entries({ ...defaults, ...preset.settings }).every(([name, value]) => settings[name] === value),
  );
}
