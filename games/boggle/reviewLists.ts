/**
 * The four lists of a round as they are shown: rejected words stay in sight where they stood, struck through, and a
 * common word that was rejected stands with the words of whoever scores for it now.
 */
import type { Message } from '#shared/plugin/view.ts';
import type { Board } from './board.ts';
import type { BoggleData, ListedWord, WordLists } from './data.ts';
import { missingFrom } from './writing.ts';

export interface ReviewWord {
  readonly word: string;
  /** What it earns now for whoever has it. */
  readonly points: number;
  readonly path: readonly number[] | null;
  readonly rejected: boolean;
  /** Whether it may be rejected or taken back by the viewer; null for another's word. */
  readonly act: 'reject' | 'takeBack' | null;
  /** What there is to say of it: why it is not on the board, that it was rejected. */
  readonly note: Message | null;
}

export interface ReviewList {
  readonly id: 'yours' | 'theirs' | 'common' | 'invalid';
  readonly words: readonly ReviewWord[];
  /** Words that are not rejected, and what they earn together. */
  readonly count: number;
  readonly points: number;
}

/** The lists from the side of `data.self`; `through` keeps only words whose path runs over that cell. */
export function reviewLists(
  data: Pick<BoggleData, 'self' | 'board'>,
  lists: WordLists,
  through: number | null,
): readonly ReviewList[] {
  const own = lists.seats[data.self];
  const rejected = own?.rejected ?? [];
  const others = lists.seats.flatMap((seat, i) => (i === data.self ? [] : seat.alone));
  const rejectedHere = new Set(rejected.map(({ word }) => word));
  const struck = (belongs: (word: ListedWord) => boolean): readonly ReviewWord[] =>
    rejected.filter(belongs).map((word) => reviewed(word, 'takeBack', faultNote(data.board, word)));

  return [
    list(
      'yours',
      [
        ...(own?.alone ?? []).map((word) => reviewed(word, 'reject', null)),
        ...struck(({ fault, seats }) => fault === null && seats.length === 0),
      ],
      through,
    ),
    list(
      'theirs',
      others.map((word) => {
        const mine = rejectedHere.has(word.word);
        return reviewed(word, mine ? 'takeBack' : null, mine ? { key: 'lists.youRejected' } : null);
      }),
      through,
    ),
    list(
      'common',
      [
        ...(own?.common ?? []).map((word) => reviewed(word, 'reject', null)),
        // Still in two other lists: of no use to anybody.
        ...struck(({ seats }) => seats.length > 1),
      ],
      through,
    ),
    list(
      'invalid',
      [
        ...(own?.invalid ?? []).map((word) => reviewed(word, 'reject', faultNote(data.board, word))),
        ...struck(({ fault }) => fault !== null),
      ],
      through,
    ),
  ];
}

function list(id: ReviewList['id'], all: readonly ReviewWord[], through: number | null): ReviewList {
  // In one order, so that a word stays where it stood when it is struck.
  const sorted = all.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  const words = through === null ? sorted : sorted.filter(({ path }) => path?.includes(through) === true);
  const counted = words.filter(({ rejected }) => !rejected);
  return { id, words, count: counted.length, points: counted.reduce((sum, { points }) => sum + points, 0) };
}

function reviewed(
  { word, points, path, rejected }: ListedWord,
  act: ReviewWord['act'],
  note: Message | null,
): ReviewWord {
  return { word, points, path, rejected, act, note };
}

/** Why the word does not count, as shortly as it can be said. */
export function faultNote(
  board: Board | null,
  { word, fault }: Pick<ListedWord, 'word' | 'fault'>,
): Message | null {
  if (fault === null) return null;
  if (fault === 'too-short' || board === null) return { key: `fault.${fault}` };
  const missing = missingFrom(board, word);
  switch (missing.why) {
    case 'no-letter':
      return { key: 'fault.no-letter', params: { letter: missing.letter.toUpperCase() } };
    case 'apart':
      return {
        key: 'fault.apart',
        params: { first: missing.first.toUpperCase(), second: missing.second.toUpperCase() },
      };
    case 'no-path':
      return { key: 'fault.not-on-board' };
  }
}
