/** Which match was forked from which: the family of one, from the list of all that are kept. */
import type { MatchHead } from './matchStore.ts';
import type { Origin } from './origin.ts';

export interface ForkNode {
  readonly id: string;
  /** Null for a match that is not kept any more: only what was forked from it tells of it. */
  readonly head: MatchHead | null;
  /** Where it left the match above it; null at the root. */
  readonly origin: Origin | null;
  /** By where they left it, the earliest first. */
  readonly forks: readonly ForkNode[];
}

/** The tree that a match belongs to, from its eldest down; null where nothing was forked from or to it. */
export function forkTreeOf(heads: readonly MatchHead[], id: string): ForkNode | null {
  const byId = new Map(heads.map((head) => [head.id, head]));
  const root = eldestOf(byId, id);
  const tree = nodeOf(byId, heads, root, new Set());
  return tree.forks.length === 0 ? null : tree;
}

/** Damaged origins may go in a circle: then it is wherever one comes back to. */
function eldestOf(byId: ReadonlyMap<string, MatchHead>, id: string): string {
  const seen = new Set([id]);
  let eldest = id;
  for (let next = originOf(byId, id); next !== null && !seen.has(next.id); next = originOf(byId, eldest)) {
    eldest = next.id;
    seen.add(eldest);
  }
  return eldest;
}

function originOf(byId: ReadonlyMap<string, MatchHead>, id: string): Origin | null {
  return byId.get(id)?.origin ?? null;
}

function nodeOf(
  byId: ReadonlyMap<string, MatchHead>,
  heads: readonly MatchHead[],
  id: string,
  above: ReadonlySet<string>,
): ForkNode {
  const path = new Set([...above, id]);
  const forks = heads
    .filter((head) => head.origin?.id === id && !path.has(head.id))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.started - b.started)
    .map((head) => nodeOf(byId, heads, head.id, path));
  return { id, head: byId.get(id) ?? null, origin: above.size === 0 ? null : originOf(byId, id), forks };
}

function placeOf({ origin }: MatchHead): number {
  return origin?.at ?? 0;
}
