/**
 * An automaton with each edge in one integer, so that what a search visits stays in the processor's cache.
 *
 * Most states share both their masks with others: ENABLE's 52,547 states have 8,955 different pairs of masks. So an edge
 * is the row of the state it leads to and the number of that state's pair, and a state needs no place of its own.
 */
import { ENDS_WORD, LEADS_ON, ROW } from '#shared/dictionary/automaton.ts';
import type { Automaton } from '#shared/dictionary/automaton.ts';

/** The low bits of an edge: the number of the pair of masks. The rest is the row. */
export const PAIR_BITS = 14;
const MOST_PAIRS = 1 << PAIR_BITS;
const MOST_EDGES = 1 << (32 - PAIR_BITS);

/** A pair is four integers: the letters that lead on, those that end a word, both together, and nothing. */
export const PAIR_SIZE = 4;

export interface PackedStates {
  /** As `next` of the automaton: the edge of a letter is at the row it leaves plus the letter. */
  readonly edges: Int32Array;
  readonly pairs: Int32Array;
  /** The edge that would lead to the root. */
  readonly root: number;
}

/** The automaton, packed; null when it is too large: from about 350,000 words of a language on. */
export function packStates({ states, next }: Automaton): PackedStates | null {
  if (next.length > MOST_EDGES) return null;
  const pairs = new Int32Array(MOST_PAIRS * PAIR_SIZE);
  const known = new Int32Array(MOST_PAIRS * 4).fill(-1); // a hash table of numbers of pairs, at most a quarter full
  let count = 0;

  /** The number of a pair of masks; of one pair too many, −1. */
  function pairOf(leadsOn: number, endsWord: number): number {
    const hash = Math.imul(leadsOn, 0x9e3779b1) ^ Math.imul(endsWord, 0x85ebca6b);
    let slot = (hash ^ (hash >>> 15)) & (known.length - 1);
    for (let pair = known[slot] ?? -1; pair >= 0; pair = known[slot] ?? -1) {
      if (pairs[pair * PAIR_SIZE] === leadsOn && pairs[pair * PAIR_SIZE + 1] === endsWord) return pair;
      slot = (slot + 1) & (known.length - 1);
    }
    if (count === MOST_PAIRS) return -1;
    known[slot] = count;
    pairs.set([leadsOn, endsWord, leadsOn | endsWord], count * PAIR_SIZE);
    return count++;
  }

  const edges = new Int32Array(next.length + 1); // the root's after the others
  for (let i = 0; i < edges.length; i++) {
    const state = next[i] ?? 0;
    const pair = pairOf(states[state + LEADS_ON] ?? 0, states[state + ENDS_WORD] ?? 0);
    if (pair < 0) return null;
    edges[i] = ((states[state + ROW] ?? 0) << PAIR_BITS) | pair;
  }
  return {
    edges: edges.subarray(0, next.length),
    pairs: pairs.slice(0, count * PAIR_SIZE),
    root: edges[next.length] ?? 0,
  };
}
