/** Things said one after another, set apart as the language does it: “E, row 1 column 2, double word”. */

// Making one takes longer than using it a hundred times.
const lists = new Map<string, Intl.ListFormat>();

/** Phrases in one, as the language (a BCP 47 tag) lists them without an “and”. */
export function listed(language: string, phrases: readonly string[]): string {
  const list = lists.get(language) ?? new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  lists.set(language, list);
  return list.format(phrases);
}
