/** Which way the arrows of one level run, and how far along each state stands. */

interface RankEdge {
  readonly from: string;
  readonly to: string;
}

/**
 * The edges that lead back to where a walk came from, when it starts at the first node and goes on in the given order.
 * Turned round, they leave a graph without cycles.
 */
export function backwardEdges<Edge extends RankEdge>(
  nodes: readonly string[],
  edges: readonly Edge[],
): ReadonlySet<Edge> {
  const back = new Set<Edge>();
  const open = new Set<string>();
  const closed = new Set<string>();
  const visit = (node: string): void => {
    open.add(node);
    for (const edge of edges) {
      if (edge.from !== node) continue;
      if (open.has(edge.to)) back.add(edge);
      else if (!closed.has(edge.to)) visit(edge.to);
    }
    open.delete(node);
    closed.add(node);
  };
  for (const node of nodes) if (!closed.has(node)) visit(node);
  return back;
}

/**
 * A rank for each node of a graph without cycles: one after all before it, as near to what follows as can be.
 * `first` nodes stand at 0, `last` ones behind all others.
 */
export function ranksOf(
  nodes: readonly string[],
  edges: readonly RankEdge[],
  first: ReadonlySet<string>,
  last: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const rank = new Map<string, number>();
  const at = (node: string): number => rank.get(node) ?? 0;
  const settle = (node: string): number => {
    const known = rank.get(node);
    if (known !== undefined) return known;
    const before = edges.filter(({ to }) => to === node).map(({ from }) => settle(from) + 1);
    const own = Math.max(0, ...before);
    rank.set(node, own);
    return own;
  };
  for (const node of nodes) settle(node);
  for (const node of nodes) {
    const out = edges.filter(({ from }) => from === node);
    const fed = edges.some(({ to }) => to === node);
    if (fed || first.has(node) || out.length === 0) continue;
    rank.set(node, Math.min(...out.map(({ to }) => at(to))) - 1);
  }
  const end = Math.max(0, ...nodes.filter((node) => !last.has(node)).map((node) => at(node) + 1));
  for (const node of last) rank.set(node, Math.max(end, at(node)));
  return rank;
}
