/**
 * The words of an automaton numbered from 0 in alphabetical order, without being stored: a word's number is how many
 * words stand before it, counted along its letters. So what is known of each word can be kept in an array.
 */
import type { Dawg } from './dawg.ts';
import { CODE_OF_A, LETTERS, bitsIn } from './letters.ts';

const UNKNOWN = -1;

/** How many words a state leads to. */
export type WordCounts = (state: number) => number;

/**
 * Counts what a state leads to when it is first asked, and remembers it. `known`: the counts of the first states, if
 * they are there; without them one word's number takes a walk through most of the automaton, with them a few steps.
 */
export function wordCounts(dawg: Dawg, known: Int32Array = new Int32Array(0)): WordCounts {
  const { leadsOn, endsWord, firstTarget, targets } = dawg;
  const counts = new Int32Array(leadsOn.length).fill(UNKNOWN);
  counts.set(known);

  /** As deep as the longest word, no deeper. */
  function countOf(state: number): number {
    const known = counts[state] ?? 0;
    if (known !== UNKNOWN) return known;
    let count = bitsIn(endsWord[state] ?? 0);
    const first = firstTarget[state] ?? 0;
    const end = first + bitsIn(leadsOn[state] ?? 0);
    for (let i = first; i < end; i++) count += countOf(targets[i] ?? 0);
    counts[state] = count;
    return count;
  }

  return countOf;
}

/** The counts of the first `many` states, for `wordCounts`. */
export function firstCounts(dawg: Dawg, many: number): Int32Array {
  return Int32Array.from(dawg.leadsOn.subarray(0, many).keys(), wordCounts(dawg));
}

/** The state after these letters from the root, or −1 where no word goes on after them. The root after none. */
export function stateAfter({ leadsOn, firstTarget, targets }: Dawg, letters: string): number {
  let state = 0;
  for (let i = 0; i < letters.length; i++) {
    const letter = letters.charCodeAt(i) - CODE_OF_A;
    const mask = leadsOn[state] ?? 0;
    if (letter < 0 || letter >= LETTERS || ((mask >>> letter) & 1) === 0) return -1;
    state = targets[(firstTarget[state] ?? 0) + bitsIn(mask & ((1 << letter) - 1))] ?? 0;
  }
  return state;
}

/** Whether this is one of its words, in lower case. */
export function isWordOf(dawg: Dawg, word: string): boolean {
  const last = word.charCodeAt(word.length - 1) - CODE_OF_A;
  if (!(last >= 0 && last < LETTERS)) return false; // NaN where there is no letter at all
  const state = stateAfter(dawg, word.slice(0, -1));
  return state >= 0 && (((dawg.endsWord[state] ?? 0) >>> last) & 1) === 1;
}

/** The number of a word, in lower case; −1 when it is none. */
export function numberOfWord(dawg: Dawg, countOf: WordCounts, word: string): number {
  if (!isWordOf(dawg, word)) return -1;
  const { leadsOn, endsWord, firstTarget, targets } = dawg;
  let number = 0;
  let state = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - CODE_OF_A;
    const before = (1 << letter) - 1;
    number += bitsIn((endsWord[state] ?? 0) & before);
    const first = firstTarget[state] ?? 0;
    const own = first + bitsIn((leadsOn[state] ?? 0) & before);
    for (let j = first; j < own; j++) number += countOf(targets[j] ?? 0);
    if (i === word.length - 1) break;
    number += ((endsWord[state] ?? 0) >>> letter) & 1; // what we have read so far may be a word, and stands before ours
    state = targets[own] ?? 0;
  }
  return number;
}

/** The words that begin with these letters, in alphabetical order; the letters themselves where they are a word. */
export function* wordsAfter(dawg: Dawg, letters = ''): Generator<string, void, undefined> {
  if (isWordOf(dawg, letters)) yield letters;
  const state = stateAfter(dawg, letters);
  if (state >= 0) yield* wordsBelow(dawg, state, letters);
}

/** One loop instead of a generator for each letter, which would hand every word up through all of them. */
function* wordsBelow(dawg: Dawg, start: number, prefix: string): Generator<string, void, undefined> {
  const { leadsOn, endsWord, firstTarget, targets } = dawg;
  interface Open {
    readonly state: number;
    readonly spelt: string;
    letter: number;
    target: number;
  }
  const openAt = (state: number, spelt: string): Open => ({
    state,
    spelt,
    letter: 0,
    target: firstTarget[state] ?? 0,
  });
  const path = [openAt(start, prefix)];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const letter = top.letter++;
    if (letter === LETTERS) {
      path.pop();
      continue;
    }
    const ends = ((endsWord[top.state] ?? 0) >>> letter) & 1;
    const leads = ((leadsOn[top.state] ?? 0) >>> letter) & 1;
    if (ends === 0 && leads === 0) continue;
    const spelt = top.spelt + String.fromCharCode(CODE_OF_A + letter);
    if (leads === 1) path.push(openAt(targets[top.target++] ?? 0, spelt));
    if (ends === 1) yield spelt;
  }
}
