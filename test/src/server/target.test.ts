import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalizeBase } from '#src/server/base.ts';
import { readTarget } from '#src/server/target.ts';

describe('a base path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['arcade', '/arcade/'],
    ['/arcade', '/arcade/'],
    ['//a/b//', '/a/b/'],
  ])('%j is served under %j', (text, base) => {
    expect(normalizeBase(text)).toBe(base);
  });

  it.each(['/a b/', '/a//b/', '/../', '/"><script>/', '/a?b/', '/ä/', '/./'])(
    '%j is refused with a sentence',
    (text) => {
      expect(() => normalizeBase(text)).toThrow(/cannot be used/);
    },
  );
});

describe('a request target', () => {
  it('never names anything outside the base, whatever is asked', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e',
      '%2F',
      '/',
      '//',
      '%5c',
      '\\',
      'a',
      '%',
      '%00',
      'assets',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = readTarget(`/${pieces.join('')}`, '/');
        if (target.kind !== 'path') return;
        expect(target.path.split('/')).not.toContain('..');
        expect(target.path).not.toMatch(/[\\\0]/);
      }),
    );
  });

  it('gives back every harmless name, percent-encoded or not', () => {
    const name = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => !/[/\\\0]|^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(name, (text) => {
        expect(readTarget(`/${encodeURIComponent(text)}`, '/')).toEqual({ kind: 'path', path: text });
      }),
    );
  });
});
