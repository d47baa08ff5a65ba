/**
 * All the words on a board: how many and what they are worth, or each with its path.
 *
 * Boards of at most 16 one-symbol tiles are counted by the fast search; the rest, and every list, by the search for
 * any board. Both follow the automaton of the word list. Boards with more paths than either has room for (one letter
 * over and over, with a word list to match) are solved word by word, which is slow but needs no room.
 */
import { buildAutomaton } from '#shared/dictionary/automaton.ts';
import type { Automaton } from '#shared/dictionary/automaton.ts';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { oncePerObject } from '#shared/memo.ts';
import { SOLID } from './board.ts';
import type { Board } from './board.ts';
import { packStates } from './packedStates.ts';
import { findPath } from './paths.ts';
import { pointsFor } from './scoring.ts';
import type { ScoreTable } from './scoring.ts';
import { createSmallSearch } from './smallSearch.ts';
import type { SmallSearch } from './smallSearch.ts';
import { searchBoard, usedCells } from './wideSearch.ts';
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
  /**
   * The cells of letters that none of those words can be traced through, ascending. On boards that must be solved word
   * by word only the first path of a word is looked at.
   */
  readonly deadCells: (board: Board, rules: Pick<SolveRules, 'minLength'>) => readonly number[];
}

/** A solver for a word list in lower case, in any order; only words of the letters a–z can be found. */
export function createSolver(words: readonly string[]): Solver {
  return solverOf(
    () => buildAutomaton(words),
    () => words,
  );
}

/** The solver of a lexicon, made once. */
export const solverFor: (lexicon: Lexicon) => Solver = oncePerObject((lexicon) =>
  solverOf(
    () => lexicon.automaton,
    () => lexicon.words(),
  ),
);

/** What is made of the words is made when it is first needed. */
function solverOf(makeAutomaton: () => Automaton, words: () => Iterable<string>): Solver {
  let automaton: Automaton | undefined;
  let smallSearch: SmallSearch | null | undefined; // null: the list is too long for it

  function automatonOf(): Automaton {
    automaton ??= makeAutomaton();
    return automaton;
  }

  function smallSearchOf(): SmallSearch | null {
    const packed = packStates(automatonOf());
    return packed === null ? null : createSmallSearch(packed);
  }

  function list(board: Board, rules: SolveRules): readonly FoundWord[] {
    const found = searchBoard(automatonOf(), board) ?? wordByWord(words(), board);
    return found
      .filter(({ word }) => word.length >= rules.minLength)
      .map(({ word, path }) => ({ word, path, points: pointsFor(word.length, rules.scores) }));
  }

  function solve(board: Board, rules: SolveRules): Solution {
    if (smallSearch === undefined) smallSearch = smallSearchOf();
    const counts = smallSearch === null ? null : smallSearch(board);
    if (counts !== null) return total(counts, rules);
    const found = list(board, rules);
    return { words: found.length, points: found.reduce((sum, { points }) => sum + points, 0) };
  }

  function deadCells(board: Board, { minLength }: Pick<SolveRules, 'minLength'>): readonly number[] {
    const used = usedCells(automatonOf(), board, minLength) ?? usedWordByWord(words(), board, minLength);
    return [...board.faces.keys()].filter((cell) => !used.has(cell) && board.faces[cell] !== SOLID);
  }

  return { solve, list, deadCells };
}

/** Adds up counts of words by their number of letters. */
function total(counts: Int32Array, rules: SolveRules): Solution {
  let words = 0;
  let points = 0;
  for (let letters = Math.max(1, rules.minLength); letters < counts.length; letters++) {
    const count = counts[letters] ?? 0;
    if (count === 0) continue;
    words += count;
    points += count * pointsFor(letters, rules.scores);
  }
  return { words, points };
}

function wordByWord(words: Iterable<string>, board: Board): readonly WordOnBoard[] {
  return [...new Set(words)].sort().flatMap((word) => {
    const path = /^[a-z]+$/.test(word) ? findPath(board, word) : null;
    return path === null ? [] : [{ word, path }];
  });
}

/** Of boards that are too crowded to look at all paths: the cells of each word's first. */
function usedWordByWord(words: Iterable<string>, board: Board, minLength: number): ReadonlySet<number> {
  return new Set(wordByWord(words, board).flatMap(({ word, path }) => (word.length < minLength ? [] : path)));
}
