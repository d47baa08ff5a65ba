/** The lid of a game's box: flat spot ink with one bold picture, given as data and drawn by the menu. */

export type LidInk = 'petrol' | 'vermilion' | 'marigold' | 'rose';

/** Signs that tell tiles apart without colour. */
export type Glyph = 'circle' | 'diamond' | 'cross' | 'triangle' | 'square' | 'ring' | 'bar' | 'star';

/** Inks of tiles: ivory is the plain tile, marigold the accent. */
export type TileInk = 'ivory' | 'marigold' | 'blue' | 'red' | 'green';

/** Places and lengths are in units of a picture that is 440 wide and 184 high, its middle always in sight. */
export type LidPiece =
  /** A tile with a letter, a glyph or nothing on it: its middle, its side, its turn in degrees. */
  | {
      readonly piece: 'tile';
      readonly x: number;
      readonly y: number;
      readonly side: number;
      readonly turn?: number;
      readonly ink?: TileInk;
      readonly face?: string;
      readonly glyph?: Glyph;
      /** Without its side edge: it lies in the box. */
      readonly flat?: boolean;
    }
  /** A pale square of the board below. */
  | { readonly piece: 'square'; readonly x: number; readonly y: number; readonly side: number }
  /** A thick line, as an SVG path. */
  | { readonly piece: 'ribbon'; readonly path: string; readonly width: number }
  /** A pip of a die. */
  | { readonly piece: 'pip'; readonly x: number; readonly y: number; readonly radius: number };

export interface Lid {
  readonly ink: LidInk;
  readonly pieces: readonly LidPiece[];
}
