/** All the words there are on a board: what “left”, “missed” and the lexicon's judgement are told by. */
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import type { Board } from './board.ts';
import type { PossibleWord } from './data.ts';
import type { BoggleRules } from './rules.ts';
import { solverFor } from './solver.ts';

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
