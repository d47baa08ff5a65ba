import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#shared/json.ts';
import { MAX_RECORD_LENGTH, checkRecord, parseRecord, readRecord } from '#shared/match/readRecord.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { foldRecord, latest } from '#shared/match/timeline.ts';
import { plugin } from '#test/kit/game/index.ts';
import { machine as highCard } from '#test/kit/game/machine.ts';
import { game, moves, open, recordFor, tableMove, take } from './table.ts';

const lineup = ['person', 'person', 'person'];
const begun = moves(open(lineup), [0, 'swap', 1000], [1, 'keep', 2500]);
const timeline = moves(take(begun, tableMove(1, { type: 'back', to: 1 }), 3000), [1, 'keep', 4000]);
const record = recordFor(timeline, lineup);
const text = JSON.stringify(record);

/** The sentence a file is refused with, or null when it is taken and plays through. */
function refusalOf(file: string): string | null {
  const read = parseRecord(file);
  if (!read.ok) return `${read.code}: ${read.message}`;
  const checked = checkRecord(plugin, game, read.value);
  return checked.ok ? null : `${checked.code}: ${checked.message}`;
}

function withField(change: object): string {
  return JSON.stringify({ ...record, ...change });
}

function withEntry(i: number, change: object): string {
  return withField({ log: record.log.map((entry, k) => (k === i ? { ...entry, ...change } : entry)) });
}

describe('a record file', () => {
  it('plays through to what its author saw', () => {
    const read = parseRecord(text);
    const checked = read.ok ? checkRecord(plugin, game, read.value) : null;
    const end = checked?.ok === true ? bytesOf(timeline.machine, latest(checked.value)) : null;
    expect(end).toBe(bytesOf(timeline.machine, latest(timeline)));
  });

  it('may begin with the byte order mark some editors put there', () => {
    expect(refusalOf(`\uFEFF${text}`)).toBe(null);
  });

  it('brings no name in that hides something, and no two alike', () => {
    const names = ['Ann\u202E', 'A\u200Bnn', 'Bob'];
    const read = parseRecord(withField({ seats: names.map((name) => ({ by: 'person', name })) }));
    expect(read.ok ? read.value.seats.map(({ name }) => name) : read.message).toEqual([
      'Ann',
      'Ann (2)',
      'Bob',
    ]);
  });

  it('is refused, when cut off', () => {
    for (const length of [1, 40, text.length - 1]) {
      expect(refusalOf(text.slice(0, length))).toBe(
        `record/not-json: The file is not a match record, or was cut off: it stops at character ${length}, before its end.`,
      );
    }
    expect(refusalOf('')).toBe('record/not-json: The file is not a match record: it is empty.');
  });

  it('is refused, when it is something else', () => {
    for (const other of ['{}', '[]', 'null', '7', '{"format":"pgn","version":1}']) {
      expect(refusalOf(other)).toBe('record/foreign: This is not a Quoin match record.');
    }
  });

  it('is refused, when from a newer Quoin', () => {
    expect(refusalOf(withField({ version: 2 }))).toBe(
      'record/newer: The record is of version 2, from a newer Quoin; this one reads version 1.',
    );
  });

  it('is refused, when absurdly large, before anything reads it', () => {
    expect(refusalOf(' '.repeat(MAX_RECORD_LENGTH + 1))).toMatch(/^record\/too-large: /);
  });

  it('is refused, when an entry is no entry', () => {
    const place = 'record/malformed: The record is damaged at log.1';
    const neither = `${place}: it is neither a move nor something that happens at the table.`;
    expect(refusalOf(withEntry(1, { by: null }))).toBe(neither);
    expect(refusalOf(withEntry(1, { move: null }))).toBe(neither);
    expect(refusalOf(withEntry(1, { extra: 1 }))).toBe(neither);
    expect(refusalOf(withField({ extra: 1 }))).toMatch(/damaged at extra: there is a field too many\.$/);
  });

  it('is refused, when somebody unknown sits at its table', () => {
    const seats = record.seats.map((seat, i) => (i === 1 ? { by: 'bot', bot: 'nobody', name: 'N' } : seat));
    expect(refusalOf(withField({ seats }))).toMatch(/damaged at seats: High Card knows no such/);
  });

  it('is refused in a sentence that can be shown, whatever it quotes', () => {
    const refusal = refusalOf(withField({ game: `\u001b[31m${'x'.repeat(100_000)}` })) ?? '';
    expect(refusal.length).toBeLessThan(500);
    expect(refusal).not.toMatch(/\p{Cc}/u);
  });

  it('is refused, when nested absurdly deep', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(refusalOf(deep)).toMatch(/^record\/malformed: The record is damaged: it is nested/);
    expect(refusalOf(text.replace('"settings":{', `"settings":{"deep":${deep},`))).toMatch(/nested/);
  });

  it('is refused, when played with a word list that is not here', () => {
    expect(refusalOf(withField({ resources: [{ name: 'klingon', hash: 'k' }] }))).toBe(
      'record/resources: This match was played with “klingon”, which is not on this device.',
    );
  });

  it('is refused, when of another game or other rules', () => {
    expect(refusalOf(withField({ game: 'whist' }))).toBe(
      'record/other-game: The record is of “whist”, not High Card.',
    );
    expect(refusalOf(withField({ rules: 2 }))).toBe(
      'record/other-rules: The record was played by version 2 of the rules of High Card; these are version 1.',
    );
  });

  it('is refused, when damaged, with the place named', () => {
    expect(refusalOf(withField({ seed: -1 }))).toMatch(/^record\/malformed: The record is damaged at seed: /);
    expect(refusalOf(withField({ seats: [] }))).toMatch(/damaged at seats: /);
    expect(refusalOf(withField({ carried: 'much' }))).toMatch(/damaged at carried\.$/);
    expect(refusalOf(withEntry(1, { at: 'noon' }))).toMatch(/damaged at log\.1/);
    expect(refusalOf(withEntry(2, { n: 9 }))).toBe(
      'record/malformed: The record is damaged at log.2: entry 3 is numbered 9.',
    );
    expect(refusalOf(withEntry(2, { at: 10 }))).toBe(
      'record/malformed: The record is damaged at log.2: its time runs backwards.',
    );
    expect(refusalOf(withField({ until: 100 }))).toMatch(
      /damaged at until: it ends before its last entry\.$/,
    );
    expect(refusalOf(withField({ extra: 1 }))).toMatch(/^record\/malformed: /);
  });

  it('is refused, when its settings do not fit', () => {
    expect(refusalOf(withField({ settings: { goal: 99 } }))).toBe(
      'record/settings: The record’s settings do not fit: Points to win is a whole number from 1 to 3.',
    );
  });

  it('is refused, when it leaves settings out: defaults may change', () => {
    for (const settings of [{}, { goal: 3, clock: 'slow' }]) {
      expect(refusalOf(withField({ settings }))).toBe(
        'record/settings: The record’s settings do not fit: some are missing.',
      );
    }
  });

  it('is refused, when it seats more or fewer than the game does', () => {
    const seat = { by: 'person', name: 'Ada' };
    expect(refusalOf(withField({ seats: [seat], log: [] }))).toMatch(/^record\/malformed: .*seats/);
    expect(refusalOf(withField({ seats: Array(9).fill(seat), log: [] }))).toMatch(
      /^record\/malformed: .*seats/,
    );
  });

  it('is refused, when an entry breaks the rules, with the entry named', () => {
    const refused = 'record/illegal: Entry 2 of the record does not fit: ';
    expect(refusalOf(withEntry(1, { by: 0 }))).toBe(`${refused}It is not your turn.`);
    expect(refusalOf(withEntry(1, { by: 7 }))).toBe(`${refused}there is no seat 7.`);
    expect(refusalOf(withEntry(1, { move: { type: 'xstate.stop' } }))).toBe(
      `${refused}it is not a move of this game.`,
    );
    expect(refusalOf(withEntry(2, { table: { type: 'back', to: 3 } }))).toBe(
      'record/illegal: Entry 3 of the record does not fit: it goes back to entry 3, which is not before it.',
    );
    const over = moves(timeline, [0, 'quit', 6000]);
    const late = {
      ...recordFor(over),
      log: [...over.log, { n: 6, at: 7000, by: 0, move: { type: 'keep' } }],
    };
    expect(refusalOf(JSON.stringify({ ...late, until: 7000 }))).toBe(
      'record/illegal: Entry 6 of the record does not fit: the match was over before it.',
    );
  });
});

describe('a record that makes the chart throw', () => {
  it('is refused like any other that does not fit', () => {
    const machine = highCard.provide({
      guards: {
        isTurn: () => {
          throw new Error('No such card.');
        },
      },
    });
    const checked = checkRecord(plugin, { ...game, machine: () => machine }, record);
    expect(checked).toMatchObject({
      ok: false,
      code: 'record/illegal',
      message: expect.stringMatching(
        /^Entry 1 of the record does not fit: the game stumbled over it \([^]*No such card\)\.$/,
      ),
    });
  });
});

describe('any other file', () => {
  it('is refused with a sentence, or plays through: nothing throws', () => {
    fc.assert(
      fc.property(fc.json(), (file) => {
        expect(refusalOf(file)).toMatch(/^record\/[a-z-]+: .*\.$/);
      }),
      { numRuns: 100 },
    );
  });

  it('that is a record with one value changed is refused with a sentence, or folds as it says', () => {
    fc.assert(
      fc.property(fc.nat(), strange, (place, value) => {
        const places = { left: place % countOf(record) };
        const changed = JSON.stringify(mutate(record, places, value));
        const refusal = refusalOf(changed);
        if (refusal !== null) {
          expect(refusal).toMatch(/^record\/[a-z-]+: .*\.$/);
          return;
        }
        const read = readRecord(JSON.parse(changed));
        if (!read.ok) throw new Error(read.message);
        const { log } = read.value;
        expect(foldRecord(game.machine(), read.value).states).toHaveLength(log.length + 1);
      }),
      { numRuns: 300 },
    );
  });

  it('that is a record with some characters changed is refused with a sentence, or folds', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), fc.nat(5), (at, put, cut) => {
        const refusal = refusalOf(text.slice(0, at) + put + text.slice(at + cut));
        expect(refusal ?? 'record/fine: it folds.').toMatch(/^record\/[a-z-]+: [^]*\.$/);
      }),
      { numRuns: 300 },
    );
  });
});

/** Values that a damaged or forged file may have anywhere. */
const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 1, 2, 3, 0.5, 1e21, 2 ** 53, '', 'keep', 'quit', 'bot', [], {}),
  fc.constantFrom(
    { type: 'again', seed: 4 },
    { type: 'back', to: 0 },
    { by: 'bot', bot: 'nobody', name: 'N' },
  ),
  fc.string({ maxLength: 50 }),
);

/** How many values a JSON value is made of. */
function countOf(value: unknown): number {
  return (
    1 + (isObject(value) ? Object.values(value).reduce<number>((sum, member) => sum + countOf(member), 0) : 0)
  );
}

/** The value with the `left`-th of its values replaced. */
function mutate(value: unknown, places: { left: number }, by: Json): unknown {
  if (places.left-- === 0) return by;
  if (Array.isArray(value)) return value.map((member: unknown) => mutate(member, places, by));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mutate(member, places, by)]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
