/**
 * A word list as a minimal acyclic automaton (a "DAWG"): states with the same continuations are one state, so that
 * common endings are stored once. It is what a lexicon is kept and sent as; `automaton.ts` lays it out for searching.
 *
 * A word ends on the letter that leads to its end, not in a state: a state without continuations is never needed.
 */

import { CODE_OF_A, LETTERS } from './letters.ts';

/**
 * The states breadth first, the root as state 0. A mask has bit 0 for a … bit 25 for z. The letters of `leadsOn[s]`, in
 * order, lead to the states `targets[firstTarget[s]]`, `targets[firstTarget[s] + 1]` …
 */
export interface Dawg {
  /** The letters that lead on from a state. */
  readonly leadsOn: Int32Array;
  /** The letters that end a word there. */
  readonly endsWord: Int32Array;
  readonly firstTarget: Int32Array;
  readonly targets: Int32Array;
}

/** The automaton of the words of letters a–z among these, in any order; others are left out. */
export function buildDawg(words: Iterable<string>): Dawg {
  return breadthFirst(minimise(spellable(words)));
}

/** The words of letters a–z among these, in alphabetical order, each once. */
export function spellable(words: Iterable<string>): readonly string[] {
  const usable: string[] = [];
  for (const word of words) if (/^[a-z]+$/.test(word)) usable.push(word);
  return inOrder(usable);
}

/** These in the order of their code units, each once; quick where they are so already. */
export function inOrder(words: readonly string[]): readonly string[] {
  for (let i = 1; i < words.length; i++) {
    if ((words[i - 1] ?? '') >= (words[i] ?? '')) {
      return words.toSorted().filter((word, at, sorted) => at === 0 || word !== sorted[at - 1]);
    }
  }
  return words;
}

/** States as they are found, targets before what points to them; the root is the last. */
interface Draft {
  readonly leadsOn: readonly number[];
  readonly endsWord: readonly number[];
  /** Has one more than there are states: where the next would begin. */
  readonly firstTarget: readonly number[];
  readonly targets: readonly number[];
}

const NO_STATE = -1;

/**
 * Takes the words in order and keeps the path of the latest one open: what the next word does not share is finished,
 * and a finished state is either known already or new. (Daciuk et al., "Incremental Construction of Minimal Acyclic
 * Finite-State Automata", 2000, the algorithm for sorted words.)
 */
function minimise(words: readonly string[]): Draft {
  const leadsOn: number[] = [];
  const endsWord: number[] = [];
  const firstTarget: number[] = [0];
  const targets: number[] = [];

  // A hash table of state numbers + 1, with open addressing; doubled when it is half full.
  let table = new Int32Array(1 << 12);

  const deepest = words.reduce((most, word) => Math.max(most, word.length), 1);
  const openLeadsOn = new Int32Array(deepest);
  const openEndsWord = new Int32Array(deepest);
  const openTargets = new Int32Array(deepest * LETTERS);
  const openCount = new Int32Array(deepest);

  function hashOf(on: number, ends: number, at: number, count: number, from: ArrayLike<number>): number {
    let hash = Math.imul(on, 0x9e3779b1) ^ Math.imul(ends, 0x85ebca6b);
    for (let i = at; i < at + count; i++) hash = Math.imul(hash ^ (hash >>> 15) ^ (from[i] ?? 0), 0x2c1b3c6d);
    return hash ^ (hash >>> 13);
  }

  function isSame(state: number, depth: number): boolean {
    if (leadsOn[state] !== openLeadsOn[depth] || endsWord[state] !== openEndsWord[depth]) return false;
    const first = firstTarget[state] ?? 0;
    const count = openCount[depth] ?? 0;
    for (let i = 0; i < count; i++) {
      if (targets[first + i] !== openTargets[depth * LETTERS + i]) return false;
    }
    return true;
  }

  function grow(): void {
    table = new Int32Array(table.length * 2);
    for (let state = 0; state < leadsOn.length; state++) {
      const first = firstTarget[state] ?? 0;
      const count = (firstTarget[state + 1] ?? 0) - first;
      let slot =
        hashOf(leadsOn[state] ?? 0, endsWord[state] ?? 0, first, count, targets) & (table.length - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = state + 1;
    }
  }

  /** The number of the state that is open at this depth, which is finished. */
  function register(depth: number): number {
    const [on, ends, count] = [openLeadsOn[depth] ?? 0, openEndsWord[depth] ?? 0, openCount[depth] ?? 0];
    if (leadsOn.length * 2 >= table.length) grow();
    let slot = hashOf(on, ends, depth * LETTERS, count, openTargets) & (table.length - 1);
    for (let state = table[slot] ?? 0; state !== 0; state = table[slot] ?? 0) {
      if (isSame(state - 1, depth)) return state - 1;
      slot = (slot + 1) & (table.length - 1);
    }
    for (let i = 0; i < count; i++) targets.push(openTargets[depth * LETTERS + i] ?? 0);
    firstTarget.push(targets.length);
    leadsOn.push(on);
    endsWord.push(ends);
    table[slot] = leadsOn.length;
    return leadsOn.length - 1;
  }

  /** Finishes the states below the first `shared` letters of the latest word. */
  function close(word: string, shared: number): void {
    for (let depth = word.length - 1; depth > shared; depth--) {
      const target = register(depth);
      const above = depth - 1;
      const count = openCount[above] ?? 0;
      openTargets[above * LETTERS + count] = target;
      openCount[above] = count + 1;
      openLeadsOn[above] = (openLeadsOn[above] ?? 0) | (1 << (word.charCodeAt(above) - CODE_OF_A));
      openLeadsOn[depth] = openEndsWord[depth] = openCount[depth] = 0;
    }
  }

  let latest = '';
  for (const word of words) {
    close(latest, lengthShared(latest, word));
    const last = word.length - 1;
    openEndsWord[last] = (openEndsWord[last] ?? 0) | (1 << (word.charCodeAt(last) - CODE_OF_A));
    latest = word;
  }
  close(latest, 0);
  register(0);
  return { leadsOn, endsWord, firstTarget, targets };
}

/** How many letters two words begin with alike. */
function lengthShared(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++;
  return shared;
}

/** The states in the order of their distance from the root, which is the last draft. */
function breadthFirst(draft: Draft): Dawg {
  const size = draft.leadsOn.length;
  const leadsOn = new Int32Array(size);
  const endsWord = new Int32Array(size);
  const firstTarget = new Int32Array(size);
  const targets = new Int32Array(draft.targets.length);

  const order = new Int32Array(size);
  const numberOf = new Int32Array(size).fill(NO_STATE);
  order[0] = size - 1;
  numberOf[size - 1] = 0;
  let found = 1;
  let filled = 0;
  for (let state = 0; state < found; state++) {
    const old = order[state] ?? 0;
    leadsOn[state] = draft.leadsOn[old] ?? 0;
    endsWord[state] = draft.endsWord[old] ?? 0;
    firstTarget[state] = filled;
    const end = draft.firstTarget[old + 1] ?? 0;
    for (let i = draft.firstTarget[old] ?? 0; i < end; i++) {
      const target = draft.targets[i] ?? 0;
      if (numberOf[target] === NO_STATE) {
        numberOf[target] = found;
        order[found++] = target;
      }
      targets[filled++] = numberOf[target] ?? 0;
    }
  }
  return { leadsOn, endsWord, firstTarget, targets };
}
