/**
 * A word list as a minimal acyclic automaton (a "DAWG") in two typed arrays, for searches that follow letters.
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
  const usable = new Set<string>();
  for (const word of words) if (/^[a-z]+$/.test(word)) usable.add(word);
  const minimal = minimise([...usable].sort());
  return layOut(minimal);
}

/** Whether the automaton's words include this one, in lower case. */
export function accepts({ states, next }: Automaton, word: string): boolean {
  let state = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = symbolAt(word, i);
    if (letter < 0 || letter > 25) return false;
    const bit = 1 << letter;
    if (i === word.length - 1) return ((states[state + ENDS_WORD] ?? 0) & bit) !== 0;
    if (((states[state + LEADS_ON] ?? 0) & bit) === 0) return false;
    state = next[(states[state + ROW] ?? 0) + letter] ?? 0;
  }
  return false;
}

/** A state before it is laid out; `targets` has a state for each letter of `leadsOn`, in order. */
interface Draft {
  readonly leadsOn: number;
  readonly endsWord: number;
  readonly targets: readonly number[];
}

/** The drafts of the distinct states of sorted words, targets before what points to them; the root is the last. */
function minimise(words: readonly string[]): readonly Draft[] {
  const drafts: Draft[] = [];
  const known = new Map<string, number>();

  /** The state after the first `depth` letters, which words[from … to − 1] share; −1 when nothing follows. */
  function stateOf(from: number, to: number, depth: number): number {
    let leadsOn = 0;
    let endsWord = 0;
    const targets: number[] = [];
    let at = from;
    while (at < to) {
      const word = words[at] ?? '';
      if (word.length === depth) {
        at++;
        continue;
      }
      const letter = symbolAt(word, depth);
      let end = at + 1;
      while (end < to && symbolAt(words[end] ?? '', depth) === letter) end++;
      if (word.length === depth + 1) endsWord |= 1 << letter;
      const target = stateOf(at, end, depth + 1);
      if (target >= 0) {
        leadsOn |= 1 << letter;
        targets.push(target);
      }
      at = end;
    }
    return leadsOn === 0 && endsWord === 0 ? -1 : register(withQu({ leadsOn, endsWord, targets }));
  }

  /** Adds what reading q and u at once leads to. */
  function withQu(draft: Draft): Draft {
    if ((draft.leadsOn & (1 << Q)) === 0) return draft;
    const afterQ = drafts[targetOf(draft, Q)];
    if (afterQ === undefined) return draft;
    const afterU = targetOf(afterQ, U);
    const quEndsWord = ((afterQ.endsWord >>> U) & 1) << QU_SYMBOL;
    return {
      leadsOn: draft.leadsOn | (afterU < 0 ? 0 : 1 << QU_SYMBOL),
      endsWord: draft.endsWord | quEndsWord,
      targets: afterU < 0 ? draft.targets : [...draft.targets, afterU],
    };
  }

  function register(draft: Draft): number {
    const key = `${draft.leadsOn} ${draft.endsWord} ${draft.targets.join(' ')}`;
    const same = known.get(key);
    if (same !== undefined) return same;
    known.set(key, drafts.length);
    return drafts.push(draft) - 1;
  }

  if (stateOf(0, words.length, 0) < 0) drafts.push({ leadsOn: 0, endsWord: 0, targets: [] });
  return drafts;
}

const Q = 16;
const U = 20;

function symbolAt(word: string, at: number): number {
  return word.charCodeAt(at) - 97;
}

/** The state a letter leads to, or −1. */
function targetOf(draft: Draft, letter: number): number {
  return draft.targets[symbolsOf(draft.leadsOn).indexOf(letter)] ?? -1;
}

function symbolsOf(mask: number): readonly number[] {
  const symbols: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) symbols.push(31 - Math.clz32(rest & -rest));
  return symbols;
}

function layOut(drafts: readonly Draft[]): Automaton {
  const order = breadthFirst(drafts);
  const numberOf = new Int32Array(drafts.length);
  order.forEach((draft, i) => (numberOf[draft] = i * STATE_SIZE));

  const states = new Int32Array(order.length * STATE_SIZE);
  const next: number[] = []; // with holes, which become 0
  let free = 0; // every entry before it is taken
  for (const id of order) {
    const draft = drafts[id];
    if (draft === undefined) continue;
    const state = numberOf[id] ?? 0;
    states[state + LEADS_ON] = draft.leadsOn;
    states[state + ENDS_WORD] = draft.endsWord;
    const letters = symbolsOf(draft.leadsOn);
    if (letters.length === 0) continue;

    while (next[free] !== undefined) free++;
    let row = Math.max(0, free - (letters[0] ?? 0));
    while (letters.some((letter) => next[row + letter] !== undefined)) row++;
    letters.forEach((letter, i) => (next[row + letter] = numberOf[draft.targets[i] ?? 0] ?? 0));
    states[state + ROW] = row;
  }
  return { states, next: Int32Array.from(next) };
}

/** The states in the order of their distance from the root, which is the last draft. */
function breadthFirst(drafts: readonly Draft[]): readonly number[] {
  const order = new Set([drafts.length - 1]);
  for (const id of order) for (const target of drafts[id]?.targets ?? []) order.add(target);
  return [...order];
}
