import { describe, expect, it } from 'vitest';
import { diffOf } from '#shared/chart/diff.ts';

describe('a diff', () => {
  it('is empty for equal values, however they came about', () => {
    expect(diffOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
  });

  it('names what came, went and changed by its path', () => {
    expect(diffOf({ a: 1, b: { c: true }, 'd e': 0 }, { b: { c: null }, 'd e': 1, f: [] })).toEqual([
      { path: 'a', kind: 'removed', before: 1 },
      { path: 'b.c', kind: 'changed', before: true, after: null },
      { path: '["d e"]', kind: 'changed', before: 0, after: 1 },
      { path: 'f', kind: 'added', after: [] },
    ]);
  });

  it('shows where a text grew or shrank, and a new text whole', () => {
    expect(diffOf('cat dog', 'cats dog')).toEqual([
      { path: '', kind: 'text', at: 3, cut: '', put: 's', length: 8 },
    ]);
    expect(diffOf('cats', 'cat')).toEqual([{ path: '', kind: 'text', at: 3, cut: 's', put: '', length: 3 }]);
    expect(diffOf('yes', 'no')).toEqual([{ path: '', kind: 'changed', before: 'yes', after: 'no' }]);
  });

  it('takes one element put in for one line, not for all that moved', () => {
    expect(diffOf(['a', 'b', 'c'], ['a', 'x', 'b', 'c'])).toEqual([
      { path: '[1]', kind: 'added', after: 'x' },
    ]);
    expect(diffOf(['a', 'b', 'c'], ['a', 'c'])).toEqual([{ path: '[1]', kind: 'removed', before: 'b' }]);
  });

  it('says how many lines of a long list it left out', () => {
    const lines = diffOf({ list: [] }, { list: Array.from({ length: 5000 }, (_, i) => i) });
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toEqual({ path: 'list', kind: 'more', count: 4980 });
  });
});
