/**
 * From an inflected English word back to the words it may be a form of. Written after what grammars tell of English
 * spelling: -s with -es and -ies, -ed and -ing with a doubled consonant or a dropped e, -er and -est, and the plurals
 * of Latin, Greek, French and Hebrew nouns.
 * A limit: rules know no words, so most of what they offer is none: whoever asks looks each up.
 */
import { IRREGULAR_PRESENTS, IRREGULAR_VERBS } from './irregularVerbs.ts';
import { IRREGULAR_ADJECTIVES, IRREGULAR_NOUNS } from './irregularWords.ts';

/**
 * What a word may be of another. `past` is said of a participle too where they are the same, `present` of -s, `adverb`
 * of -ly, `quality` of -ness.
 */
export type Form =
  'plural' | 'present' | 'past' | 'participle' | 'ing' | 'comparative' | 'superlative' | 'adverb' | 'quality';

/** The word that it may be a form of, where one would look it up. */
export interface Candidate {
  readonly lemma: string;
  readonly form: Form;
}

/** Everything that a word in lower case may be a form of, in the order in which to look it up. */
export function candidatesFor(word: string): readonly Candidate[] {
  return [...irregularCandidates(word), ...regularCandidates(word), ...rareCandidates(word)];
}

/** The forms that the table has for the word, and for its end where something known to go before is put before it. */
export function irregularCandidates(word: string): readonly Candidate[] {
  const own = IRREGULAR.get(word) ?? [];
  return own.length > 0 ? own : [...prefixed(word), ...compounded(word)];
}

/** What regular -s, -ed and -ing may have been put to, likelier first. */
export function regularCandidates(word: string): readonly Candidate[] {
  return [...beforeS(word), ...beforeEd(word), ...beforeIng(word)];
}

/** What the rarer endings may have been put to: -er, -est, -ly, -ness, -ves and those of foreign plurals. */
export function rareCandidates(word: string): readonly Candidate[] {
  const compared: readonly Candidate[] = [
    ...as('comparative', beforeVowel(word, 'er')),
    ...as('superlative', beforeVowel(word, 'est')),
  ];
  return [
    ...compared,
    ...as('adverb', endings(word, ADVERB_ENDINGS)),
    ...as('quality', endings(word, QUALITY_ENDINGS)),
    ...as('plural', endings(word, PLURAL_ENDINGS)),
  ];
}

const PREFIXES = [
  're',
  'un',
  'over',
  'out',
  'under',
  'mis',
  'fore',
  'up',
  'with',
  'be',
  'in',
  'down',
  'pre',
  'inter',
];

/** Irregular plurals that end longer words: dormice, grandchildren, penknives. */
const LAST_PARTS =
  /(?:mice|lice|men|children|feet|teeth|geese|lives|wives|knives|shelves|leaves|loaves|halves|wolves)$/;

/** An ending of what is derived, and the endings of words it may stand for. */
type Ending = readonly [string, ...string[]];

const ADVERB_ENDINGS: readonly Ending[] = [
  ['ily', 'y'],
  ['bly', 'ble'],
  ['ically', 'ic'],
  ['ly', '', 'l'],
];

const QUALITY_ENDINGS: readonly Ending[] = [
  ['iness', 'y'],
  ['inesses', 'y'],
  ['ness', ''],
  ['nesses', ''],
];

const PLURAL_ENDINGS: readonly Ending[] = [
  ['ves', 'f', 'fe'],
  ['ae', 'a'],
  ['i', 'us', 'o'],
  ['mata', 'ma'],
  ['ra', 's'],
  ['a', 'um', 'on'],
  ['ices', 'ix', 'ex'],
  ['ses', 'sis'],
  ['xes', 'xis'],
  ['ges', 'x'],
  ['ces', 'x'],
  ['ides', 'is'],
  ['ines', 'is'],
  ['aux', 'au'],
  ['eux', 'eu'],
  ['im', ''],
  ['oth', 'ah', ''],
];

function beforeS(word: string): readonly Candidate[] {
  if (!word.endsWith('s') || word.endsWith('ss')) return [];
  const stems = [
    ...swap(word, 'ies', 'y'),
    ...swap(word, 's', ''),
    ...(/(?:[sxz]|[cs]h|o)es$/.test(word) ? swap(word, 'es', '') : []),
    ...(/([sz])\1es$/.test(word) ? [word.slice(0, -3)] : []),
  ];
  return stems.filter(isStem).flatMap((lemma) => [
    { lemma, form: 'plural' as const },
    { lemma, form: 'present' as const },
  ]);
}

function beforeEd(word: string): readonly Candidate[] {
  return as('past', beforeVowel(word, 'ed'));
}

/** `dying` is of `die`, though `dye` is a word; `hoping` of `hope` before `hop`; but `singing` of `sing`, not `singe`. */
function beforeIng(word: string): readonly Candidate[] {
  if (!word.endsWith('ing')) return [];
  const stem = word.slice(0, -3);
  if (!/[aeiouy]/.test(stem)) return [];
  const withE = `${stem}e`;
  const likely = /^.y$/.test(stem) ? [`${stem.slice(0, -1)}ie`] : [];
  const late = stem.endsWith('y') ? [`${stem.slice(0, -1)}ie`] : [];
  const keepsE = /(?:[^aeiou][aeiou][^aeiouwxy]|[uvcz]|th|[^aeiou]l)$/.test(stem);
  const whole = [stem, ...undoubled(stem)];
  return as('ing', [...likely, ...(keepsE ? [withE, ...whole] : [...whole, withE]), ...late]);
}

/** What -ed, -er or -est may have been put to: `larger` to `large`, `happier` to `happy`, `bigger` to `big`. */
function beforeVowel(word: string, ending: 'ed' | 'er' | 'est'): readonly string[] {
  if (!word.endsWith(ending)) return [];
  const stem = word.slice(0, -ending.length);
  return [...swap(stem, 'i', 'y'), `${stem}e`, stem, ...undoubled(stem)];
}

/** Without the consonant that was doubled, or the k put after a c: `hopp` is `hop`, `panick` is `panic`. */
function undoubled(stem: string): readonly string[] {
  return /([bcdfgklmnprstvz])\1$|ck$/.test(stem) ? [stem.slice(0, -1)] : [];
}

function as(form: Form, lemmas: readonly string[]): readonly Candidate[] {
  return lemmas.filter(isStem).map((lemma) => ({ lemma, form }));
}

function isStem(lemma: string): boolean {
  return lemma.length > 1 && /[aeiouy]/.test(lemma);
}

/** The word with another ending; none when it has not this one. */
function swap(word: string, ending: string, other: string): readonly string[] {
  return word.endsWith(ending) ? [word.slice(0, word.length - ending.length) + other] : [];
}

function endings(word: string, table: readonly Ending[]): readonly string[] {
  return table.flatMap(([ending, ...others]) => others.flatMap((other) => swap(word, ending, other)));
}

function prefixed(word: string): readonly Candidate[] {
  return PREFIXES.filter((prefix) => word.startsWith(prefix)).flatMap((prefix) =>
    (IRREGULAR.get(word.slice(prefix.length)) ?? [])
      .filter(({ form }) => form === 'past' || form === 'participle' || form === 'present')
      .map(({ lemma, form }) => ({ lemma: prefix + lemma, form })),
  );
}

function compounded(word: string): readonly Candidate[] {
  const last = LAST_PARTS.exec(word);
  if (last === null) return [];
  const [part] = last;
  return (IRREGULAR.get(part) ?? [])
    .filter(({ form }) => form === 'plural')
    .map(({ lemma, form }) => ({ lemma: word.slice(0, last.index) + lemma, form }));
}

/** What each irregular form may be of, in the order of the tables. */
const IRREGULAR: ReadonlyMap<string, readonly Candidate[]> = byForm();

function byForm(): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map<string, Candidate[]>();
  const add = (table: string, ...forms: readonly Form[]): void => {
    for (const line of table.trim().split('\n')) {
      const [lemma = '', ...cells] = line.split(' ');
      forms.forEach((form, i) => {
        for (const word of cells[i]?.split('/') ?? []) {
          const known = found.get(word) ?? [];
          // One who finds "past" does not miss "participle" of the same verb.
          if (!known.some((each) => each.lemma === lemma)) found.set(word, [...known, { lemma, form }]);
        }
      });
    }
  };
  add(IRREGULAR_VERBS, 'past', 'participle');
  add(IRREGULAR_PRESENTS, 'present');
  add(IRREGULAR_NOUNS, 'plural');
  add(IRREGULAR_ADJECTIVES, 'comparative', 'superlative');
  return found;
}
