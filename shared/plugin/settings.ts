/**
 * A game's settings, described once: from the description come the defaults, the set-up form, the
 * check of what comes in, and the mixes the conformance kit plays with.
 */
import { sharedWords, type SharedWord } from '#shared/messages.en.ts';
import { no, yes, type Refusal } from '#shared/result.ts';
import { listed } from './listed.ts';
import { spell, type Params } from './words.ts';

interface FieldText {
  /** Shown beside the control. */
  readonly label: string;
  /** One sentence on what it does. */
  readonly help?: string;
  /** The heading it stands under in a form, with those before and after it of the same; none by default. */
  readonly group?: string;
  /** It only matters, and is only offered, while each setting named has one of these values. Default: always. */
  readonly when?: Readonly<Record<string, readonly SettingValue[]>>;
  /** It only matters, and is only offered, while one of these bots sits; both this and `when` hold. Default: always. */
  readonly withBots?: readonly string[];
  /** Never offered in a form: the arcade sets it (people who share a device), or a link. Default: false. */
  readonly hidden?: boolean;
}

interface FieldPast<Value> {
  /** What matches begun before there was this setting were played with; without it they are refused. */
  readonly before?: Value;
}

export interface IntegerField extends FieldText, FieldPast<number> {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface ChoiceField extends FieldText, FieldPast<string> {
  readonly kind: 'choice';
  /** At least one; the values are what a record keeps. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly default: string;
}

export interface FlagField extends FieldText, FieldPast<boolean> {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** A limit of time in whole seconds. Whoever needs more time has each of them stretched. */
export interface DurationField extends FieldText, FieldPast<number> {
  readonly kind: 'duration';
  readonly min: number;
  readonly max: number;
  /** Whether 0, no limit, is allowed as well. */
  readonly off: boolean;
  /** What a form offers; any other in range is taken too. */
  readonly offered: readonly number[];
  readonly default: number;
}

/** A line of text. */
export interface TextField extends FieldText, FieldPast<string> {
  readonly kind: 'text';
  /** What all of it must match (a RegExp’s source with the flags `iu`, anchored at both ends); empty text always fits. */
  readonly pattern: string;
  /** Completes “{label} …” when it does not: “is 16, 25 or 36 letters”. */
  readonly otherwise: string;
  readonly maxLength: number;
  readonly default: string;
}

/**
 * The word list a match is played with: `english`, or one of the person’s own as `own:HASH:TITLE` (hash: 16 hex digits).
 * `resourceOf` in `shared/dictionary/chosenLexicon.ts` gives the resource that a value stands for.
 */
export interface LexiconField extends FieldText, FieldPast<string> {
  readonly kind: 'lexicon';
  readonly default: 'english';
}

export type Field = IntegerField | ChoiceField | FlagField | DurationField | TextField | LexiconField;
export type Fields = Readonly<Record<string, Field>>;
export type SettingValue = number | string | boolean;
/** Settings as JSON: a value for every field. */
export type Settings = Readonly<Record<string, SettingValue>>;

/** A named mix: what it does not name stands at its default. */
export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly settings: Settings;
  /** Who sits, `person` or a bot's name a seat. Default: the plugin's `seats.usual`. */
  readonly seats?: readonly string[];
}

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
    case 'duration':
      return [field.off ? 0 : field.min, field.max];
    case 'text':
    case 'lexicon':
      return [field.default, field.default];
  }
}

/** What a record keeps, with the settings that there were not yet when it was begun. */
export function withPastSettings(fields: Fields, kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return kept;
  const missing = Object.entries(fields).flatMap(([key, { before }]) =>
    before === undefined || Object.hasOwn(kept, key) ? [] : [[key, before] as const],
  );
  return { ...Object.fromEntries(missing), ...kept };
}

/** Settings with every limit of time stretched by a factor ≥ 1, as far as each may go; no limit stays none. */
export function withMoreTime(fields: Fields, settings: Settings, factor: number): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => {
      const field = fields[key];
      if (field?.kind !== 'duration' || typeof value !== 'number') return [key, value];
      return [key, Math.min(Math.round(value * factor), field.max)];
    }),
  );
}

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
