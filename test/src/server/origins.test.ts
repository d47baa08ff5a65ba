import { expect, it } from 'vitest';

import { createOrigins, readOrigin } from '#src/server/origins.ts';

it.each([
  ['http://localhost:4173', 'localhost:4173', true],
  ['https://play.example', 'play.example', true], // TLS ends at a proxy
  ['https://play.example', 'play.example:443', true],
  ['http://play.example', 'PLAY.example:80', true],
  ['http://play.example', 'play.example:443', false],
  ['http://[fd00::5]:4173', '[fd00::5]:4173', true],
  [undefined, 'localhost:4173', true], // no page
  ['http://localhost:4174', 'localhost:4173', false],
  ['https://play.example.evil.example', 'play.example', false],
  ['https://evil.example/play.example', 'play.example', false],
  ['https://play.example@evil.example', 'evil.example', false],
  ['null', 'null', false],
  ['file://', '', false],
  ['http://localhost:4173', undefined, false],
  ['https://friend.example', 'play.example', true], // by --origin
  ['http://friend.example', 'play.example', false],
])('a page of %s at host %s: %s', (origin, host, fine) => {
  const headers = { ...(origin !== undefined && { origin }), ...(host !== undefined && { host }) };
  expect(createOrigins(['https://friend.example'])({ headers })).toBe(fine);
});

it('--origin takes an origin as people write it', () => {
  expect(readOrigin('https://Play.example/')).toEqual({ ok: true, value: 'https://play.example' });
  expect(readOrigin('http://play.example:80')).toEqual({ ok: true, value: 'http://play.example' });
});

it.each(['play.example', 'https://play.example/arcade', 'ftp://play.example', '*', ''])(
  '--origin %j is refused with a sentence',
  (text) => {
    expect(readOrigin(text)).toMatchObject({ ok: false, code: 'usage/origin' });
  },
);
