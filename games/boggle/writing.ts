/** What stands on a sheet while it is being written: each word with its worth, and the one under the pen. */
import { faceLetters, type Board } from './board.ts';
import type { WordFault } from './data.ts';
import { faultOf } from './finds.ts';
import { findPath } from './paths.ts';
import type { BoggleRules } from './rules.ts';
import { pointsFor } from './scoring.ts';
import { wordsIn } from './sheet.ts';
import { clearWord, currentWord } from './sheetText.ts';

export interface WrittenWord {
  /** In lower case. */
  readonly word: string;
  /** What it earns if nobody else has it; 0 when it does not count. */
  readonly points: number;
  readonly path: readonly number[] | null;
  readonly fault: WordFault | null;
}

export interface Writing {
  /** The finished words, in the order of writing, each once. */
  readonly words: readonly WrittenWord[];
  /** The word under the pen; null where none is being written. */
  readonly current: WrittenWord | null;
  /** Whether the word under the pen stands among the finished ones already. */
  readonly again: boolean;
}

/** Why a word is not on a board, as far as it can be told in a few words. */
export type Missing =
  | { readonly why: 'no-letter'; readonly letter: string }
  /** The word has the letter more often than the board, which has it `count` times. */
  | { readonly why: 'few'; readonly letter: string; readonly count: number }
  | { readonly why: 'apart'; readonly first: string; readonly second: string }
  | { readonly why: 'no-path' };

/** Looks at sheets of one board; words that were looked up once are remembered. */
export function createReader(board: Board, rules: BoggleRules): (text: string) => Writing {
  const known = new Map<string, WrittenWord>();

  function lookUp(word: string): WrittenWord {
    const found = known.get(word) ?? judge(word);
    known.set(word, found);
    return found;
  }

  function judge(word: string): WrittenWord {
    const path = findPath(board, word);
    const fault = faultOf(rules, { word, path });
    return { word, path, fault, points: fault === null ? pointsFor(word.length, rules.scores) : 0 };
  }

  // The same list for the same finished words: whoever shows it need not draw it anew with each letter.
  let before: { readonly finished: string; readonly words: readonly WrittenWord[] } = {
    finished: '',
    words: [],
  };

  function finishedIn(text: string): readonly WrittenWord[] {
    const finished = clearWord(text);
    if (finished !== before.finished) before = { finished, words: wordsIn(finished).map(lookUp) };
    return before.words;
  }

  return (text) => {
    const words = finishedIn(text);
    const pen = currentWord(text).toLowerCase();
    return {
      words,
      current: pen === '' ? null : lookUp(pen),
      again: words.some(({ word }) => word === pen),
    };
  };
}

/** What the words are worth together if nobody else has any of them. */
export function worthOf(words: readonly WrittenWord[]): number {
  return words.reduce((sum, { points }) => sum + points, 0);
}

/** The first thing that keeps a word off a board it is not on. */
export function missingFrom(board: Board, word: string): Missing {
  const faces = board.faces.map(faceLetters);
  const letters = [...word.toLowerCase()];
  const absent = letters.find((letter) => !faces.some((face) => face.includes(letter)));
  if (absent !== undefined) return { why: 'no-letter', letter: absent };
  const few = letters.find((letter) => timesIn(letters, letter) > timesIn(faces.join(''), letter));
  if (few !== undefined) return { why: 'few', letter: few, count: timesIn(faces.join(''), few) };
  for (const [i, first] of letters.entries()) {
    const second = letters[i + 1];
    if (second !== undefined && findPath(board, first + second) === null && !spansTiles(faces, first, second))
      return { why: 'apart', first, second };
  }
  return { why: 'no-path' };
}

function timesIn(letters: Iterable<string>, letter: string): number {
  return [...letters].filter((each) => each === letter).length;
}

/** Letters of a tile with several: whether two of them touch cannot be told from the pair alone. */
function spansTiles(faces: readonly string[], first: string, second: string): boolean {
  return faces.some((face) => face.length > 1 && (face.includes(first) || face.includes(second)));
}
