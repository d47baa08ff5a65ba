/**
 * One flat level of a chart: sized boxes and labelled arrows between them. Dagre orders and spreads them; the lines are
 * then drawn with right angles. Arrows run from lower to higher ranks here; whoever asks turns the backward ones round.
 */
import { lateralsOf, waypointsOf } from './ends.ts';
import type { Level, LevelEdge, LevelLateral, LevelNode } from './levelTypes.ts';
import { itemsOf, ranksIn } from './order.ts';
import { gather, settle, smooth, straighten } from './straighten.ts';
import { drawLines } from './tracks.ts';

export type LayOutLevel = (
  nodes: readonly LevelNode[],
  edges: readonly LevelEdge[],
  laterals: readonly LevelLateral[],
) => Level;

/** Lays out levels, the same one only once: plans of a chart differ in few of theirs. */
export function levelMemory(): LayOutLevel {
  const known = new Map<string, Level>();
  return (nodes, edges, laterals) => {
    const plain = nodes.map((node) => ({ ...node, ports: [...node.ports] }));
    const key = JSON.stringify([plain, edges, laterals]);
    const level = known.get(key) ?? layOutLevel(nodes, edges, laterals);
    known.set(key, level);
    return level;
  };
}

/** Places the boxes, lines and labels of a level, in px. */
const layOutLevel: LayOutLevel = (nodes, edges, laterals) => {
  const items = itemsOf(nodes, edges);
  straighten(items, edges);
  for (const rank of ranksIn(items)) settle(rank);
  gather(items);
  smooth(items, edges);
  const { waypoints, marks } = waypointsOf(items, edges);
  const flow = drawLines(items, edges, waypoints);
  const aside = lateralsOf(nodes, laterals, flow.boxes);
  return {
    ...flow,
    lines: new Map([...flow.lines, ...aside.lines]),
    marks: new Map([...marks, ...aside.marks]),
  };
};
