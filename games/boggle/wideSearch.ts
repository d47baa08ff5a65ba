/**
 * The search for every board: any size, tiles of any letters, solid cells; each word with its path.
 *
 * As the fast search it walks each prefix once, with all the paths that spell it, letter by letter; a path may end
 * within a tile (the I of "In"), and only one that ends a tile makes a word. The paths of a prefix are kept in
 * lexicographic order of their cells, and lengthening them keeps that order, so the first that ends a tile is the
 * word's first path.
 *
 * Limit: boards of one letter over and over may have more paths than there is room for: null.
 */
import { cellCount, neighbourTable } from '#shared/grid/grid.ts';
import { ENDS_WORD, LEADS_ON, ROW } from '#shared/dictionary/automaton.ts';
import type { Automaton } from '#shared/dictionary/automaton.ts';
import { faceLetters } from './board.ts';
import type { Board } from './board.ts';

const ROOM = 1 << 18;
const LETTERS = 0x3ffffff;

export interface WordOnBoard {
  readonly word: string;
  /** The cells of its first path, in lexicographic order of cell numbers. */
  readonly path: readonly number[];
}

/** The words on the board, in alphabetical order. */
export function searchBoard(automaton: Automaton, board: Board): readonly WordOnBoard[] | null {
  const found: WordOnBoard[] = [];
  const isWhole = walkBoard(automaton, board, (word, paths) => {
    found.push({ word, path: paths.first() });
    return true;
  });
  return isWhole ? found : null;
}

/** The cells that a word of so many letters or more can be traced through, by any path of it. */
export function usedCells(automaton: Automaton, board: Board, minLength: number): ReadonlySet<number> | null {
  const used = new Set<number>();
  const most = board.faces.filter((face) => faceLetters(face) !== '').length;
  const isWhole = walkBoard(automaton, board, (word, paths) => {
    if (word.length >= minLength) paths.addCells(used);
    return used.size < most;
  });
  return isWhole || used.size === most ? used : null;
}

/** All the paths of a word. */
interface WordPaths {
  /** The cells of the first, in lexicographic order of cell numbers. */
  first(): readonly number[];
  /** Adds the cells of every one. */
  addCells(cells: Set<number>): void;
}

/** Is told a word and its paths, which it may ask until it returns; says whether to go on. */
type Visit = (word: string, paths: WordPaths) => boolean;

/** Visits the words on the board in alphabetical order; false when it was stopped or had no room for all paths. */
function walkBoard({ states, next }: Automaton, board: Board, visit: Visit): boolean {
  const start = cellCount(board); // a cell before the first, with no letters, next to every cell
  const tiles = [...board.faces.map(faceLetters), ''].map((face) => [...face].map(bitOf));
  const near = [...neighbourTable(board), board.faces.map((_, cell) => cell)].map((list) =>
    list.filter((cell) => (tiles[cell] ?? []).length > 0),
  );
  const nearLetters = near.map((list) => list.reduce((mask, cell) => mask | (tiles[cell]?.[0] ?? 0), 0));

  const after = new Int32Array(26); // letter → every letter that comes next, within a tile or on one beside
  tiles.forEach((tile, cell) => {
    tile.forEach((bit, at) => {
      const letter = 31 - Math.clz32(bit);
      if (letter >= 0) after[letter] = (after[letter] ?? 0) | (tile[at + 1] ?? nearLetters[cell] ?? 0);
    });
  });

  // A stack of paths: the last cell, how many letters of its tile are read, and the path that it lengthens.
  const cellOf = [start];
  const readOf = [0];
  const beforeOf = [-1];
  let isWhole = true;

  const isTileRead = (path: number): boolean => readOf[path] === tiles[cellOf[path] ?? start]?.length;

  function uses(path: number, cell: number): boolean {
    for (let at = path; at >= 0; at = beforeOf[at] ?? -1) if (cellOf[at] === cell) return true;
    return false;
  }

  /** The cells of a path; a tile of several letters is one cell. */
  function cellsOf(path: number): readonly number[] {
    const cells: number[] = [];
    for (let at = path; at > 0; at = beforeOf[at] ?? 0) {
      const cell = cellOf[at] ?? start;
      if (cells.at(-1) !== cell) cells.push(cell);
    }
    return cells.reverse();
  }

  function lettersAfter(path: number): number {
    const cell = cellOf[path] ?? start;
    return isTileRead(path) ? (nearLetters[cell] ?? 0) : (tiles[cell]?.[readOf[path] ?? 0] ?? 0);
  }

  function push(end: number, cell: number, read: number, before: number): number {
    cellOf[end] = cell;
    readOf[end] = read;
    beforeOf[end] = before;
    return end + 1;
  }

  // The paths from … to − 1 of the stack spell the word being visited, whole tiles or not.
  let wordFrom = 0;
  let wordTo = 0;
  const paths: WordPaths = {
    first: () => cellsOf(wholeFrom(wordFrom, wordTo)),
    addCells(cells) {
      for (let path = wordFrom; path < wordTo; path++) {
        if (!isTileRead(path)) continue;
        for (let at = path; at > 0; at = beforeOf[at] ?? 0) cells.add(cellOf[at] ?? start);
      }
    },
  };

  /** The first path that ends with a whole tile, or `to`. */
  function wholeFrom(from: number, to: number): number {
    let path = from;
    while (path < to && !isTileRead(path)) path++;
    return path;
  }

  /** Whether a state leads anywhere by some of these letters. */
  function mayFollow(state: number, letters: number): boolean {
    return (((states[state + LEADS_ON] ?? 0) | (states[state + ENDS_WORD] ?? 0)) & letters) !== 0;
  }

  /** Goes on from a prefix spelt by the paths from … to − 1; false when the walk has ended. */
  function walk(state: number, from: number, to: number, prefix: string): boolean {
    if (to > ROOM) return (isWhole = false);
    const leadsOn = states[state + LEADS_ON] ?? 0;
    const endsWord = states[state + ENDS_WORD] ?? 0;
    let reached = 0;
    for (let path = from; path < to; path++) reached |= lettersAfter(path);

    for (let rest = reached & (leadsOn | endsWord) & LETTERS; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const child = (leadsOn & bit) === 0 ? -1 : (next[(states[state + ROW] ?? 0) + letter] ?? 0);
      if ((endsWord & bit) === 0 && !mayFollow(child, after[letter] ?? 0)) continue;
      let end = to;
      for (let path = from; path < to; path++) {
        if ((lettersAfter(path) & bit) === 0) continue;
        const cell = cellOf[path] ?? start;
        if (!isTileRead(path)) {
          end = push(end, cell, (readOf[path] ?? 0) + 1, path);
          continue;
        }
        for (const to of near[cell] ?? []) {
          if (tiles[to]?.[0] === bit && !uses(path, to)) end = push(end, to, 1, path);
        }
      }
      if (end === to) continue;
      const longer = prefix + String.fromCharCode(97 + letter);
      if ((endsWord & bit) !== 0 && wholeFrom(to, end) < end) {
        [wordFrom, wordTo] = [to, end];
        if (!visit(longer, paths)) return (isWhole = false);
      }
      if (child >= 0 && !walk(child, to, end, longer)) return false;
    }
    return true;
  }

  walk(0, 0, 1, '');
  return isWhole;
}

/** The bit of a letter a–z; of any other character none, so that no word passes it. */
function bitOf(letter: string): number {
  const symbol = letter.charCodeAt(0) - 97;
  return symbol >= 0 && symbol < 26 ? 1 << symbol : 0;
}
