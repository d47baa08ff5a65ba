import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createDefinitions,
  readDefinitions,
  type Definition,
  type DefinitionFiles,
  type Sense,
} from '#shared/dictionary/definitions.ts';
import { definitionFiles, sentenceOf } from '../../../scripts/definitions.mjs';

/** Word, what it is defined as, its forms, and what else it is a form of: what a person would say, by part. */
const KNOWN: readonly (readonly [word: string, lemma: string, forms: string, also?: string])[] = [
  // Themselves.
  ['winter', 'winter', ''],
  ['bus', 'bus', ''],
  ['news', 'news', ''],
  ['need', 'need', ''],
  ['wing', 'wing', ''],
  ['turkey', 'turkey', ''],
  ['omen', 'omen', ''],
  ['better', 'better', '', 'good comparative, well comparative'],
  ['saw', 'saw', '', 'see past'],
  ['found', 'found', '', 'find past'],
  ['running', 'running', '', 'run ing'],
  ['dying', 'dying', '', 'die ing'],
  ['glasses', 'glasses', '', 'glass plural present'],
  // Those that hold sentences together.
  ['them', 'them', ''],
  ['with', 'with', ''],
  ['should', 'should', ''],
  // Plurals.
  ['wolves', 'wolf', 'plural'],
  ['mice', 'mouse', 'plural'],
  ['geese', 'goose', 'plural'],
  ['children', 'child', 'plural'],
  ['grandchildren', 'grandchild', 'plural'],
  ['firemen', 'fireman', 'plural'],
  ['bookshelves', 'bookshelf', 'plural'],
  ['leaves', 'leaf', 'plural', 'leave plural present'],
  ['axes', 'axe', 'plural present', 'axis plural'],
  ['boxes', 'box', 'plural present'],
  ['quizzes', 'quiz', 'plural present'],
  ['potatoes', 'potato', 'plural'],
  ['gloves', 'glove', 'plural'],
  ['ponies', 'pony', 'plural'],
  ['movies', 'movie', 'plural'],
  ['cacti', 'cactus', 'plural'],
  ['larvae', 'larva', 'plural'],
  ['strata', 'stratum', 'plural'],
  ['plateaux', 'plateau', 'plural'],
  // Verbs.
  ['tries', 'try', 'plural present'],
  ['begins', 'begin', 'present'],
  ['goes', 'go', 'plural present'],
  ['ran', 'run', 'past'],
  ['went', 'go', 'past'],
  ['overdid', 'overdo', 'past'],
  ['rebuilt', 'rebuild', 'past'],
  ['swum', 'swim', 'participle'],
  ['eaten', 'eat', 'participle'],
  ['hoped', 'hope', 'past'],
  ['hopped', 'hop', 'past'],
  ['carried', 'carry', 'past'],
  ['picnicked', 'picnic', 'past'],
  ['controlled', 'controlled', '', 'control past'],
  ['agreed', 'agreed', '', 'agree past'],
  ['hoping', 'hope', 'ing'],
  ['hopping', 'hop', 'ing'],
  ['singing', 'singing', '', 'sing ing'],
  ['tasting', 'tasting', '', 'taste ing'],
  ['replying', 'reply', 'ing'],
  ['untying', 'untying', '', 'untie ing'],
  // Adjectives and what is made of them.
  ['biggest', 'big', 'superlative'],
  ['happier', 'happy', 'comparative'],
  ['nobler', 'noble', 'comparative'],
  ['nicest', 'nice', 'superlative'],
  ['juicily', 'juicy', 'adverb'],
  ['goriness', 'gory', 'quality'],
];

/** Nobody has said what they mean: no names are taken from WordNet. */
const UNKNOWN = ['zzz', 'xyzzyly', 'london', 'a', '', 'ice cream', 'don’t'];

let files: DefinitionFiles;
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const paths = await definitionFiles();
  texts = new Map(
    await Promise.all([...paths].map(async ([key, path]) => [key, await readFile(path, 'utf8')] as const)),
  );
  files = filesOf(texts);
});

function filesOf(all: ReadonlyMap<string, string>): DefinitionFiles {
  return { keys: async () => [...all.keys()], read: async (key) => all.get(key) ?? null };
}

async function defined(word: string): Promise<Definition | null> {
  const answer = await createDefinitions(files).define(word);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

describe('known words', () => {
  test.each(KNOWN)('%s is defined as %s', async (word, lemma, forms, also = '') => {
    const definition = await defined(word ?? '');
    expect(definition?.lemma).toBe(lemma);
    expect(definition?.forms.join(' ')).toBe(forms);
    expect(definition?.also.map((each) => [each.lemma, ...each.forms].join(' ')).join(', ')).toBe(also);
    expect(definition?.senses.length).toBeGreaterThan(0);
  });

  test.each(UNKNOWN)('“%s” has no definition', async (word) => {
    expect(await defined(word)).toBeNull();
  });

  test('winter is a noun, then a verb, in sentences without examples', async () => {
    expect((await defined('Winter'))?.senses).toEqual([
      {
        part: 'noun',
        text: 'The coldest season of the year; in the northern hemisphere it extends from the winter solstice to the vernal equinox.',
      },
      { part: 'verb', text: 'Spend the winter.' },
    ]);
  });

  test('the commonest part of speech comes first', async () => {
    expect((await defined('run'))?.senses[0]?.part).toBe('verb');
    expect((await defined('quick'))?.senses[0]?.part).toBe('adjective');
  });

  test('what a word most often is comes before what only WordNet has', async () => {
    const parts = async (word: string): Promise<string | undefined> => (await defined(word))?.senses[0]?.part;
    expect(await parts('he')).toBe('pronoun');
    expect(await parts('at')).toBe('preposition');
    expect(await parts('are')).toBe('verb');
  });

  test('a form is told only of the parts of speech that have it: mice are no verb', async () => {
    expect((await defined('mouse'))?.senses.map(({ part }) => part)).toContain('verb');
    expect((await defined('mice'))?.senses.map(({ part }) => part)).not.toContain('verb');
  });

  test('a turkey is a bird and no country', async () => {
    expect((await defined('turkey'))?.senses.map(({ text }) => text).join()).not.toMatch(/republic/i);
  });
});

describe('the files', () => {
  test('each can be read, and has the words that begin with its key and with no longer one', () => {
    for (const [key, text] of texts) {
      const words = [...(readDefinitions(text) ?? new Map<string, readonly Sense[]>()).keys()];
      const belongs = (word: string): boolean =>
        /^[a-z]{2,15}$/.test(word) &&
        [1, 2, 3, 4].map((n) => word.slice(0, n)).findLast((each) => texts.has(each)) === key;
      expect(words.length, key).toBeGreaterThan(0);
      expect(words.filter((word) => !belongs(word))).toEqual([]);
    }
  });

  test('every meaning is one sentence, and at most two are of a part of speech', () => {
    for (const text of texts.values()) {
      const meanings = [...(readDefinitions(text) ?? [])];
      const untidy = meanings.filter(([, senses]) =>
        senses.some((each) => !/^[^a-z"`\s][^"`]*[.!?]$/.test(each.text)),
      );
      const crowded = meanings.filter(([, senses]) =>
        senses.some(({ part }) => senses.filter((each) => each.part === part).length > 2),
      );
      expect({ untidy, crowded }).toEqual({ untidy: [], crowded: [] });
    }
  });

  test('none is longer than about a third of it may travel', () => {
    expect(Math.max(...[...texts.values()].map(({ length }) => length))).toBeLessThan(101_000);
  });
});

describe('sentences', () => {
  test.each([
    ['a kind of mouse; "a mouse ran"', 'A kind of mouse.'],
    ['an extent or range: "a gamut of emotions"', 'An extent or range.'],
    ['a summary list; as in e.g. "a news roundup"', 'A summary list.'],
    ['(of fluids) moving; issuing in a stream', '(Of fluids) moving; issuing in a stream.'],
    ['the phrase "the call of duty"', 'The phrase “the call of duty”.'],
    ["killed; `slain' is formal", 'Killed; ‘slain’ is formal.'],
    ['in business or art etc.', 'In business or art etc.'],
  ])('%s', (gloss, sentence) => {
    expect(sentenceOf(gloss)).toBe(sentence);
  });
});

describe('what goes wrong', () => {
  const good = 'quoin-definitions 1 2\nax\tnA tool.\naxe\tnA tool.\tvTo chop.\n';

  test('the file as it should be is read', () => {
    expect(readDefinitions(good)?.get('axe')).toEqual([
      { part: 'noun', text: 'A tool.' },
      { part: 'verb', text: 'To chop.' },
    ]);
  });

  test('of a file cut off anywhere nothing is read', () => {
    for (let length = 0; length < good.length; length++)
      expect(readDefinitions(good.slice(0, length))).toBeNull();
  });

  test.each([
    ['a page instead', '<!doctype html>\n<title>Not found</title>\n'],
    ['a newer format', good.replace(' 1 ', ' 2 ')],
    ['a word without a meaning', good.replace('\tnA tool.\naxe', '\naxe')],
    ['an unknown part of speech', good.replace('\tv', '\tq')],
  ])('%s gives a sentence, and the next word is asked for anew', async (_what, text) => {
    let served = text;
    const { define } = createDefinitions({ keys: async () => ['a'], read: async () => served });
    expect(await define('axe')).toMatchObject({ ok: false, code: 'definitions/broken' });
    served = good;
    expect(await define('axe')).toMatchObject({ ok: true, value: { lemma: 'axe' } });
  });

  test('whatever comes, looking up does not throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (word, text) => {
        const { define } = createDefinitions(filesOf(new Map([['a', text]])));
        const answer = await define(`a${word}`);
        expect(answer.ok ? answer.value : answer.code).toBeOneOf([null, 'definitions/broken']);
      }),
    );
  });

  test('without a network there is a sentence, and once it is back the definition', async () => {
    let online = false;
    const { define } = createDefinitions({
      keys: async () => (online ? ['a'] : null),
      read: async () => (online ? good : null),
    });
    expect(await define('axe')).toMatchObject({ ok: false, code: 'definitions/unreachable' });
    online = true;
    expect(await define('axe')).toMatchObject({ ok: true, value: { lemma: 'axe' } });
  });

  test('a file is fetched once', async () => {
    const fetched: string[] = [];
    const { define } = createDefinitions({
      keys: files.keys,
      read: (key) => {
        fetched.push(key);
        return files.read(key);
      },
    });
    await Promise.all(['winter', 'winters', 'wintered'].map(define));
    await define('winter');
    expect(fetched).toHaveLength(1);
  });
});
