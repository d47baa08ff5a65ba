/**
 * Names of people, as they may stand within a sentence and be told apart: without what is not seen (control characters,
 * marks of direction and of width) and never two alike at one table. Known limit: letters of two scripts that look alike
 * (a Latin and a Cyrillic A) are two letters.
 */

/** A name at a table is at most so long (UTF-16 units). */
export const NAME_LENGTH = 40;

/** What writing needs though it is not seen: joiners in scripts that join, and within and behind a pictograph. */
const NEEDED = [
  /(?<=[\p{Script=Arabic}\p{Mn}])[\u200C\u200D](?=\p{L})/u,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/u,
  /(?<=[\p{Extended_Pictographic}#*\d])[\uFE0E\uFE0F]/u,
];
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;
const NEEDED_OR_UNSEEN = new RegExp(
  `${NEEDED.map(({ source }) => `(${source})`).join('|')}|${UNSEEN.source}`,
  'gu',
);

/** A name as it may be shown: what is not seen is taken out, white space is one blank, what is too long is cut. */
export function cleanName(text: string): string {
  const seen = text
    .replace(/\s+/gu, ' ')
    .replace(NEEDED_OR_UNSEEN, (match, ...needed: readonly unknown[]) =>
      needed.slice(0, NEEDED.length).includes(match) ? match : '',
    );
  const clean = cut(seen.normalize('NFC').replace(/ +/gu, ' ').trim(), NAME_LENGTH);
  // What was needed beside something that is gone now may be so no more.
  return clean === text ? text : cleanName(clean);
}

/** What two names have in common that nobody could tell apart. */
export function nameKey(name: string): string {
  return cleanName(name)
    .normalize('NFKC')
    .replace(new RegExp(UNSEEN, 'gu'), '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Clean names, no two alike: who has a name first keeps it, the later ones are numbered. Whose name was only made for
 * them (`made`, by seat) makes room for those who chose theirs. Who has none stays without.
 */
export function distinctNames(names: readonly string[], made: readonly boolean[] = []): readonly string[] {
  const given = names.map(cleanName);
  const keys = given.map(nameKey);
  const isLater = (seat: number): boolean => keys.indexOf(keys[seat] ?? '') !== seat;
  const rank = (seat: number): number => (made[seat] === true ? 2 : 0) + (isLater(seat) ? 1 : 0);
  const taken = new Set<string>();
  for (const seat of Array.from(given.keys()).toSorted((a, b) => rank(a) - rank(b))) {
    const name = given[seat] ?? '';
    if (name === '') continue;
    given[seat] = freeName(name, taken);
    taken.add(nameKey(given[seat]));
  }
  return given;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(nameKey(name))) return name;
  for (let n = 2; ; n += 1) {
    const number = ` (${n})`;
    const numbered = `${cut(name, NAME_LENGTH - number.length)}${number}`;
    if (!taken.has(nameKey(numbered))) return numbered;
  }
}

/** The beginning of a text, of so many UTF-16 units at most, without half a character at its end. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  return start.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
