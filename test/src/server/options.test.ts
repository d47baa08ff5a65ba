import { describe, expect, it } from 'vitest';

import { readStartOptions } from '#src/server/options.ts';

describe('npm start', () => {
  it('serves this machine on port 4173 when nothing is said', () => {
    expect(readStartOptions([], {})).toEqual({ host: 'localhost', port: 4173, base: '/' });
  });

  it('takes the port from PORT, and from --port before it', () => {
    expect(readStartOptions([], { PORT: '8080' })).toMatchObject({ port: 8080 });
    expect(readStartOptions([], { PORT: '' })).toMatchObject({ port: 4173 });
    expect(readStartOptions(['--port', '9000'], { PORT: '8080' })).toMatchObject({ port: 9000 });
  });

  it('takes a host and a base', () => {
    const argv = ['--host=0.0.0.0', '--base', 'arcade'];
    expect(readStartOptions(argv, {})).toMatchObject({ host: '0.0.0.0', base: '/arcade/' });
  });

  it('helps', () => {
    expect(readStartOptions(['--help'], {})).toBe('help');
  });

  it.each([
    [['--port', 'eighty'], /"eighty" is not a number from 0 to 65535/],
    [['--port', '65536'], /not a number/],
    [['--prot', '80'], /--prot/],
    [['extra'], /extra/],
    [['--base', '/a b/'], /cannot be used/],
    [['--host', ''], /host is empty/],
  ])('refuses %j with a sentence', (argv, sentence) => {
    expect(() => readStartOptions(argv, {})).toThrow(sentence);
  });

  it('refuses a PORT that is none', () => {
    expect(() => readStartOptions([], { PORT: '-1' })).toThrow(/"-1" is not a number/);
  });
});
