/**
 * What one level is made of. Coordinates are along the flow (`u`) and across it (`v`), so that both directions
 * are one.
 */

/** A box with the room around it that its hats and marks take. Ports are fixed places on a side, from its start. */
export interface LevelNode {
  readonly id: string;
  readonly u: number;
  readonly v: number;
  readonly uBefore: number;
  readonly uAfter: number;
  readonly vBefore: number;
  readonly vAfter: number;
  readonly ports: ReadonlyMap<string, number>;
  /** The side at which its initial mark comes in among the arrows; null for none. */
  readonly mark: 'start' | 'low' | null;
  /** How far along its start side arrows may come in; null for all of it. */
  readonly startUpTo: number | null;
}

export interface LevelEdge {
  readonly id: string;
  /** Null: it comes in over the border around the level. */
  readonly from: string | null;
  /** Null: it goes out over the border. */
  readonly to: string | null;
  /** The label's extents along the line and on both sides of it. */
  readonly along: number;
  readonly before: number;
  readonly after: number;
}

/** A line that leaves a box sideways, over the border around the level where `v` is lowest or highest. */
export interface LevelLateral {
  readonly id: string;
  readonly node: string;
  readonly side: 'low' | 'high';
}

export interface Place {
  readonly u: number;
  readonly v: number;
}

export interface Level {
  /** Where each box begins. */
  readonly boxes: ReadonlyMap<string, Place>;
  /** From lower to higher rank. */
  readonly lines: ReadonlyMap<string, readonly Place[]>;
  /** The middle of each label along the line. */
  readonly labels: ReadonlyMap<string, Place>;
  /** Where initial marks come in, by box: along the side that its `mark` names. */
  readonly marks: ReadonlyMap<string, number>;
}

/** Something that stands in a rank: a box, or a place that a line goes through. */
export interface Item {
  readonly rank: number;
  readonly node: LevelNode | null;
  readonly edge: LevelEdge | null;
  /** It carries the label of its edge. */
  readonly labelled: boolean;
  /** Across the flow: where the box's room begins, or where the line is. */
  v: number;
  readonly before: number;
  readonly after: number;
}
