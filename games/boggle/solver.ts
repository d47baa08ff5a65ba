/**
 * All the words on a board: how many and what they are worth, or each with its path.
 *
 * Boards of at most 16 one-symbol tiles are counted by the fast search; the rest, and every list, by the search for
 * any board. Both follow the automaton of the word list. Boards with more paths than either has room for (one letter
 * over and over, with a word list to match) are solved word by word, which is slow but needs no room.
 */
import { QU_SYMBOL, buildAutomaton } from '#shared/dictionary/automaton.ts';
import type { Automaton } from '#shared/dictionary/automaton.ts';
import { cellCount } from '#shared/grid/grid.ts';
import { SOLID } from './board.ts';
import type { Board } from './board.ts';
import { findPath } from './paths.ts';
import { pointsFor } from './scoring.ts';
import type { ScoreTable } from './scoring.ts';
import { NO_SYMBOL, SMALL_CELLS, createSmallSearch } from './smallSearch.ts';
import type { SmallSearch } from './smallSearch.ts';
import { searchBoard } from './wideSearch.ts';
import type { WordOnBoard } from './wideSearch.ts';

export interface SolveRules {
  /** The fewest letters of a word that counts. */
  readonly minLength: number;
  readonly scores: ScoreTable;
}

export interface Solution {
  /** How many different words are on the board. */
  readonly words: number;
  /** What they are worth together. */
  readonly points: number;
}

export interface FoundWord extends WordOnBoard {
  readonly points: number;
}

export interface Solver {
  /** How many words of the list are on the board, and their points. */
  readonly solve: (board: Board, rules: SolveRules) => Solution;
  /** Those words in alphabetical order and lower case, each with its points and its first path. */
  readonly list: (board: Board, rules: SolveRules) => readonly FoundWord[];
}

/** A solver for a word list in lower case, in any order; only words of the letters a–z can be found. */
export function createSolver(words: readonly string[]): Solver {
  return solverOf(buildAutomaton(words), words);
}

function solverOf(automaton: Automaton, words: readonly string[]): Solver {
  const searches = new Map<number, SmallSearch>();
  const symbols = new Int32Array(SMALL_CELLS);

  function smallSearchFor(board: Board): SmallSearch {
    const key = board.width * 100 + board.height;
    const known = searches.get(key);
    if (known !== undefined) return known;
    const search = createSmallSearch(automaton, board);
    searches.set(key, search);
    return search;
  }

  function list(board: Board, rules: SolveRules): readonly FoundWord[] {
    const found = searchBoard(automaton, board) ?? wordByWord(words, board);
    return found
      .filter(({ word }) => word.length >= rules.minLength)
      .map(({ word, path }) => ({ word, path, points: pointsFor(word.length, rules.scores) }));
  }

  function solve(board: Board, rules: SolveRules): Solution {
    const counts = readSymbols(board, symbols) ? smallSearchFor(board)(symbols) : null;
    if (counts !== null) return total(counts, rules);
    const found = list(board, rules);
    return { words: found.length, points: found.reduce((sum, { points }) => sum + points, 0) };
  }

  return { solve, list };
}

/** Writes the board's symbols; false when the fast search cannot take it. */
function readSymbols(board: Board, symbols: Int32Array): boolean {
  if (cellCount(board) > SMALL_CELLS) return false;
  let [plainQ, qu] = [false, false];
  for (let cell = 0; cell < board.faces.length; cell++) {
    const symbol = symbolOf(board.faces[cell] ?? SOLID);
    if (symbol === undefined) return false;
    symbols[cell] = symbol;
    plainQ ||= symbol === PLAIN_Q;
    qu ||= symbol === QU_SYMBOL;
  }
  return !(plainQ && qu);
}

const PLAIN_Q = 16;

/** The symbol of a face of one symbol. */
function symbolOf(face: string): number | undefined {
  if (face.length === 1) {
    const symbol = face.charCodeAt(0) - 65;
    if (symbol >= 0 && symbol < 26) return symbol;
  }
  if (face === 'Qu') return QU_SYMBOL;
  return face === SOLID ? NO_SYMBOL : undefined;
}

/** Adds up counts of words by their number of letters. */
function total(counts: Int32Array, rules: SolveRules): Solution {
  let [words, points] = [0, 0];
  for (let letters = Math.max(1, rules.minLength); letters < counts.length; letters++) {
    const count = counts[letters] ?? 0;
    if (count === 0) continue;
    words += count;
    points += count * pointsFor(letters, rules.scores);
  }
  return { words, points };
}

function wordByWord(words: readonly string[], board: Board): readonly WordOnBoard[] {
  return [...new Set(words)].sort().flatMap((word) => {
    const path = /^[a-z]+$/.test(word) ? findPath(board, word) : null;
    return path === null ? [] : [{ word, path }];
  });
}
