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
import { CODE_OF_A, LETTERS, Q, QU_SYMBOL, U, bitsIn, lowestBit } from './letters.ts';
import { placeRows } from './rows.ts';
import type { Rows } from './rows.ts';

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
    const letter = word.charCodeAt(i) - CODE_OF_A;
    if (letter < 0 || letter >= LETTERS) return false;
    const bit = 1 << letter;
    if (i === word.length - 1) return ((states[state + ENDS_WORD] ?? 0) & bit) !== 0;
    if (((states[state + LEADS_ON] ?? 0) & bit) === 0) return false;
    state = next[(states[state + ROW] ?? 0) + letter] ?? 0;
  }
  return false;
}

/**
 * Lays out the states of a word list, with the symbol that reads q and u at once added. `rows`: where they are known
 * already, as those of `dawg.leadsOn`.
 */
export function layOut(dawg: Dawg, rows: Rows = placeRows(dawg.leadsOn)): Automaton {
  const automaton = { states: statesOf(dawg, rows), next: nextOf(dawg, rows) };
  dawg.leadsOn.forEach((letters, state) => {
    if (((letters >>> Q) & 1) !== 0) addQu(dawg, state, automaton);
  });
  return automaton;
}

function statesOf({ leadsOn, endsWord }: Dawg, { rowOf }: Rows): Int32Array {
  const states = new Int32Array(leadsOn.length * STATE_SIZE);
  for (let state = 0; state < leadsOn.length; state++) {
    const at = state * STATE_SIZE;
    states[at + LEADS_ON] = leadsOn[state] ?? 0;
    states[at + ENDS_WORD] = endsWord[state] ?? 0;
    states[at + ROW] = rowOf[state] ?? 0;
  }
  return states;
}

function nextOf({ leadsOn, targets }: Dawg, { rowOf, end }: Rows): Int32Array {
  const next = new Int32Array(end);
  let target = 0;
  for (let state = 0; state < leadsOn.length; state++) {
    const row = rowOf[state] ?? 0;
    for (let rest = leadsOn[state] ?? 0; rest !== 0; rest &= rest - 1) {
      next[row + lowestBit(rest)] = (targets[target++] ?? 0) * STATE_SIZE;
    }
  }
  return next;
}

/** Adds what Qu reads in a state that has a q. */
function addQu(dawg: Dawg, state: number, { states, next }: Automaton): void {
  const at = state * STATE_SIZE;
  const afterQ = stateAfter(dawg, state, Q);
  const afterU = stateAfter(dawg, afterQ, U);
  if ((((dawg.endsWord[afterQ] ?? 0) >>> U) & 1) !== 0) {
    states[at + ENDS_WORD] = (states[at + ENDS_WORD] ?? 0) | (1 << QU_SYMBOL);
  }
  if (afterU < 0) return;
  states[at + LEADS_ON] = (states[at + LEADS_ON] ?? 0) | (1 << QU_SYMBOL);
  next[(states[at + ROW] ?? 0) + QU_SYMBOL] = afterU * STATE_SIZE;
}

/** The state that a letter leads to, or −1. */
function stateAfter({ leadsOn, firstTarget, targets }: Dawg, state: number, letter: number): number {
  const letters = leadsOn[state] ?? 0;
  if (((letters >>> letter) & 1) === 0) return -1;
  return targets[(firstTarget[state] ?? 0) + bitsIn(letters & ((1 << letter) - 1))] ?? -1;
}
