import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forkTreeOf, type ForkNode } from '#shared/match/forkTree.ts';
import type { MatchHead } from '#shared/match/matchStore.ts';

function head(id: string, from: string | null = null, at = 0): MatchHead {
  const origin = from === null ? null : { id: from, n: at / 10, at };
  return { id, game: 'any', touched: 1, started: 1, final: false, brief: null, origin };
}

/** `root(a, b(c))`; `!` marks one that is gone. */
function drawn(node: ForkNode | null): string {
  if (node === null) return '';
  const forks = node.forks.map(drawn).join(' ');
  return `${node.id}${node.head === null ? '!' : ''}${forks === '' ? '' : `(${forks})`}`;
}

const FAMILY = [
  head('root'),
  head('late', 'root', 50),
  head('early', 'root', 20),
  head('grand', 'late', 60),
  head('other'),
];

test.each(['root', 'late', 'grand'])('%s has the whole family, forks in the order they left', (id) => {
  expect(drawn(forkTreeOf(FAMILY, id))).toBe('root(early late(grand))');
});

test('a match that nothing was forked from or to has no tree', () => {
  expect(forkTreeOf(FAMILY, 'other')).toBeNull();
  expect(forkTreeOf([], 'nobody')).toBeNull();
});

test('a match that was deleted is still above its forks', () => {
  const left = FAMILY.filter(({ id }) => id !== 'root');
  expect(drawn(forkTreeOf(left, 'grand'))).toBe('root!(early late(grand))');
  expect(forkTreeOf(left, 'early')?.forks[0]?.origin).toEqual({ id: 'root', n: 2, at: 20 });
});

test('origins that damage has bent into a circle still make a tree', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const bent = fc.array(fc.option(fc.constantFrom(...ids)), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(bent, fc.constantFrom(...ids), (parents, id) => {
      const tree = forkTreeOf(
        ids.map((each, i) => head(each, parents[i] ?? null)),
        id,
      );
      const own = parents[ids.indexOf(id)] ?? null;
      if (own !== null && own !== id) expect(drawn(tree)).toContain(id);
    }),
  );
});
