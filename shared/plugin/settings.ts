/**
 * A game's settings, described once: from the description come the defaults, the set-up form, the
 * check of what comes in, and the mixes the conformance kit plays with.
 */
import { no, yes, type Result } from '#shared/result.ts';

interface FieldText {
  /** Shown beside the control. */
  readonly label: string;
  /** One sentence on what it does. */
  readonly help?: string;
}

export interface IntegerField extends FieldText {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface ChoiceField extends FieldText {
  readonly kind: 'choice';
  /** At least one; the values are what a record keeps. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly default: string;
}

export interface FlagField extends FieldText {
  readonly kind: 'flag';
  readonly default: boolean;
}

export type Field = IntegerField | ChoiceField | FlagField;
export type Fields = Readonly<Record<string, Field>>;
export type SettingValue = number | string | boolean;
/** Settings as JSON: a value for every field. */
export type Settings = Readonly<Record<string, SettingValue>>;

export type SettingsCode = 'settings/unknown' | 'settings/out-of-range';

/** Every field at its default. */
export function defaultsOf(fields: Fields): Settings {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default]));
}

/** The values a field may take, least and most first: what the kit tries. */
export function extremesOf(field: Field): readonly [SettingValue, SettingValue] {
  switch (field.kind) {
    case 'integer':
      return [field.min, field.max];
    case 'choice':
      return [field.options[0]?.value ?? field.default, field.options.at(-1)?.value ?? field.default];
    case 'flag':
      return [false, true];
  }
}

/** One sentence on why `value` does not fit the field, or null if it does. */
export function faultOf(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'integer': {
      const fits =
        typeof value === 'number' && Number.isSafeInteger(value) && value >= field.min && value <= field.max;
      return fits
        ? null
        : `${field.label} is a whole number from ${number(field.min)} to ${number(field.max)}.`;
    }
    case 'choice':
      return field.options.some((option) => option.value === value)
        ? null
        : `${field.label} is one of ${field.options.map((option) => option.value).join(', ')}.`;
    case 'flag':
      return typeof value === 'boolean' ? null : `${field.label} is on or off.`;
  }
}

/**
 * Settings from anything that came in (a form, a link, a record): what is left out takes its default,
 * what is out of range or unknown is refused with a sentence naming the field.
 */
export function readSettings(fields: Fields, given: unknown): Result<Settings, SettingsCode> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return no('settings/out-of-range', 'Settings are a list of names with values.');
  }
  const values = new Map<string, unknown>(Object.entries(given));
  const unknown = [...values.keys()].find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) return no('settings/unknown', `There is no setting “${unknown}”.`);
  const settings: Record<string, SettingValue> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values.has(key) ? values.get(key) : field.default;
    const fault = faultOf(field, value);
    if (fault !== null) return no('settings/out-of-range', fault);
    if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') {
      settings[key] = value;
    }
  }
  return yes(settings);
}

/** A setting from text, as a command line or a link gives it; the check comes after. */
export function settingFromText(field: Field, text: string): SettingValue {
  switch (field.kind) {
    case 'integer':
      return /^[+-]?\d+$/.test(text.trim()) ? Number(text) : text;
    case 'flag':
      return text === 'true' || text === 'on' ? true : text === 'false' || text === 'off' ? false : text;
    case 'choice':
      return text;
  }
}

function number(value: number): string {
  return value.toLocaleString('en');
}
