/** Sentences as data: with `{holes}`, and where a number decides, one form for each plural class of the language. */

/** What goes into the holes of a sentence. */
export type Params = Readonly<Record<string, string | number>>;

/**
 * A sentence that depends on a number: `by` names the hole that holds it, and the language's own rules (CLDR, by
 * `Intl.PluralRules`) choose the form. A form that is missing falls back to `other`.
 */
export interface PluralPhrase {
  readonly by: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type Phrase = string | PluralPhrase;

/** A message file: a phrase a key. */
export type Words<Key extends string = string> = Readonly<Record<Key, Phrase>>;

/** The same keys in another language; what is left out stays English. */
export type Translation<English extends Words> = Partial<Words<Extract<keyof English, string>>>;

/**
 * The phrase in words, its numbers written as the language (a BCP 47 tag) writes them. A hole nobody fills stays
 * visible, so that it is noticed.
 */
export function spell(language: string, phrase: Phrase, params: Params = {}): string {
  return formOf(language, phrase, params).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? numbersOf(language).format(value) : isolated(value);
  });
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A word of such a script stands by itself in a sentence (first strong isolate): what is around it keeps its order. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Every form a phrase may take, for whoever checks its holes. */
export function formsOf(phrase: Phrase): readonly string[] {
  if (typeof phrase === 'string') return [phrase];
  const { by: _by, ...forms } = phrase;
  return Object.values(forms);
}

function formOf(language: string, phrase: Phrase, params: Params): string {
  if (typeof phrase === 'string') return phrase;
  const count = params[phrase.by];
  if (typeof count !== 'number') return phrase.other;
  return phrase[pluralsOf(language).select(count)] ?? phrase.other;
}

// Making one takes longer than using it a hundred times.
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function pluralsOf(language: string): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, known);
  return known;
}

function numbersOf(language: string): Intl.NumberFormat {
  const known = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, known);
  return known;
}
