/** What comes of the sheets while a round is written: worked out once a text, however many look, and however often. */
import { oncePerObject, oncePerText } from '#shared/memo.ts';
import type { Board } from './board.ts';
import type { BoggleContext } from './context.ts';
import { faultOf } from './finds.ts';
import { findPath } from './paths.ts';
import { hasPossible, leftOf, possibleIn } from './possible.ts';
import type { PossibleText } from './possible.ts';
import type { BoggleRules } from './rules.ts';
import { finishedWords } from './sheet.ts';

/** By the text of a sheet. */
export interface SheetReading {
  finished(text: string): readonly string[];
  /** Those of its finished words that are on the board and long enough, but not in the lexicon. */
  notWords(text: string): readonly string[];
  /** How many words of each number of letters (the index) are not among its finished ones. */
  left(text: string): readonly number[];
}

/** Of a round: its board, its rules and its words stay the same objects until the next. Null before there is a board. */
export function sheetReading({
  board,
  rules,
  possible,
}: Pick<BoggleContext, 'board' | 'rules' | 'possible'>): SheetReading | null {
  return board === null ? null : readings(possible)(rules)(board);
}

const readings = oncePerObject((possible: PossibleText) =>
  oncePerObject((rules: BoggleRules) =>
    oncePerObject((board: Board) => createReading(possible, rules, board)),
  ),
);

function createReading(text: PossibleText, rules: BoggleRules, board: Board): SheetReading {
  const possible = possibleIn(text);
  const finished = oncePerText(finishedWords);
  return {
    finished,
    notWords: oncePerText((sheet) =>
      finished(sheet).filter(
        (word) =>
          !hasPossible(possible, word) && faultOf(rules, { word, path: findPath(board, word) }) === null,
      ),
    ),
    left: oncePerText((sheet) => leftOf(possible, new Set(finished(sheet)))),
  };
}
