/** Settings and a seed from an address: as they stand there, or one sentence on what is wrong. */
import * as v from 'valibot';
import type { LocationQuery } from 'vue-router';
import { SEED_SCHEMA } from '#shared/match/record.ts';
import { settingFromText, readSettings, type Fields, type Settings } from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { say } from './say.ts';

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

/** Reads `?target=50&seed=7`; what is left out takes its default. */
export function readSetUp(fields: Fields, query: LocationQuery): Result<SetUp> {
  const given: Record<string, unknown> = {};
  let seedText = '';
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) return no('settings/repeated', say('setUp.repeated', { name }));
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (name === 'seed' && field === undefined) seedText = value ?? '';
    else given[name] = field === undefined ? value : settingFromText(field, value ?? '');
  }
  const seed = readSeed(seedText);
  if (!seed.ok) return seed;
  const settings = readSettings(fields, given);
  return settings.ok ? yes({ settings: settings.value, seed: seed.value }) : settings;
}
