/**
 * The memory of the fast search (smallSearch.ts): a board, the shape it has, and room for what is on the way, in one
 * array of integers with the automaton after them.
 *
 * V8 keeps the place and the length of a typed array at hand for as long as code uses only that one; with a dozen
 * arrays it fetched them anew for each number read, a third of all the time.
 */
import { QU_SYMBOL } from '#shared/dictionary/letters.ts';
import { neighbourTable } from '#shared/grid/grid.ts';
import type { GridShape } from '#shared/grid/grid.ts';
import { SOLID } from './board.ts';

/** The most cells of a board. */
export const SMALL_CELLS = 16;

/** The symbol of a solid cell; no word has it. */
export const SOLID_SYMBOL = QU_SYMBOL + 1;

const CODE_OF_A = 65; // faces have capitals
const Q_AND_QU = (1 << 16) | (1 << QU_SYMBOL);
export const READABLE = (1 << SOLID_SYMBOL) - 1; // every symbol that words have

// What stands where in the memory; the edges come after the pairs. The first four are zeroed for each board.
export const CELLS_WITH = 0; // symbol → its cells
export const BESIDE = 32; // symbol → all symbols next to any of its cells
export const COUNTS = 64; // letters → words of so many
export const LONGEST = 2 * SMALL_CELLS; // the longest word: sixteen Qu
export const AFTER_TWO = 128; // 32 × symbol + symbol → all symbols that may follow these two
export const ZEROED = AFTER_TWO + 32 * 32;
export const STANDING = ZEROED; // 16 × row + set of its cells → the symbols there
export const SYMBOLS = STANDING + 4 * 16; // cell → its symbol
export const AFTER_STEP = SYMBOLS + 16; // 16 × cell + neighbour → the symbols next to a path of these two cells
export const NEAR = AFTER_STEP + 256; // cell → its neighbours
export const STEPS = NEAR + 16; // every 16 × cell + neighbour there is
export const STEP_PATH = STEPS + 128; // 16 × cell + neighbour → the path of these two cells
export const QUEUE = STEP_PATH + 256; // prefixes to extend by a letter: its edge; 32 × the place of their paths + its symbol
export const QUEUE_END = QUEUE + (1 << 14);
export const PATHS = QUEUE_END; // lists of paths, each after the place of its end + the letters they spell << LETTERS_SHIFT
export const PATHS_END = PATHS + (1 << 15);
export const PAIRS = PATHS_END;

/** Writes the symbols of the cells, those of cells that the board has not as solid; false when it cannot be taken. */
export function writeFaces(m: Int32Array, faces: readonly string[]): boolean {
  let seen = 0;
  for (let cell = 0; cell < faces.length; cell++) {
    const symbol = symbolOf(faces[cell] ?? SOLID);
    if (symbol < 0) return false;
    m[SYMBOLS + cell] = symbol;
    seen |= 1 << symbol;
  }
  for (let cell = faces.length; cell < SMALL_CELLS; cell++) m[SYMBOLS + cell] = SOLID_SYMBOL;
  return (seen & Q_AND_QU) !== Q_AND_QU;
}

/** The symbol of a face of one symbol, else −1. */
function symbolOf(face: string): number {
  if (face.length === 1) {
    const symbol = face.charCodeAt(0) - CODE_OF_A;
    if (symbol >= 0 && symbol < 26) return symbol;
    return face === SOLID ? SOLID_SYMBOL : -1;
  }
  return face === 'Qu' ? QU_SYMBOL : -1;
}

/** Writes what depends on the shape alone; gives the number of steps from cell to cell. */
export function writeShape(m: Int32Array, shape: GridShape): number {
  m.fill(0, NEAR, QUEUE);
  const table = neighbourTable(shape);
  let steps = 0;
  table.forEach((list, cell) => (m[NEAR + cell] = list.reduce((mask, to) => mask | (1 << to), 0)));
  table.forEach((list, cell) => {
    for (const to of list) {
      const step = 16 * cell + to;
      m[STEPS + steps++] = step;
      m[STEP_PATH + step] = (((1 << cell) | (1 << to)) << 16) | ((m[NEAR + to] ?? 0) & ~(1 << cell));
    }
  });
  return steps;
}

/** The symbols on a set of cells. */
export function symbolsOn(m: Int32Array, set: number): number {
  return (
    (m[STANDING + (set & 15)] ?? 0) |
    (m[STANDING + 16 + ((set >>> 4) & 15)] ?? 0) |
    (m[STANDING + 32 + ((set >>> 8) & 15)] ?? 0) |
    (m[STANDING + 48 + (set >>> 12)] ?? 0)
  );
}
