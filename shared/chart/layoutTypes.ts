/**
 * A chart laid out: where each box, arrow and word stands, in px from the top left corner. Whoever draws it (the live
 * chart, the SVG document) adds colour, and counts at the places kept for them.
 */
import type { ChartStateKind } from './chart.ts';

/** Which way the chart runs: to the right where there is width, down on a phone. */
export type ChartDirection = 'right' | 'down';

/** What is written in one hand: names of states, names of compounds, an arrow's event, and the rest of a label. */
export type ChartFont = 'name' | 'heading' | 'event' | 'plain';

/** Size in px and weight of each; counts are set in `plain` size, monospaced. */
export const CHART_FONTS = {
  name: { size: 15, weight: 650 },
  heading: { size: 17, weight: 800 },
  event: { size: 13, weight: 650 },
  plain: { size: 13, weight: 400 },
} as const satisfies Readonly<Record<ChartFont, { readonly size: number; readonly weight: number }>>;

/** The width of a text in px. */
export type Measure = (text: string, font: ChartFont) => number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `x`, `y` are the top left corner. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface TextPart {
  /** With all that stands around it: `[new word]`, `/ keep, hide`. Parts of a row are parted by a space. */
  readonly text: string;
  /** An event is written in `event`, the others in `plain`. */
  readonly role: 'event' | 'guard' | 'actions';
}

/** One line of text; `x`, `y` are its anchor on the baseline. */
export interface TextRow extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly parts: readonly TextPart[];
  /** The arrow's count (“×39”, “never”) is written after the last part of this row: room is kept for it. */
  readonly counted: boolean;
}

/** An arrow that is a line of text in its state: it stays there, or leads to itself or to a state around it. */
export interface ListRow extends TextRow {
  /** The arrow's name. */
  readonly arrow: string;
  /** The line with its room, for lighting it up. */
  readonly rect: Rect;
}

/** A state. Boxes are in the order of the chart, so parents come before what is in them: draw them in this order. */
export interface Box extends Rect {
  readonly path: string;
  readonly kind: ChartStateKind;
  /** 0 for the root. */
  readonly depth: number;
  /** A region of a parallel state: its border is dashed. A `final` has a double border, the inner one 4 px inside. */
  readonly region: boolean;
  readonly title: {
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'middle';
    readonly text: string;
    readonly font: 'name' | 'heading';
  };
  /** Where “from anywhere” stands over the list (the root's); null else. Written in `event`. */
  readonly listHeading: Point | null;
  readonly list: readonly ListRow[];
}

/** One line of an arrow. */
export interface Line {
  /** Path of the state it leads to. */
  readonly target: string;
  /** At least two; each piece is horizontal or vertical. The last is the arrowhead's tip, on the target's border. */
  readonly points: readonly Point[];
}

/** An arrow that goes somewhere. */
export interface Route {
  /** The arrow's name. */
  readonly arrow: string;
  /** One for each target. */
  readonly lines: readonly Line[];
  /** It leaves from a state around its target: a small circle (radius 5) stands at its beginning. */
  readonly port: Point | null;
  readonly label: { readonly rect: Rect; readonly rows: readonly TextRow[] };
}

/** The dot and little arrow to the state entered first. */
export interface InitialMark {
  /** Path of the state that is entered. */
  readonly target: string;
  /** Centre of the dot, radius 5.5. */
  readonly dot: Point;
  /** From the dot's border to the arrowhead's tip. */
  readonly points: readonly Point[];
}

export interface ChartLayout {
  readonly direction: ChartDirection;
  readonly width: number;
  readonly height: number;
  /** The root first. */
  readonly boxes: readonly Box[];
  readonly routes: readonly Route[];
  readonly initials: readonly InitialMark[];
}
