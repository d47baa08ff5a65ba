/**
 * The fast search: how many words of each length a board of at most 16 cells holds.
 *
 * It walks the automaton from the root, each prefix once, with *all* the paths that spell the prefix in hand; so each
 * word is met once, and nothing needs marking. A path is one 32-bit integer: the cells used in the upper half, the
 * free neighbours of its last cell in the lower. Four tables of 16 entries, a row of four cells each, give the letters
 * that stand on any set of cells. So at a prefix
 *   - the words that are one letter longer are the letters which both end a word and stand next to some path: two
 *     ANDs, and the set bits are the count;
 *   - the search goes on only by letters that lead on and stand next to some path, and leaves one out when none of the
 *     letters that may follow it stands next to it, coming from the letter before, anywhere on the board.
 *
 * The first two letters are taken from a table of all steps between two cells, which that check needs anyhow. All other
 * prefixes wait in one queue: the processor reads what the next ones need while it is still busy with the first, which
 * it could not if each came out of the one before, as in a recursion.
 *
 * Loops that mostly run once ask at their end whether to go on. Everything stands in one array of integers: see
 * smallMemory.ts.
 *
 * Limits: every face is one symbol (a letter, Qu or solid), and Q and Qu do not stand on one board, as a word could
 * then be spelt in two ways. Boards of one letter over and over may have more paths than there is room for.
 */
import { QU_SYMBOL } from '#shared/dictionary/letters.ts';
import { cellCount } from '#shared/grid/grid.ts';
import type { Board } from './board.ts';
import { PAIR_BITS, PAIR_SIZE } from './packedStates.ts';
import type { PackedStates } from './packedStates.ts';
import {
  AFTER_STEP,
  AFTER_TWO,
  BESIDE,
  CELLS_WITH,
  COUNTS,
  LONGEST,
  NEAR,
  PAIRS,
  PATHS,
  PATHS_END,
  QUEUE,
  QUEUE_END,
  READABLE,
  SMALL_CELLS,
  SOLID_SYMBOL,
  STANDING,
  STEP_PATH,
  STEPS,
  SYMBOLS,
  symbolsOn,
  writeFaces,
  writeShape,
  ZEROED,
} from './smallMemory.ts';

const LETTERS = (1 << QU_SYMBOL) - 1;
const LETTERS_SHIFT = 20;
const PAIR_MASK = (1 << PAIR_BITS) - 1;
const ENDS = 1; // in a pair, after the letters that lead on
const EITHER = 2;

/**
 * Counts the words of a board by their number of letters; the array is overwritten by the next search. Null for a board
 * it cannot take: see the head of this file.
 */
export type SmallSearch = (board: Board) => Int32Array | null;

export function createSmallSearch({ edges, pairs, root }: PackedStates): SmallSearch {
  const edgesAt = PAIRS + pairs.length;
  const memory = new Int32Array(edgesAt + edges.length + SOLID_SYMBOL);
  memory.set(pairs, PAIRS);
  memory.set(edges, edgesAt);
  const counts = memory.subarray(COUNTS, COUNTS + LONGEST + 1);
  let [width, height, steps] = [0, 0, 0];

  return (board) => {
    if (board.width !== width || board.height !== height) {
      if (cellCount(board) > SMALL_CELLS) return null;
      ({ width, height } = board);
      steps = writeShape(memory, board);
    }
    return writeFaces(memory, board.faces) && search(memory, edgesAt, root, steps) ? counts : null;
  };
}

/** Counts the words; false when there was no room for all paths. */
function search(m: Int32Array, edgesAt: number, root: number, steps: number): boolean {
  m.fill(0, 0, ZEROED);
  let all = 0;
  for (let cell = 0; cell < SMALL_CELLS; cell++) {
    const symbol = m[SYMBOLS + cell] ?? 0;
    const bit = (1 << symbol) & READABLE;
    m[CELLS_WITH + symbol] = (m[CELLS_WITH + symbol] ?? 0) | (1 << cell);
    all |= bit;
    // The sets with this cell are those without it, doubled, each with this symbol more.
    const table = STANDING + 16 * (cell >>> 2);
    const sets = 1 << (cell & 3);
    for (let set = 0; set < sets; set++) m[table + sets + set] = (m[table + set] ?? 0) | bit;
  }
  for (let i = 0; i < steps; i++) {
    const step = m[STEPS + i] ?? 0;
    const first = m[SYMBOLS + (step >>> 4)] ?? 0;
    const second = m[SYMBOLS + (step & 15)] ?? 0;
    const symbols = symbolsOn(m, (m[STEP_PATH + step] ?? 0) & 0xffff);
    const two = AFTER_TWO + 32 * first + second;
    m[AFTER_STEP + step] = symbols;
    m[two] = (m[two] ?? 0) | symbols;
    m[BESIDE + first] = (m[BESIDE + first] ?? 0) | ((1 << second) & READABLE);
  }

  let tail = QUEUE;
  let list = PATHS; // where the next list of paths begins

  const rootPair = PAIRS + PAIR_SIZE * (root & PAIR_MASK);
  countWords(m, (m[rootPair + ENDS] ?? 0) & all, 1);
  for (let firsts = (m[rootPair] ?? 0) & all; firsts !== 0;) {
    const first = 31 - Math.clz32(firsts);
    firsts ^= 1 << first;
    const edge = m[edgesAt + (root >>> PAIR_BITS) + first] ?? 0;
    const pair = PAIRS + PAIR_SIZE * (edge & PAIR_MASK);
    const beside = m[BESIDE + first] ?? 0;
    const one = lettersOf(first);
    countWords(m, (m[pair + ENDS] ?? 0) & beside, one + 1);
    for (let seconds = (m[pair] ?? 0) & beside; seconds !== 0;) {
      const second = 31 - Math.clz32(seconds);
      seconds ^= 1 << second;
      const edge2 = m[edgesAt + (edge >>> PAIR_BITS) + second] ?? 0;
      const pair2 = PAIRS + PAIR_SIZE * (edge2 & PAIR_MASK);
      if (((m[pair2 + EITHER] ?? 0) & (m[AFTER_TWO + 32 * first + second] ?? 0)) === 0) continue;
      const leadsOn = m[pair2] ?? 0;
      const ends = m[pair2 + ENDS] ?? 0;
      let end = list + 1;
      let reached = 0;
      for (let cells = m[CELLS_WITH + first] ?? 0; cells !== 0;) {
        const cell = 31 - Math.clz32(cells);
        cells ^= 1 << cell;
        for (let to = (m[NEAR + cell] ?? 0) & (m[CELLS_WITH + second] ?? 0); to !== 0;) {
          const next = 31 - Math.clz32(to);
          to ^= 1 << next;
          const step = 16 * cell + next;
          const symbols = m[AFTER_STEP + step] ?? 0;
          reached |= symbols;
          m[end] = m[STEP_PATH + step] ?? 0;
          end += -(symbols & leadsOn) >>> 31;
        }
      }
      const letters = one + lettersOf(second);
      countWords(m, ends & reached, letters + 1);
      m[list] = end | (letters << LETTERS_SHIFT);
      tail = enqueue(m, tail, edgesAt + (edge2 >>> PAIR_BITS), leadsOn & reached, list, second);
      list = end;
    }
  }

  for (let at = QUEUE; at < tail; at += 2) {
    const edge = m[at] ?? 0;
    const of = m[at + 1] ?? 0;
    const symbol = of & 31;
    const from = of >>> 5;
    const head = m[from] ?? 0;
    const to = head & ((1 << LETTERS_SHIFT) - 1);
    if (list + 8 * (to - from) + 8 > PATHS_END || tail + 64 > QUEUE_END) return false;
    const pair = PAIRS + PAIR_SIZE * (edge & PAIR_MASK);
    const leadsOn = m[pair] ?? 0;
    const ends = m[pair + ENDS] ?? 0;
    const cells = m[CELLS_WITH + symbol] ?? 0;
    let end = (list + 1) | 0;
    let reached = 0; // symbols next to any of the longer paths
    let i = (from + 1) | 0;
    do {
      const path = m[i] ?? 0;
      let steps = path & cells;
      if (steps === 0) continue;
      do {
        const cell = 31 - Math.clz32(steps);
        const step = 1 << cell;
        steps ^= step;
        const used = (path >>> 16) | step;
        const free = (m[NEAR + cell] ?? 0) & ~used;
        const symbols = symbolsOn(m, free);
        reached |= symbols;
        // Kept only where it leads on; adding the answer as a bit spares a branch that no processor foresees.
        m[end] = (used << 16) | free;
        end = (end + (-(symbols & leadsOn) >>> 31)) | 0;
      } while (steps !== 0);
    } while ((i = (i + 1) | 0) < to);
    const letters = (head >>> LETTERS_SHIFT) + lettersOf(symbol);
    countWords(m, ends & reached, letters + 1);
    m[list] = end | (letters << LETTERS_SHIFT);
    tail = enqueue(m, tail, edgesAt + (edge >>> PAIR_BITS), leadsOn & reached, list, symbol);
    list = end;
  }
  return true;
}

/** Queues the paths of a list to be extended by each of the symbols; gives the new end of the queue. */
function enqueue(
  m: Int32Array,
  end: number,
  row: number,
  symbols: number,
  list: number,
  last: number,
): number {
  if (symbols === 0) return end;
  let tail = end;
  let rest = symbols;
  const after = AFTER_TWO + 32 * last;
  do {
    const symbol = 31 - Math.clz32(rest);
    rest ^= 1 << symbol;
    const edge = m[(row + symbol) | 0] ?? 0;
    m[tail] = edge;
    m[tail + 1] = (list << 5) | symbol;
    const open = (m[PAIRS + EITHER + PAIR_SIZE * (edge & PAIR_MASK)] ?? 0) & (m[after + symbol] ?? 0);
    tail = (tail + ((-open >> 31) & 2)) | 0;
  } while (rest !== 0);
  return tail;
}

/** Counts the words that end with each of the symbols and have so many letters; with Qu one more. */
function countWords(m: Int32Array, symbols: number, letters: number): void {
  let pairs = symbols - ((symbols >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const words = Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  m[COUNTS + letters] = (m[COUNTS + letters] ?? 0) + words;
  if (symbols > LETTERS) {
    m[COUNTS + letters] = (m[COUNTS + letters] ?? 0) - 1;
    m[COUNTS + letters + 1] = (m[COUNTS + letters + 1] ?? 0) + 1;
  }
}

function lettersOf(symbol: number): number {
  return symbol === QU_SYMBOL ? 2 : 1;
}
