import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

const inFolder = (name: string): string => join(folder, name);

describe('quoin games', () => {
  it('lists the games with their seats', async () => {
    const { exit, json } = await runCli('games', '--json');
    expect(exit).toBe(0);
    expect(json()[0]).toContainEqual({ id: 'boggle', title: 'Boggle', seats: { min: 2, max: 2 } });
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

  it('takes settings, and refuses those out of range with a sentence', async () => {
    const short = await runCli(
      'play',
      'boggle',
      '--set',
      'target=1',
      '--set',
      'difficulty=10',
      '--seed',
      '4',
    );
    expect(short.exit).toBe(0);
    const wrong = await runCli('play', 'boggle', '--set', 'target=0', '--json');
    expect(wrong.exit).toBe(2);
    expect(errorIn(wrong)).toMatchObject({ code: 'usage/set' });
    expect(errorIn(wrong).message).toContain('from 1 to 10000');
  });

  it.each([
    [['play'], /Name a game/],
    [['play', 'chess'], /no game “chess”/],
    [['play', 'boggle', 'now'], /one word too many/],
    [['play', 'boggle', '--seats', 'random'], /2 seats, not 1/],
    [['play', 'boggle', '--seats', 'random,wizard'], /no computer player “wizard”/],
    [['play', 'boggle', '--seats', 'random,toString'], /no computer player “toString”/],
    [['play', 'boggle', '--set', 'speed=1'], /no setting “speed”/],
    [['play', 'boggle', '--set', 'target'], /key=value/],
    [['play', 'boggle', '--seed', '-1'], /seed/],
    [['play', 'boggle', '--seed', '4294967296'], /0 to 4294967295/],
    [['play', 'boggle', '--games', '0'], /1 to/],
    [['play', 'boggle', '--loud'], /--loud/],
  ])('says what is wrong with %j', async (words, sentence) => {
    const { exit, out, err } = await runCli(...words);
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
    [['play', '--help'], /--seats/],
    [['replay', '--help'], /--time/],
    [['check', '--help'], /check \[game\]/],
    [['boggle', '--help'], /solve/],
    [['boggle', 'solve', '--help'], /--plain-q/],
  ])('explains itself at %j', async (words, text) => {
    const { exit, out } = await runCli(...words);
    expect(exit).toBe(0);
    expect(out).toMatch(text);
  });

  it.each([[[]], [['dance']], [['boggle']], [['boggle', 'dance']]])(
    'says what there is at %j',
    async (words) => {
      const { exit, out, err } = await runCli(...words);
      expect(exit).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(/quoin .*--help|Usage/);
    },
  );

  it('prints nothing but JSON on standard output with --json, errors too', async () => {
    const ran = await runCli('dance', '--json');
    expect(ran.exit).toBe(2);
    expect(errorIn(ran).code).toBe('usage/command');
  });
});
