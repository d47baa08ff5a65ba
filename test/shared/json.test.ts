import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, isDeeperThan, sameJson } from '#shared/json.ts';

describe('canonical JSON', () => {
  it('has the same bytes whatever the order of keys', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, { f: 3, e: null }], c: '"' } })).toBe(
      '{"a":{"c":"\\"","d":[2,{"e":null,"f":3}]},"b":1}',
    );
  });

  it('leaves out what JSON leaves out', () => {
    expect(canonicalJson({ a: undefined, b: [undefined], c: () => 1, d: NaN })).toBe('{"b":[null],"d":null}');
  });

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('sameness', () => {
  it('is that of the canonical bytes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.boolean(), (one, other, again) => {
        const second: unknown = again ? JSON.parse(JSON.stringify(one)) : other;
        expect(sameJson(one, second)).toBe(canonicalJson(one) === canonicalJson(second));
      }),
    );
  });

  it('asks neither for the order of keys nor for what JSON leaves out', () => {
    expect(sameJson({ a: 1, b: { c: [NaN] } }, { b: { c: [null], d: undefined }, a: 1 })).toBe(true);
    expect(sameJson([undefined], [null])).toBe(true);
    expect(sameJson({ a: [] }, { a: {} })).toBe(false);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
  });
});

describe('depth', () => {
  it('is counted without a stack that could overflow', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(isDeeperThan(deep, 100)).toBe(true);
    expect(isDeeperThan({ a: [{ b: 1 }] }, 3)).toBe(false);
    expect(isDeeperThan({ a: [{ b: 1 }] }, 2)).toBe(true);
    expect(isDeeperThan('flat', 0)).toBe(false);
  });
});
