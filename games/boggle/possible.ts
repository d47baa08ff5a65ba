/** All the words there are on a board: what “left”, “missed” and the lexicon's judgement are told by. */
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { markedAs, signOf } from '#shared/dictionary/marks.ts';
import { oncePerObject } from '#shared/memo.ts';
import type { Board } from './board.ts';
import type { PossibleWord } from './data.ts';
import type { BoggleRules } from './rules.ts';
import { CLASSIC_SCORES, pointsFor } from './scoring.ts';
import type { ScoreTable } from './scoring.ts';
import { solverFor } from './solver.ts';

/** The words as a chart remembers them: hundreds of records would be most of what a match weighs. */
export interface PossibleText {
  /** In alphabetical order, with a space between. */
  readonly words: string;
  /** A character for each, by its level and whether it is rude. */
  readonly marks: string;
  readonly scores: ScoreTable;
}

export const NOTHING_POSSIBLE: PossibleText = { words: '', marks: '', scores: CLASSIC_SCORES };

/** The words of the lexicon that are on the board and long enough, in alphabetical order. */
export function possibleOn(
  board: Board,
  { minLength, scores }: Pick<BoggleRules, 'minLength' | 'scores'>,
  lexicon: Lexicon,
): readonly PossibleWord[] {
  return solverFor(lexicon)
    .list(board, { minLength, scores })
    .map(({ word, points }) => ({ word, points, level: lexicon.level(word), rude: lexicon.isRude(word) }));
}

/** The words as a chart remembers them, by the table that gave them their points. */
export function possibleText(possible: readonly PossibleWord[], scores: ScoreTable): PossibleText {
  return {
    words: possible.map(({ word }) => word).join(' '),
    marks: possible.map(signOf).join(''),
    scores,
  };
}

/** The words themselves; read once for as long as the text is kept. */
export const possibleIn: (text: PossibleText) => readonly PossibleWord[] = oncePerObject(
  ({ words, marks, scores }) => {
    if (words === '') return [];
    return words.split(' ').map((word, i) => ({
      word,
      points: pointsFor(word.length, scores),
      ...markedAs(marks.charAt(i)),
    }));
  },
);

/** Whether the word, in lower case, is among them. */
export function hasPossible(possible: readonly PossibleWord[], word: string): boolean {
  let [from, to] = [0, possible.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((possible[middle]?.word ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return possible[from]?.word === word;
}

/** How many of each number of letters (the index) are not among the words found. */
export function leftOf(possible: readonly PossibleWord[], found: ReadonlySet<string>): readonly number[] {
  const missing = possible.filter(({ word }) => !found.has(word));
  const longest = possible.reduce((most, { word }) => Math.max(most, word.length), 0);
  const counts = Array.from({ length: longest + 1 }, () => 0);
  for (const { word } of missing) counts[word.length] = (counts[word.length] ?? 0) + 1;
  return counts;
}
