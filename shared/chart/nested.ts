/** A state laid out with all that is in it. Coordinates are from its own top left corner. */
import type { Label } from './labels.ts';
import type { Box, ChartDirection, InitialMark, Measure, Point } from './layoutTypes.ts';
import type { LayOutLevel } from './level.ts';
import type { Hat, Lifted, LiftedEdge } from './lift.ts';
import type { Grouped } from './plan.ts';
import { moveRow } from './lists.ts';
import { move } from './shapes.ts';

export interface Nesting {
  readonly grouped: Grouped;
  readonly lifted: Lifted;
  readonly measure: Measure;
  /** Labels of hats may stand over the gap behind their box. */
  readonly overhang: boolean;
  readonly layOutLevel: LayOutLevel;
  /** Guard and actions in one row are not wider than this, in px. */
  readonly wrapAt: number;
  /** The shape that is best to grow into. */
  readonly room: Room;
}

/** In px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A piece of an edge's line, from lower to higher rank; `order` puts the pieces of one edge in a row. */
export interface Piece {
  readonly edge: string;
  readonly order: number;
  readonly points: readonly Point[];
}

/** A line down onto a box's top, with its label beside it. */
export interface PlacedHat {
  readonly hat: Hat;
  readonly label: Label;
  readonly top: Point;
  readonly tip: Point;
}

export interface PlacedLabel {
  readonly edge: LiftedEdge;
  readonly label: Label;
  readonly at: Point;
  /** Which way its line runs there. */
  readonly direction: ChartDirection;
}

export interface Nested {
  readonly width: number;
  readonly height: number;
  /** Itself first. */
  readonly boxes: readonly Box[];
  readonly pieces: readonly Piece[];
  /** Where the label of an edge is: the middle of its place on the line. */
  readonly labels: readonly PlacedLabel[];
  readonly hats: readonly PlacedHat[];
  readonly initials: readonly InitialMark[];
  /** Where edges cross its border: along the side at its start or end. */
  readonly ports: ReadonlyMap<string, number>;
}

/** The same, further on. */
export function moveNested(nested: Nested, x: number, y: number): Omit<Nested, 'width' | 'height' | 'ports'> {
  return {
    boxes: nested.boxes.map((box) => moveBox(box, x, y)),
    pieces: nested.pieces.map((piece) => ({
      ...piece,
      points: piece.points.map((point) => move(point, x, y)),
    })),
    labels: nested.labels.map((label) => ({ ...label, at: move(label.at, x, y) })),
    hats: nested.hats.map((hat) => ({ ...hat, top: move(hat.top, x, y), tip: move(hat.tip, x, y) })),
    initials: nested.initials.map((mark) => ({
      ...mark,
      dot: move(mark.dot, x, y),
      points: mark.points.map((point) => move(point, x, y)),
    })),
  };
}

function moveBox(box: Box, x: number, y: number): Box {
  return {
    ...move(box, x, y),
    title: move(box.title, x, y),
    listHeading: box.listHeading === null ? null : move(box.listHeading, x, y),
    list: box.list.map((row) => moveRow(row, x, y)),
  };
}
