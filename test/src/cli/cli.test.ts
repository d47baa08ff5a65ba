import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { plugin } from '#games/boggle/index.ts';
import { parseRecord } from '#shared/match/readRecord.ts';
import { runCli, type Ran } from './runCli.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-cli-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The exact forms that scripts rely on: nothing missing, nothing more. */
const STANDING = v.array(v.strictObject({ seat: v.number(), score: v.number(), won: v.boolean() }));
const GAME_LINE = v.strictObject({ seed: v.number(), entries: v.number(), standing: STANDING });
const MOMENT = v.strictObject({
  game: v.string(),
  state: v.string(),
  at: v.number(),
  entries: v.number(),
  standing: STANDING,
});
const FAILURE = v.strictObject({
  error: v.strictObject({ code: v.string(), message: v.pipe(v.string(), v.endsWith('.')) }),
});

/** The code and sentence of the one error printed. */
function errorIn(ran: Ran): { readonly code: string; readonly message: string } {
  return v.parse(FAILURE, ran.json()[0]).error;
}

/** A command line as one types it. */
const words = (line: string): readonly string[] => line.split(' ');

const inFolder = (name: string): string => join(folder, name);

describe('quoin games', () => {
  it('lists the games with their seats', async () => {
    const { exit, json } = await runCli('games', '--json');
    expect(exit).toBe(0);
    const { min, max } = plugin.seats;
    expect(json()[0]).toContainEqual({ id: 'boggle', title: 'Boggle', seats: { min, max } });
  });
});

describe('--words', () => {
  beforeAll(() => {
    writeFileSync(inFolder('mine.txt'), '# Mine\nHouse\nzzzyx\ntile\nstone\n');
    writeFileSync(inFolder('wrong.txt'), 'house\nt-wo\n');
  });

  it('plays with a list of one’s own; the record opens where the list is given, and only there', async () => {
    const record = inFolder('own.json');
    const mine = inFolder('mine.txt');
    const played = await runCli(...words('play boggle --seed 3 --json --words'), mine, '--record', record);
    expect(played.err).toBe('');
    expect(played.exit).toBe(0);
    const kept = parseRecord(readFileSync(record, 'utf8'));
    expect(kept).toMatchObject({
      ok: true,
      value: { resources: [{ name: 'own:mine' }, { name: 'english' }] },
    });
    expect((await runCli('replay', record, '--words', mine, '--json')).exit).toBe(0);
    const without = await runCli('replay', record, '--json');
    expect(without.exit).toBe(1);
    expect(errorIn(without)).toEqual({
      code: 'record/resources',
      message:
        'This match was played with the word list “mine”, which is not on this device. Load that list and open it again.',
    });
  });

  it('may be outdone by a setting, which names a list by its title', async () => {
    const record = inFolder('english.json');
    const ran = await runCli(
      ...words('play boggle --seed 3 --json --set lexicon=english --words'),
      inFolder('mine.txt'),
      '--record',
      record,
    );
    expect(ran.exit).toBe(0);
    expect(parseRecord(readFileSync(record, 'utf8'))).toMatchObject({
      ok: true,
      value: { resources: [{ name: 'english' }] },
    });
  });

  it('names a wrong file with its line', async () => {
    const ran = await runCli('play', 'boggle', '--json', '--words', inFolder('wrong.txt'));
    expect(ran.exit).toBe(2);
    expect(errorIn(ran).message).toMatch(
      /wrong\.txt: Line 2: “t-wo” is not a word of 2 to 30 letters a to z\.$/,
    );
  });
});

describe('quoin play', () => {
  it('plays the same game again from the same seed', async () => {
    const first = await runCli('play', 'boggle', '--seats', 'random,learner', '--seed', '3', '--json');
    const again = await runCli('play', 'boggle', '--seats', 'random,learner', '--seed', '3', '--json');
    expect(first.exit).toBe(0);
    expect(again.out).toBe(first.out);
    const line = v.parse(GAME_LINE, first.json()[0]);
    expect(line.seed).toBe(3);
    expect(line.standing.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(line.standing.filter(({ won }) => won).length).toBeLessThanOrEqual(1);
  });

  it('prints a line a game, and writes a record each', async () => {
    const { exit, json } = await runCli(
      'play',
      'boggle',
      '--games',
      '2',
      '--seed',
      '1',
      '--record',
      inFolder('m'),
    );
    expect(exit).toBe(0);
    const lines = json();
    expect(lines).toHaveLength(2);
    for (const [i, name] of ['m', 'm-2'].entries()) {
      const record = parseRecord(readFileSync(inFolder(name), 'utf8'));
      expect(record.ok && { seed: record.value.seed, entries: record.value.log.length }).toMatchObject({
        seed: i + 1,
      });
      expect(lines[i]).toMatchObject({ entries: record.ok ? record.value.log.length : -1 });
    }
  });

  it('plays by the settings it is given', async () => {
    await runCli(...words('play boggle --set target=1 --set difficulty=10 --seed 4 --record'), inFolder('s'));
    const record = parseRecord(readFileSync(inFolder('s'), 'utf8'));
    expect(record).toMatchObject({ value: { settings: { target: 1, difficulty: 10 } } });
  });

  it('refuses settings out of range with a sentence', async () => {
    const wrong = await runCli(...words('play boggle --set target=0 --json'));
    expect(wrong.exit).toBe(2);
    expect(errorIn(wrong)).toMatchObject({ code: 'usage/set' });
    expect(errorIn(wrong).message).toContain('from 1 to 10,000');
  });

  it('says when a record cannot be written', async () => {
    const ran = await runCli(...words('play boggle --games 2 --seed 1 --json --record'), inFolder('no/such'));
    expect(ran.exit).toBe(2);
    expect(errorIn(ran).code).toBe('file/unwritable');
  });

  it.each([
    [['play'], /Name a game/],
    [['play', 'chess'], /no game “chess”/],
    [['play', 'boggle', 'now'], /one word too many/],
    [
      ['play', 'boggle', '--seats', Array.from({ length: 65 }, () => 'random').join()],
      /Boggle has \d+ to \d+ seats, not 65/,
    ],
    [['play', 'boggle', '--seats', 'random,wizard'], /no computer player “wizard”/],
    [['play', 'boggle', '--seats', 'random,toString'], /no computer player “toString”/],
    [['play', 'boggle', '--set', 'speed=1'], /no setting “speed”/],
    [['play', 'boggle', '--set', '__proto__=1'], /no setting “__proto__”/],
    [['play', 'boggle', '--set', 'target'], /key=value/],
    [['play', 'boggle', '--seed', '-1'], /--seed wants a value.*--seed=-1/],
    [['play', 'boggle', '--seed=-1'], /0 to 4294967295/],
    [['play', 'boggle', '--seed', '4294967296'], /0 to 4294967295/],
    [['play', 'boggle', '--games', '0'], /1 to/],
    [['play', 'boggle', '--loud'], /--loud/],
  ])('says what is wrong with %j', async (line, sentence) => {
    const { exit, out, err } = await runCli(...line);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
  });
});

describe('quoin replay', () => {
  it('folds a record to its end, after an entry, and at a time', async () => {
    await runCli(
      'play',
      'boggle',
      '--seats',
      'random,learner',
      '--seed',
      '9',
      '--record',
      inFolder('r.json'),
    );
    const end = await runCli('replay', inFolder('r.json'), '--json');
    expect(end.exit).toBe(0);
    expect(v.parse(MOMENT, end.json()[0])).toMatchObject({ game: 'boggle', state: 'gameOver' });
    const start = await runCli('replay', inFolder('r.json'), '--at', '0', '--json');
    expect(start.json()).toMatchObject([{ state: 'betweenRounds', at: 0, entries: 0 }]);
    const middle = await runCli('replay', inFolder('r.json'), '--at', '3', '--json');
    expect(middle.json()).toMatchObject([{ entries: 3 }]);
    const early = await runCli('replay', inFolder('r.json'), '--time', '60000', '--json');
    expect(early.json()).toMatchObject([{ at: 60_000 }]);
  });

  it('finds the file in the folder it is called from', async () => {
    await runCli('play', 'boggle', '--seed', '9', '--record', inFolder('here.json'));
    vi.stubEnv('INIT_CWD', folder);
    expect((await runCli('replay', 'here.json')).exit).toBe(0);
  });

  it('refuses a record that is damaged or foreign: the answer is no', async () => {
    writeFileSync(inFolder('cut.json'), '{"format":"quoin-match","ver');
    writeFileSync(inFolder('other.json'), '{"format":"other"}');
    for (const [name, code] of [
      ['cut.json', 'record/not-json'],
      ['other.json', 'record/foreign'],
    ] as const) {
      const ran = await runCli('replay', inFolder(name), '--json');
      expect(ran.exit).toBe(1);
      expect(errorIn(ran).code).toBe(code);
    }
  });

  it('counts a file that is not there, or a moment that never was, as wrong usage', async () => {
    const missing = await runCli('replay', inFolder('nowhere.json'), '--json');
    expect(missing.exit).toBe(2);
    expect(missing.json()).toMatchObject([{ error: { code: 'file/unreadable' } }]);
    await runCli('play', 'boggle', '--seed', '9', '--record', inFolder('t.json'));
    expect((await runCli('replay', inFolder('t.json'), '--at', '999999')).exit).toBe(2);
    expect((await runCli('replay', inFolder('t.json'), '--at', '1', '--time', '1')).exit).toBe(2);
  });
});

describe('quoin', () => {
  it.each([
    [['--help'], /replay/],
    [['-h'], /replay/],
    [['games', '-h'], /Usage: quoin games/],
    [['play', '--help'], /--seats/],
    [['replay', '--help'], /--time/],
    [['check', '--help'], /check \[game\]/],
    [['boggle', '--help'], /solve/],
    [['boggle', 'solve', '--help'], /--plain-q/],
  ])('explains itself at %j', async (line, text) => {
    const { exit, out } = await runCli(...line);
    expect(exit).toBe(0);
    expect(out).toMatch(text);
  });

  it.each([[[]], [['dance']], [['boggle']], [['boggle', 'dance']]])(
    'says what there is at %j',
    async (line) => {
      const { exit, out, err } = await runCli(...line);
      expect(exit).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(/quoin .*--help|Usage/);
    },
  );

  it.each([
    'dance',
    '--json',
    'boggle',
    'boggle dance',
    'games now',
    'play',
    'play boggle --loud',
    'replay nowhere.json',
    'boggle solve --board abc',
    'boggle bench --boards none',
  ])('prints one error as JSON, and nothing else, at “%s --json”', async (line) => {
    const ran = await runCli(...words(line), '--json');
    expect(ran.exit).toBe(2);
    expect(ran.json()).toHaveLength(1);
    expect(errorIn(ran).code).toMatch(/^(usage|file)\//);
  });

  it.each(['--help', 'games --help', 'boggle --help', 'boggle solve --help'])(
    'prints its help as JSON at “%s --json”',
    async (line) => {
      const ran = await runCli(...words(line), '--json');
      expect(ran.exit).toBe(0);
      expect(ran.json()).toEqual([{ help: expect.stringMatching(/quoin|solve/) }]);
    },
  );
});
