/** Settings and a seed from an address: as they stand there, or one sentence on what is wrong. */
import * as v from 'valibot';
import type { LocationQuery } from 'vue-router';
import { SEED_SCHEMA } from '#shared/match/record.ts';
import type { Plugin, SeatPlan } from '#shared/plugin/contract.ts';
import { listed } from '#shared/plugin/listed.ts';
import { readSettings, settingFromText } from '#shared/plugin/readSettings.ts';
import type { Fields, Preset, Settings } from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { language } from './say.ts';
import { saySetUp } from './saySetUp.ts';
import { faultInWords } from './settingWords.ts';

export interface SetUp {
  readonly settings: Settings;
  /** Null for chance. */
  readonly seed: number | null;
  /** Who sits, `person` or a bot's name a seat; null where the address does not say. */
  readonly seats: readonly string[] | null;
}

export interface AskedSetUp extends SetUp {
  /** Names that the address gives and no setting has: those who pass links on add some of their own. */
  readonly unknown: readonly string[];
}

/** What the arcade itself reads in an address. */
const OWN_NAMES: ReadonlySet<string> = new Set(['seed', 'seats', 'preset']);

/** Where nobody says how a table is seated. */
const ONE_PERSON: SeatPlan = { min: 1, max: 1, usual: ['person'] };

/** A seed as people type it; empty for chance. */
export function readSeed(text: string): Result<number | null> {
  const trimmed = text.trim();
  if (trimmed === '') return yes(null);
  const seed = Number(trimmed);
  const fits = /^\d{1,10}$/.test(trimmed) && v.is(SEED_SCHEMA, seed);
  return fits ? yes(seed) : no('seed/out-of-range', saySetUp('setUp.seedFault'));
}

/**
 * Reads `?preset=quick&target=50&seed=7&seats=person,level3`: what is left out is as the preset has it, else as usual. A
 * game's own setting of the name `seed`, `preset` or `seats` goes before the arcade's. A name that nobody knows costs
 * nothing of the rest. A fault is said in the language spoken, of fields that are in words of it already.
 */
export function readSetUp(
  fields: Fields,
  query: LocationQuery,
  presets: readonly Preset[] = [],
  plan: SeatPlan = ONE_PERSON,
): Result<AskedSetUp> {
  const unknown: string[] = [];
  const given: Record<string, unknown> = {};
  let seedText = '';
  let seats: readonly string[] | null = null;
  let mix: Settings = {};
  for (const [name, value] of Object.entries(query)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined && !OWN_NAMES.has(name)) {
      unknown.push(name);
      continue;
    }
    if (Array.isArray(value)) return no('settings/repeated', saySetUp('setUp.repeated', { name }));
    if (field !== undefined) given[name] = settingFromText(field, value ?? '');
    else if (name === 'seed') seedText = value ?? '';
    else if (name === 'seats') {
      const read = readSeats(plan, value ?? '');
      if (!read.ok) return read;
      seats = read.value;
    } else {
      const preset = presets.find(({ id }) => id === value);
      if (preset === undefined)
        return no('settings/no-preset', saySetUp('setUp.noPreset', { name: value ?? '' }));
      mix = preset.settings;
      seats ??= preset.seats ?? null;
    }
  }
  const seed = readSeed(seedText);
  if (!seed.ok) return seed;
  const settings = readSettings(fields, { ...mix, ...given });
  if (!settings.ok) return no(settings.code, faultInWords(settings.fault));
  return yes({ settings: settings.value, seed: seed.value, seats, unknown });
}

/**
 * The query that {@link readSetUp} reads as this: what differs from the usual, who sits, as far as a set-up may seat
 * them, and the seed. What stands whatever was chosen, because several people share the device, is left to follow.
 */
export function queryOf(
  { seats: plan, settings: fields }: Pick<Plugin, 'seats' | 'settings'>,
  { settings, seats, seed }: SetUp & { readonly seats: readonly string[] },
): Readonly<Record<string, string>> {
  const people = seats.filter((sitter) => sitter === 'person').length;
  const fixed = people > 1 ? (plan.sharing ?? {}) : {};
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== fields[name]?.default && !Object.hasOwn(fixed, name),
  );
  const alone = people <= 1 || plan.sharing !== undefined;
  const seated = alone && seats.every((sitter) => sitter === 'person' || botsOf(plan).includes(sitter));
  return {
    ...Object.fromEntries(changed.map(([name, value]) => [name, String(value)])),
    ...(seated ? { seats: seats.join() } : {}),
    ...(seed === null ? {} : { seed: String(seed) }),
  };
}

/** A line-up from text: `person,level3,level3`. */
export function readSeats(plan: SeatPlan, text: string): Result<readonly string[]> {
  const seats = text.split(',').map((sitter) => sitter.trim());
  const bots = botsOf(plan);
  const stranger = seats.find((sitter) => sitter !== 'person' && !bots.includes(sitter));
  if (stranger !== undefined) {
    const sitters = listed(language.value.tag, ['person', ...bots]);
    return no('seats/unknown', saySetUp('setUp.badSeats', { sitter: stranger, sitters }));
  }
  const { min, max } = plan;
  if (seats.length < min || seats.length > max) {
    return no('seats/count', saySetUp('setUp.seatCount', { count: seats.length, min, max }));
  }
  const people = seats.filter((sitter) => sitter === 'person').length;
  if (people > 1 && plan.sharing === undefined) return no('seats/people', saySetUp('setUp.onePerson'));
  return yes(seats);
}

/** The bots a set-up may seat. */
export function botsOf({ computers, usual }: SeatPlan): readonly string[] {
  const offered = computers?.map(({ bot }) => bot) ?? [];
  return [...new Set([...offered, ...usual.filter((sitter) => sitter !== 'person')])];
}

/**
 * The preset whose settings these are, before others one with that company too; undefined for a mix of the person's
 * own. What stands whatever was chosen (`fixed`) is not compared.
 */
export function presetOf(
  presets: readonly Preset[],
  defaults: Settings,
  settings: Settings,
  seats: readonly string[] = [],
  fixed: Settings = {},
): Preset | undefined {
  const fitting = presets.filter((preset) =>
    Object.entries({ ...defaults, ...preset.settings }).every(
      ([name, value]) => settings[name] === value || Object.hasOwn(fixed, name),
    ),
  );
  return fitting.find((preset) => preset.seats?.join() === seats.join()) ?? fitting[0];
}
