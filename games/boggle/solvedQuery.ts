/** What the solver's page is asked, as it stands in its address: a board, the shortest word, the word list, the grouping. */
import { ENGLISH_VALUE } from '#shared/dictionary/chosenLexicon.ts';
import { MAX_TEXT } from './board.ts';

export type Grouping = 'length' | 'commonness';

export interface Question {
  /** As typed: see `board.ts`. */
  readonly board: string;
  /** The fewest letters of a word. */
  readonly min: number;
  /** The value of a setting of kind `lexicon`. */
  readonly list: string;
  readonly by: Grouping;
}

/** The lengths that a shortest word may have. */
export const MIN_LENGTHS = { least: 1, most: 8, usual: 3 } as const;

export const NOTHING_ASKED: Question = {
  board: '',
  min: MIN_LENGTHS.usual,
  list: ENGLISH_VALUE,
  by: 'length',
};

/** Reads an address; what makes no sense in it is as usual. */
export function questionIn(query: Readonly<Record<string, string>>): Question {
  const { board = '', min, list = '', by } = query;
  const length = Number(min);
  const fits = Number.isInteger(length) && length >= MIN_LENGTHS.least && length <= MIN_LENGTHS.most;
  return {
    board,
    min: min !== undefined && fits ? length : NOTHING_ASKED.min,
    list: list === '' ? NOTHING_ASKED.list : list,
    by: by === 'commonness' ? by : NOTHING_ASKED.by,
  };
}

/** What goes into the address: only what is not as usual, and no text that is too long for a board. */
export function queryOf({ board, min, list, by }: Question): Readonly<Record<string, string>> {
  return {
    ...(board.trim() === '' || board.length > MAX_TEXT ? {} : { board: board.trim() }),
    ...(min === NOTHING_ASKED.min ? {} : { min: String(min) }),
    ...(list === NOTHING_ASKED.list ? {} : { list }),
    ...(by === NOTHING_ASKED.by ? {} : { by }),
  };
}
