import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readArguments } from '#src/cli/args.ts';
import { LIMITS } from '#src/server/limits.ts';
import { readServeOptions, SERVE_OPTIONS, type ServeOptions } from '#src/server/options.ts';
import type { Result } from '#shared/result.ts';

function read(argv: readonly string[], env: Record<string, string> = {}): Result<ServeOptions> {
  const given = readArguments(argv, SERVE_OPTIONS);
  if (!given.ok) return given;
  const { positionals, options } = given.value;
  return readServeOptions(positionals, options, { platform: 'linux', env, home: '/home/ann' });
}

function options(argv: readonly string[], env: Record<string, string> = {}): ServeOptions {
  const found = read(argv, env);
  if (!found.ok) throw new Error(found.message);
  return found.value;
}

describe('serving', () => {
  it('is for this machine on port 4173, with tables in the data folder, when nothing is said', () => {
    expect(options([])).toEqual({
      host: 'localhost',
      port: 4173,
      base: '/',
      store: `files:${resolve('/home/ann/.local/share/quoin/tables')}`,
      origins: [],
      proxies: 0,
      limits: LIMITS,
      log: undefined,
      metrics: 'local',
    });
  });

  it('takes the port from PORT, and from --port before it', () => {
    expect(options([], { PORT: '8080' })).toMatchObject({ port: 8080 });
    expect(options([], { PORT: '' })).toMatchObject({ port: 4173 });
    expect(options(['--port', '9000'], { PORT: '8080' })).toMatchObject({ port: 9000 });
  });

  it('takes everything else from flags', () => {
    const argv = '--host=0.0.0.0 --base arcade --proxies 2 --log text --metrics public --store memory';
    expect(options(argv.split(' '))).toMatchObject({
      host: '0.0.0.0',
      base: '/arcade/',
      store: 'memory',
      proxies: 2,
      log: 'text',
      metrics: 'public',
    });
    expect(options(['--origin', 'https://a.example', '--origin=https://b.example']).origins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('finds folders from where it was called', () => {
    const env = { INIT_CWD: '/home/ann/games' };
    expect(options(['--store', 'files:kept'], env).store).toBe(`files:${resolve('/home/ann/games/kept')}`);
    expect(options(['--data', '../data'], env).store).toBe(`files:${resolve('/home/ann/data/tables')}`);
    expect(options([], { ...env, QUOIN_DATA: '/srv/quoin' }).store).toBe(
      `files:${resolve('/srv/quoin/tables')}`,
    );
    expect(options(['--store', 'redis://:secret@cache:6379/2']).store).toBe('redis://:secret@cache:6379/2');
  });

  it('lets every limit be set', () => {
    for (const name of Object.keys(LIMITS)) {
      const value = name === 'deadMs' ? 20_000 : 7;
      expect(options(['--limit', `${name}=${value}`]).limits).toEqual({ ...LIMITS, [name]: value });
    }
    expect(options(['--limit', 'nameLength=30', '--limit', 'frameBytes=8192']).limits).toEqual({
      ...LIMITS,
      nameLength: 30,
      frameBytes: 8192,
    });
  });

  it.each([
    [['--port', 'eighty'], /“eighty” is not a number from 0 to 65535/],
    [['--port', '65536'], /not a number/],
    [['--prot', '80'], /--prot/],
    [['extra'], /extra/],
    [['--base', '/a b/'], /cannot be used/],
    [['--host', ''], /host is empty/],
    [['--store', 'mysql:secret'], /^--store is memory, files:FOLDER or redis:\/\/HOST:PORT\.$/],
    [['--store', 'files:'], /--store is/],
    [['--store', 'memory', '--data', 'here'], /not both/],
    [['--data', ''], /data folder is empty/],
    [['--origin', 'play.example'], /“play.example”/],
    [['--proxies', 'two'], /--proxies is a whole number/],
    [['--log', 'xml'], /json, text, off/],
    [['--metrics', 'all'], /local, public/],
    [['--limit', 'seats=4'], /no limit “seats”. There are frameBytes, .*seatsPerTable/],
    [['--limit', 'toString=4'], /no limit “toString”/],
    [['--limit', 'seatsPerTable'], /takes a whole number from 1/],
    [['--limit', 'seatsPerTable=0'], /takes a whole number from 1/],
    [['--limit', 'seatsPerTable=1e3'], /not “1e3”/],
    [['--limit', 'keptMatchMs=9999999999'], /takes a whole number/],
    [['--limit', 'pingMs=30000'], /deadMs \(25000\) must be more than pingMs \(30000\)/],
  ])('refuses %j with a sentence', (argv, sentence) => {
    const found = read(argv);
    expect(found).toMatchObject({ ok: false, code: expect.stringMatching(/^usage\//) });
    expect(found.ok ? '' : found.message).toMatch(sentence);
  });

  it('refuses a PORT that is none', () => {
    expect(read([], { PORT: '-1' })).toMatchObject({ message: expect.stringContaining('“-1”') });
  });
});
