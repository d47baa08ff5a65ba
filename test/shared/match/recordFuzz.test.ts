/** Whatever a file holds: it is refused with a sentence, or opened as far as it is sound. Nothing throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRecord, type OpenedRecord } from '#shared/match/openRecord.ts';
import { parseRecord, salvageText } from '#shared/match/readRecord.ts';
import { MAX_ENTRIES, MAX_TEXT } from '#shared/match/recordLimits.ts';
import { stepsOf } from '#shared/match/steps.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { foldRecord } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { plugin } from '#test/kit/game/index.ts';
import { machine as chart } from '#test/kit/game/machine.ts';
import { allPlugins, randomMatch } from './randomMatch.ts';
import { game as highCard, open, recordFor } from './table.ts';

/** A code and its sentence, or what was opened. */
function look(of: Plugin, game: Game, text: string): string | OpenedRecord {
  const read = salvageText(text);
  if (!read.ok) return `${read.code}: ${read.message}`;
  const opened = openRecord(of, game, read.value.record, read.value.cut);
  return opened.ok ? opened.value : `${opened.code}: ${opened.message}`;
}

/** Refused with a sentence, or a prefix that folds to the very states that were opened. */
function expectSafe(of: Plugin, game: Game, text: string): void {
  const found = look(of, game, text);
  if (typeof found === 'string') {
    expect(found).toMatch(/^record\/[a-z-]+: [A-Z][^]*\.$/);
    return;
  }
  const { record, timeline, broken } = found;
  if (broken !== null) expect(broken.message).toMatch(/^[A-Z][^]*\.$/);
  const given: unknown = JSON.parse(text);
  expect(given).toMatchObject({ log: expect.arrayContaining([...record.log]) });
  const folded = foldRecord(timeline.machine, record);
  const bytes = ({ states }: Pick<typeof timeline, 'states'>): readonly string[] =>
    states.map((state) => bytesOf(timeline.machine, state));
  expect(bytes(timeline)).toEqual(bytes(folded));
  expect(stepsOf(timeline, record.until).length).toBeGreaterThan(record.log.length);
}

/** Values that no record has there, or hardly. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    [],
    {},
    -1,
    0,
    0.5,
    1e21,
    2 ** 53,
    Number.MAX_VALUE,
    'x'.repeat(500),
  ),
  fc.constantFrom<unknown>({ type: 'back', to: 0 }, { type: 'quit' }, [[[]]], { by: 'none', name: '' }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A change somewhere: which value (counted through), and what becomes of it. */
const change = fc.record({
  place: fc.nat(),
  how: fc.constantFrom('drop', 'twice', 'swap', 'alter', 'key', 'number'),
  value: strange,
  key: fc.constantFrom('extra', '__proto__', 'constructor', 'at', 'n', 'crash', 'origin'),
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** The text of the record with one change; keys are put in as text, as only a file can have `__proto__`. */
function changed(value: unknown, { place, how, value: by, key }: Change): string {
  const lists: unknown[][] = [];
  const objects: Record<string, unknown>[] = [];
  const walk = (one: unknown): void => {
    if (Array.isArray(one)) lists.push(one);
    else if (isRecord(one)) objects.push(one);
    if (typeof one === 'object' && one !== null) Object.values(one).forEach(walk);
  };
  const copy: unknown = structuredClone(value);
  walk(copy);
  // The log and its entries are what most changes shall fall on: vocabularies are long, and dull.
  const short = lists.filter((list) => list.length > 0 && list.length < 100);
  const list = short[place % short.length] ?? [];
  const i = Math.floor(place / 7) % Math.max(1, list.length);
  const object = objects[place % objects.length] ?? {};
  const field = Object.keys(object)[Math.floor(place / 7) % Math.max(1, Object.keys(object).length)] ?? key;
  if (how === 'drop') list.splice(i, 1);
  else if (how === 'twice') list.splice(i, 0, structuredClone(list[i]));
  else if (how === 'swap') list.splice(i, 2, list[i + 1], list[i]);
  else if (how === 'alter') object[field] = by;
  else if (how === 'number') object[field] = typeof object[field] === 'number' ? 2 ** (place % 1024) : place;
  else object['<key>'] = by;
  return JSON.stringify(copy).replace('"<key>"', JSON.stringify(key));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const matches = await Promise.all(
  allPlugins.map(async (one) => {
    const { record } = await randomMatch(one, 3, 12);
    return { one, title: one.title, game: await one.load(), record };
  }),
);

describe.each(matches)('a file of $title', ({ one, game, record }) => {
  const text = JSON.stringify(record);

  it('with changes anywhere is refused with a sentence, or opened as far as it is sound', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
        const file = changes.reduce((so, next) => changed(JSON.parse(so), next), text);
        expectSafe(one, game, file);
      }),
      { numRuns: 80 },
    );
  });

  it('cut off anywhere is not JSON, and says where it stops', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.length - 1 }), (length) => {
        expect(look(one, game, text.slice(0, length))).toBe(
          `record/not-json: The file is not a match record, or was cut off: it stops at character ${length}, before its end.`,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is no other JSON, nor any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.jsonValue().map(asHead)), (file) => {
        expect(look(one, game, file)).toMatch(/^record\/[a-z-]+: [A-Z][^]*\.$/);
      }),
      { numRuns: 100 },
    );
  });
});

/** JSON that claims to be a record. */
function asHead(value: unknown): string {
  return JSON.stringify({ ...(isRecord(value) ? value : { log: value }), format: 'quoin-match', version: 1 });
}

describe('a file made to do harm', () => {
  const { record } = matches[0] ?? {};
  if (record === undefined) throw new Error('There are no games.');
  const refusal = (file: string): string => {
    const read = parseRecord(file);
    return read.ok ? 'none' : `${read.code}: ${read.message}`;
  };
  const withField = (field: string, json: string): string =>
    `${JSON.stringify(record).slice(0, -1)},${JSON.stringify(field)}:${json}}`;

  it('has too many entries: nobody looks at them', () => {
    const log = Array.from({ length: 1_000_000 }, () => 0);
    expect(refusal(JSON.stringify({ ...record, log }))).toBe(
      `record/too-long: The record has more than ${MAX_ENTRIES} entries: that is too long to read.`,
    );
  });

  it('has a text without end', () => {
    const move = { type: 'edit', pos: 0, del: 0, ins: 'x'.repeat(MAX_TEXT + 1) };
    expect(refusal(JSON.stringify({ ...record, log: [{ n: 1, at: 0, by: 0, move }] }))).toBe(
      `record/malformed: The record is damaged at log.0.move.ins: a text of more than ${MAX_TEXT} characters.`,
    );
  });

  it('has fields that reach behind its objects', () => {
    const place = 'record/malformed: The record is damaged at';
    expect(refusal(withField('__proto__', '{"log":[]}'))).toBe(
      `${place} __proto__: a field may not be called so.`,
    );
    const deep = '{"type":"edit","constructor":{"prototype":1}}';
    expect(refusal(withField('settings', deep))).toBe(
      `${place} settings.constructor: a field may not be called so.`,
    );
  });

  it('is nested so deep that a walk through it would not come back', () => {
    expect(refusal(withField('settings', '['.repeat(50_000) + ']'.repeat(50_000)))).toBe(
      'record/malformed: The record is damaged: it is nested more than 100 deep.',
    );
  });
});

describe('a record that lets time run for ever', () => {
  it('is broken where it has fired more delays than any match does', () => {
    const endless: Game = { ...highCard, machine: () => chart.provide({ guards: { isWon: () => false } }) };
    const forged = { ...recordFor(open()), until: Number.MAX_SAFE_INTEGER };
    const found = look(plugin, endless, JSON.stringify(forged));
    if (typeof found === 'string') throw new Error(found);
    expect(found.broken?.message).toMatch(/^The record does not fit at \d+ ms: .*\.$/);
    expect(stepsOf(found.timeline, found.record.until).length).toBeGreaterThan(1);
  });
});
