/** Settings from outside, checked against their description: from a form, a link, a record, a command line. */
import { sharedWords, type SharedWord } from '#shared/messages.en.ts';
import { no, yes, type Refusal } from '#shared/result.ts';
import { listed } from './listed.ts';
import type {
  DurationField,
  Field,
  Fields,
  IntegerField,
  SettingValue,
  Settings,
  TextField,
} from './settings.ts';
import { spell, type Params } from './words.ts';

export type SettingsCode = 'settings/unknown' | 'settings/out-of-range';

/** What is wrong with a value: a key of the shared words, and what goes into it. */
export interface SettingFault {
  readonly key: SharedWord;
  readonly params: Params;
  /** Labels of what there is to choose from: what goes into `{options}`, listed as the language does it. */
  readonly options?: readonly string[];
}

/** Settings, or why there are none: as an English sentence, and as the fault for whoever speaks another language. */
export type SettingsRead =
  | { readonly ok: true; readonly value: Settings }
  | ({ readonly ok: false; readonly fault: SettingFault } & Refusal<SettingsCode>);

/** Why `value` does not fit the field, or null if it does. */
export function faultOf(field: Field, value: unknown): SettingFault | null {
  const { label } = field;
  switch (field.kind) {
    case 'integer':
      return isWhole(value, field.min, field.max) ? null : between('setting.integer', field);
    case 'choice': {
      if (field.options.some((option) => option.value === value)) return null;
      return { key: 'setting.choice', params: { label }, options: field.options.map((each) => each.label) };
    }
    case 'flag':
      return typeof value === 'boolean' ? null : { key: 'setting.flag', params: { label } };
    case 'duration': {
      if ((field.off && value === 0) || isWhole(value, field.min, field.max)) return null;
      return between(field.off ? 'setting.durationOrOff' : 'setting.duration', field);
    }
    case 'text': {
      const fits = typeof value === 'string' && value.length <= field.maxLength && matches(field, value);
      return fits ? null : { key: 'setting.text', params: { label, otherwise: field.otherwise } };
    }
    case 'lexicon':
      return typeof value === 'string' && LEXICON_VALUE.test(value)
        ? null
        : { key: 'setting.lexicon', params: { label } };
  }
}

/** What goes into the holes of a fault's sentence in a language (a BCP 47 tag). */
export function paramsOfFault(language: string, { params, options }: SettingFault): Params {
  return options === undefined ? params : { ...params, options: listed(language, options) };
}

function refused(code: SettingsCode, fault: SettingFault): SettingsRead {
  return { ...no(code, spell('en', sharedWords[fault.key], paramsOfFault('en', fault))), fault };
}

/** English, or a list of one's own by hash and title. */
const LEXICON_VALUE = /^(?:english|own:[0-9a-f]{16}:[^\p{Cc}]{1,60})$/u;

function matches({ pattern }: TextField, text: string): boolean {
  return text === '' || new RegExp(`^(?:${pattern})$`, 'iu').test(text);
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
}

function between(key: SharedWord, { label, min, max }: IntegerField | DurationField): SettingFault {
  return { key, params: { label, min, max } };
}

/**
 * Settings from anything that came in (a form, a link, a record): what is left out takes its default,
 * what is out of range or unknown is refused with a sentence naming the field.
 */
export function readSettings(fields: Fields, given: unknown): SettingsRead {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refused('settings/out-of-range', { key: 'setting.list', params: {} });
  }
  const values = new Map<string, unknown>(Object.entries(given));
  const unknown = [...values.keys()].find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) {
    return refused('settings/unknown', { key: 'setting.unknown', params: { name: unknown } });
  }
  const settings: Record<string, SettingValue> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values.has(key) ? values.get(key) : field.default;
    const fault = faultOf(field, value);
    if (fault !== null) return refused('settings/out-of-range', fault);
    if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') {
      settings[key] = value;
    }
  }
  return yes(settings);
}

/**
 * A setting from text, as a command line or a link gives it; the check comes after. A choice may be named by its label
 * as well, for that is what the sentence of a fault lists.
 */
export function settingFromText(field: Field, text: string): SettingValue {
  switch (field.kind) {
    case 'integer':
    case 'duration':
      return /^[+-]?\d+$/.test(text.trim()) ? Number(text) : text;
    case 'text':
    case 'lexicon':
      return text;
    case 'flag':
      return text === 'true' || text === 'on' ? true : text === 'false' || text === 'off' ? false : text;
    case 'choice':
      if (field.options.some(({ value }) => value === text)) return text;
      return field.options.find(({ label }) => label === text)?.value ?? text;
  }
}
