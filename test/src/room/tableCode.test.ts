import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_SYMBOLS,
  drawCode,
  readAddress,
  readCode,
  readInvitation,
  shownCode,
} from '#src/room/tableCode.ts';

const codes = fc
  .array(fc.integer({ min: 0, max: CODE_SYMBOLS.length - 1 }), { minLength: 6, maxLength: 6 })
  .map((places) => {
    const left = [...places];
    return drawCode(() => left.shift() ?? 0);
  });

describe('the code of a table', () => {
  it.each([
    ['7KR4MX', '7KR4MX'],
    ['7kr4mx', '7KR4MX'],
    [' 7kr-4mx ', '7KR4MX'],
    ['7KR 4MX', '7KR4MX'],
    ['7kr–4mx', '7KR4MX'],
    ['7.k.r.4.m.x', '7KR4MX'],
    ['7KR4M', null],
    ['7KR4MXX', null],
    ['7KR4M0', null],
    ['7KR4MI', null],
    ['7KR4Mß', null],
    ['', null],
    ['../../x', null],
  ])('is read from “%s” as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it('is read as it is shown, in small letters too', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(readCode(code)).toBe(code);
        expect(readCode(shownCode(code).toLowerCase())).toBe(code);
        expect(readInvitation(shownCode(code))).toEqual({ address: null, code });
      }),
    );
  });

  it('is nothing that could name another file or key, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(readCode(typed) ?? '222222').toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
      }),
    );
  });
});

describe('an invitation', () => {
  it.each([
    ['7kr 4mx', { address: null, code: '7KR4MX' }],
    ['http://192.168.0.7:4173/t/7KR4MX', { address: 'http://192.168.0.7:4173/', code: '7KR4MX' }],
    ['https://example.org/arcade/t/7kr4mx?x=1#y', { address: 'https://example.org/arcade/', code: '7KR4MX' }],
    ['Example.ORG/t/7KR4MX/', { address: 'http://example.org/', code: '7KR4MX' }],
    ['[::1]:4173/t/7KR4MX', { address: 'http://[::1]:4173/', code: '7KR4MX' }],
    ['http://example.org/', null],
    ['http://example.org/t/NOCODE', null],
    ['ftp://example.org/t/7KR4MX', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('“%s” leads to %o', (typed, invitation) => {
    expect(readInvitation(typed)).toEqual(invitation);
  });
});

describe('an address read out', () => {
  it.each([
    ['192.168.0.7:4173', 'http://192.168.0.7:4173/'],
    [' 192.168.0.7 ', 'http://192.168.0.7/'],
    ['https://Example.org/arcade', 'https://example.org/arcade/'],
    ['[fe80::1]:80/', 'http://[fe80::1]:80/'],
    ['localhost:4173', 'http://localhost:4173/'],
    ['not an address', null],
    ['example.org:123456', null],
    ['user@example.org', null],
    ['', null],
  ])('“%s” is %s', (typed, address) => {
    expect(readAddress(typed)).toBe(address);
  });
});
