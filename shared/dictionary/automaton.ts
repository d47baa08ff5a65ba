/**
 * A word list laid out for searches that follow letters: a minimal automaton (see dawg.ts) in two typed arrays.
 *
 * States with the same continuations are one state, so common endings are stored once: ENABLE's 169,266 words make
 * 376,000 trie nodes but 52,000 states. There is no number for a word; whoever needs each word once must follow each
 * prefix once.
 *
 * A state is three integers: the mask of letters that lead on, the mask of letters that end a word, and a row. The
 * letter `l` of the first mask leads to the state `next[row + l]`: the rows of all states are laid over each other so
 * that no two used entries meet, which needs no search and no counting of bits to follow a letter. States are stored
 * breadth first, as those near the root are visited most.
 */
import { buildDawg } from './dawg.ts';
import type { Dawg } from './dawg.ts';

/** The symbol, after those of a–z (0–25), that reads q and u at once, as a Qu tile does. */
export const QU_SYMBOL = 26;

/** Where a state keeps, from its number on: the letters that lead on, those that end a word, its row. */
export const LEADS_ON = 0;
export const ENDS_WORD = 1;
export const ROW = 2;
const STATE_SIZE = 3;

export interface Automaton {
  /** Three integers a state; the root is state 0, and a state's number is where it begins. */
  readonly states: Int32Array;
  /** The state that a letter leads to, at the row of the state it leaves plus the letter. */
  readonly next: Int32Array;
}

/** The automaton of the words of letters a–z among these, in any order; others are left out. */
export function buildAutomaton(words: Iterable<string>): Automaton {
  return layOut(buildDawg(words));
}

/** Whether the automaton's words include this one, in lower case. */
export function accepts({ states, next }: Automaton, word: string): boolean {
  let state = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    if (letter < 0 || letter > 25) return false;
    const bit = 1 << letter;
    if (i === word.length - 1) return ((states[state + ENDS_WORD] ?? 0) & bit) !== 0;
    if (((states[state + LEADS_ON] ?? 0) & bit) === 0) return false;
    state = next[(states[state + ROW] ?? 0) + letter] ?? 0;
  }
  return false;
}

const Q = 16;
const U = 20;

/** Lays out the states of a word list, with the symbol that reads q and u at once added. */
export function layOut(dawg: Dawg): Automaton {
  const size = dawg.leadsOn.length;
  const states = new Int32Array(size * STATE_SIZE);
  const rows = placeRows(dawg);
  const next = new Int32Array(rows.end);
  for (let state = 0; state < size; state++) {
    const leadsOn = dawg.leadsOn[state] ?? 0;
    const at = state * STATE_SIZE;
    const row = rows.rowOf[state] ?? 0;
    states[at + LEADS_ON] = leadsOn;
    states[at + ENDS_WORD] = dawg.endsWord[state] ?? 0;
    states[at + ROW] = row;
    let target = dawg.firstTarget[state] ?? 0;
    for (let rest = leadsOn; rest !== 0; rest &= rest - 1) {
      next[row + lowestBit(rest)] = (dawg.targets[target++] ?? 0) * STATE_SIZE;
    }
    const afterQ = stateAfter(dawg, state, Q);
    if (afterQ < 0) continue;
    if ((((dawg.endsWord[afterQ] ?? 0) >>> U) & 1) !== 0) {
      states[at + ENDS_WORD] = (states[at + ENDS_WORD] ?? 0) | (1 << QU_SYMBOL);
    }
    const afterU = stateAfter(dawg, afterQ, U);
    if (afterU < 0) continue;
    states[at + LEADS_ON] = leadsOn | (1 << QU_SYMBOL);
    next[row + QU_SYMBOL] = afterU * STATE_SIZE;
  }
  return { states, next };
}

/** The state that a letter leads to, or −1. */
function stateAfter(dawg: Dawg, state: number, letter: number): number {
  const leadsOn = dawg.leadsOn[state] ?? 0;
  if (((leadsOn >>> letter) & 1) === 0) return -1;
  const before = bitCount(leadsOn & ((1 << letter) - 1));
  return dawg.targets[(dawg.firstTarget[state] ?? 0) + before] ?? -1;
}

/**
 * The rows of the states, and how many entries they take: each state goes to a row where the entries it needs are free.
 * Taken entries are bits, so a row is tried against all the letters of a state at once; the search for a state of so many
 * letters begins where the last one of as many or fewer ended, as before it there is hardly room. A state with a q gets
 * an entry for Qu, needed or not.
 */
function placeRows({ leadsOn }: Dawg): { readonly rowOf: Int32Array; readonly end: number } {
  const rowOf = new Int32Array(leadsOn.length);
  const begin = new Int32Array(QU_SYMBOL + 2); // letters of a state → the first entry to try
  let taken = new Int32Array(1024);
  let end = 0;

  for (let state = 0; state < leadsOn.length; state++) {
    const letters = leadsOn[state] ?? 0;
    if (letters === 0) continue;
    const needs = letters | (((letters >>> Q) & 1) << QU_SYMBOL);
    const count = bitCount(needs);
    const lowest = lowestBit(needs);
    let row = Math.max(0, (begin[count] ?? 0) - lowest);
    while ((takenFrom(taken, row) & needs) !== 0) row++;
    for (let more = count; (begin[more] ?? Infinity) < row + lowest; more++) begin[more] = row + lowest;

    const [word, shift] = [row >>> 5, row & 31];
    if (word + 2 >= taken.length) taken = longer(taken);
    taken[word] = (taken[word] ?? 0) | (needs << shift);
    if (shift !== 0) taken[word + 1] = (taken[word + 1] ?? 0) | (needs >>> (32 - shift));
    rowOf[state] = row;
    end = Math.max(end, row + 32 - Math.clz32(needs));
  }
  return { rowOf, end };
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

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many bits are set. */
export function bitCount(mask: number): number {
  let pairs = mask - ((mask >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
