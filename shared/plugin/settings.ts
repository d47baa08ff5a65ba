/**
 * A game's settings, described once: from the description come the defaults, the set-up form, the
 * check of what comes in (`./readSettings.ts`), and the mixes the conformance kit plays with.
 */

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
