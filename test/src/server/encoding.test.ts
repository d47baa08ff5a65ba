import { expect, it } from 'vitest';

import { acceptedEncodings } from '#src/server/encoding.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0, gzip;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['gzip;q=0.5, br;q=0.1', ['gzip', 'br', 'identity']],
  ['*;q=0, GZIP', ['gzip', 'identity']],
  ['br;q=nonsense', ['identity']],
  ['library, brought', ['identity']],
])('Accept-Encoding %j means %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
