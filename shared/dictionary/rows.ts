/**
 * Where the rows of an automaton's states stand in its array `next`: laid over each other so that no two entries that
 * are needed meet. A row has 27 entries, those of the letters and that of Qu.
 *
 * To find the places is most of the work of laying an automaton out, so a packed lexicon brings them along, as how far
 * the search went from where it began. For English that is 36 kB with brotli; the differences from row to row are 80.
 */
import { Q, QU_SYMBOL, bitsIn, lowestBit } from './letters.ts';

const ROW_SIZE = QU_SYMBOL + 1;

export interface Rows {
  /** A row for each state: the entry that its `a` would have. */
  readonly rowOf: Int32Array;
  /** How many entries all rows take together. */
  readonly end: number;
}

/**
 * Each state in turn goes to the first row where the entries it needs are free. Taken entries are bits, so a row is
 * tried against all the letters of a state at once. `leadsOn`: as an automaton has it, a mask a state.
 */
export function placeRows(leadsOn: Int32Array): Rows {
  let taken = new Int32Array(1024);
  return eachRow(leadsOn, (_, start, needs) => {
    let row = start;
    while ((takenFrom(taken, row) & needs) !== 0) row++;
    const [word, shift] = [row >>> 5, row & 31];
    if (word + 2 >= taken.length) taken = longer(taken);
    taken[word] = (taken[word] ?? 0) | (needs << shift);
    if (shift !== 0) taken[word + 1] = (taken[word + 1] ?? 0) | (needs >>> (32 - shift));
    return row;
  });
}

/** For each state how many rows were tried in vain; 0 for one that needs no row. @throws RangeError for more than 65,535. */
export function skipsTo({ rowOf }: Rows, leadsOn: Int32Array): Uint16Array {
  const skips = new Uint16Array(leadsOn.length);
  eachRow(leadsOn, (state, start) => {
    const row = rowOf[state] ?? 0;
    if (row - start > 0xffff) throw new RangeError('The word list is too large to pack.');
    skips[state] = row - start;
    return row;
  });
  return skips;
}

/** The same rows as `placeRows` finds, from what `skipsTo` says of them. */
export function rowsAfter(skips: Uint16Array, leadsOn: Int32Array): Rows {
  return eachRow(leadsOn, (state, start) => start + (skips[state] ?? 0));
}

/**
 * Gives each state that leads on the row that `rowFor` says, told where a search for it begins: where the last one of
 * as many letters or fewer ended, as before it there is hardly room. A state with a q needs an entry for Qu, used or not.
 */
function eachRow(leadsOn: Int32Array, rowFor: (state: number, start: number, needs: number) => number): Rows {
  const rowOf = new Int32Array(leadsOn.length);
  const begin = new Int32Array(ROW_SIZE + 1); // letters of a state → the first entry to try
  let last = 0;
  for (let state = 0; state < leadsOn.length; state++) {
    const letters = leadsOn[state] ?? 0;
    if (letters === 0) continue;
    const needs = letters | (((letters >>> Q) & 1) << QU_SYMBOL);
    const lowest = lowestBit(needs);
    let count = bitsIn(needs);
    const start = (begin[count] ?? 0) - lowest;
    const row = rowFor(state, start < 0 ? 0 : start, needs);
    rowOf[state] = row;
    if (row > last) last = row;
    const entry = row + lowest;
    while ((begin[count] ?? entry) < entry) begin[count++] = entry;
  }
  return { rowOf, end: last + ROW_SIZE };
}

/** Whether the 32 entries from one on are taken, a bit each. */
function takenFrom(taken: Int32Array, entry: number): number {
  const [word, shift] = [entry >>> 5, entry & 31];
  const low = (taken[word] ?? 0) >>> shift;
  return shift === 0 ? low : low | ((taken[word + 1] ?? 0) << (32 - shift));
}

function longer(array: Int32Array): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(array.length * 2);
  twice.set(array);
  return twice;
}
