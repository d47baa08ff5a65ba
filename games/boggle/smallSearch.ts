/**
 * The fast search: how many words of each length a board of at most 16 cells holds.
 *
 * It walks the automaton from the root, each prefix once, with *all* the paths that spell the prefix in hand; so each
 * word is met once, and nothing needs marking. A path is one 32-bit integer: the cells used in the upper half, the
 * free neighbours of its last cell in the lower. Four tables of 16 entries, a row of four cells each, give the letters
 * that stand on any set of cells. So at a prefix
 *   - the words that are one letter longer are the letters which both end a word and stand next to some path: two
 *     ANDs, and the set bits are the count;
 *   - the walk goes on only by letters that lead on and stand next to some path, and a letter is skipped when none of
 *     the letters that may follow it stands next to it anywhere on the board.
 *
 * Limits: every face is one symbol (a letter, Qu or solid), and Q and Qu do not stand on one board, as a word could
 * then be spelt in two ways. Boards of one letter over and over may have more paths than there is room for: null.
 */
import { neighbourTable } from '#shared/grid/grid.ts';
import type { GridShape } from '#shared/grid/grid.ts';
import { ENDS_WORD, LEADS_ON, QU_SYMBOL, ROW } from '#shared/dictionary/automaton.ts';
import type { Automaton } from '#shared/dictionary/automaton.ts';

/** The most cells of a board. */
export const SMALL_CELLS = 16;

/** No symbol: a solid cell. */
export const NO_SYMBOL = -1;

/** The longest word: sixteen Qu. */
const LONGEST = 2 * SMALL_CELLS;
const ROOM = 1 << 16;
const SYMBOLS = QU_SYMBOL + 1;

/**
 * Counts words by their number of letters, for boards of this shape given as a symbol (0–25, QU_SYMBOL or NO_SYMBOL)
 * a cell. The array is overwritten by the next search.
 */
export type SmallSearch = (symbols: ArrayLike<number>) => Int32Array | null;

export function createSmallSearch({ states, next }: Automaton, shape: GridShape): SmallSearch {
  const cells = shape.width * shape.height;
  const near = new Int32Array(SMALL_CELLS);
  neighbourTable(shape).forEach(
    (list, cell) => (near[cell] = list.reduce((mask, to) => mask | (1 << to), 0)),
  );

  const counts = new Int32Array(LONGEST + 3); // words by letters
  const cellsWith = new Int32Array(SYMBOLS); // symbol → its cells
  const beside = new Int32Array(SYMBOLS); // symbol → all symbols next to any of its cells
  const standing = new Int32Array(4 * 16); // 16 × row + set of its cells → the symbols there
  const paths = new Int32Array(ROOM); // a stack of lists of paths
  let cutShort = 0; // prefixes not followed for want of room

  function symbolsOn(set: number): number {
    return (
      (standing[set & 15] ?? 0) |
      (standing[16 + ((set >>> 4) & 15)] ?? 0) |
      (standing[32 + ((set >>> 8) & 15)] ?? 0) |
      (standing[48 + (set >>> 12)] ?? 0)
    );
  }

  /** Goes on from a prefix of so many letters, spelt by paths[from … to − 1], by each of the `open` symbols. */
  function walk(state: number, open: number, from: number, to: number, letters: number): void {
    if (to + 16 * (to - from) > ROOM) {
      cutShort++;
      return;
    }
    const row = states[state + ROW] ?? 0;
    for (let rest = open; rest !== 0;) {
      const symbol = 31 - Math.clz32(rest);
      rest ^= 1 << symbol;
      const child = next[row + symbol] ?? 0;
      const leadsOn = states[child + LEADS_ON] ?? 0;
      const endsWord = states[child + ENDS_WORD] ?? 0;
      if (((leadsOn | endsWord) & (beside[symbol] ?? 0)) === 0) continue;

      const cells = cellsWith[symbol] ?? 0;
      let reached = 0; // symbols next to any of the longer paths
      let end = to;
      for (let i = from; i < to; i++) {
        const path = paths[i] ?? 0;
        for (let steps = path & cells; steps !== 0;) {
          const cell = 31 - Math.clz32(steps);
          const step = 1 << cell;
          steps ^= step;
          const used = (path >>> 16) | step;
          const free = (near[cell] ?? 0) & ~used;
          const symbols = symbolsOn(free);
          reached |= symbols;
          // Kept only where it leads on; adding the answer as a bit spares a branch that no processor foresees.
          paths[end] = (used << 16) | free;
          end += -(symbols & leadsOn) >>> 31;
        }
      }

      const longer = letters + 1 + (symbol === QU_SYMBOL ? 1 : 0);
      count(endsWord & reached, longer);
      const further = leadsOn & reached;
      if (further !== 0) walk(child, further, to, end, longer);
    }
  }

  /** Counts the words that a prefix of so many letters makes with each of the symbols. */
  function count(symbols: number, letters: number): void {
    const withQu = symbols >>> QU_SYMBOL;
    counts[letters + 1] = (counts[letters + 1] ?? 0) + bitCount(symbols) - withQu;
    counts[letters + 2] = (counts[letters + 2] ?? 0) + withQu;
  }

  /** Fills the board's tables; gives the symbols on it. */
  function lay(symbols: ArrayLike<number>): number {
    cellsWith.fill(0);
    beside.fill(0);
    let all = 0;
    for (let cell = 0; cell < SMALL_CELLS; cell++) {
      const symbol = cell < cells ? (symbols[cell] ?? NO_SYMBOL) : NO_SYMBOL;
      const bit = symbol === NO_SYMBOL ? 0 : 1 << symbol;
      if (bit !== 0) cellsWith[symbol] = (cellsWith[symbol] ?? 0) | (1 << cell);
      all |= bit;
      // The sets with this cell are those without it, doubled, each with this symbol more.
      const table = 16 * (cell >>> 2);
      const sets = 1 << (cell & 3);
      for (let set = 0; set < sets; set++) {
        standing[table + sets + set] = (standing[table + set] ?? 0) | bit;
      }
    }
    for (let cell = 0; cell < cells; cell++) {
      const symbol = symbols[cell] ?? NO_SYMBOL;
      if (symbol !== NO_SYMBOL) beside[symbol] = (beside[symbol] ?? 0) | symbolsOn(near[cell] ?? 0);
    }
    return all;
  }

  return (symbols) => {
    const all = lay(symbols);
    counts.fill(0);
    cutShort = 0;
    // The empty prefix is spelt by one path, which has used nothing and may go anywhere.
    paths[0] = (1 << cells) - 1;
    const open = (states[LEADS_ON] ?? 0) & all;
    count((states[ENDS_WORD] ?? 0) & all, 0);
    if (open !== 0) walk(0, open, 0, 1, 0);
    return cutShort > 0 ? null : counts;
  };
}

/** How many bits are set. */
function bitCount(mask: number): number {
  let pairs = mask - ((mask >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
