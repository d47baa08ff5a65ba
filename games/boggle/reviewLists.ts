/**
 * The four lists of a round as they are shown: rejected words stay in sight where they stood, struck through, and a
 * common word that was rejected stands with the words of whoever scores for it now. They are told from one seat's side,
 * or of all together: then what several have and what does not count is everybody's.
 */
import { byWord } from '#shared/dictionary/wordOrder.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Message } from '#shared/plugin/view.ts';
import type { BoggleData, Challenge, ListedWord, WordLists } from './data.ts';
import { faultNote } from './faultNote.ts';
import { finishedWords } from './sheet.ts';

/** Whose lists are looked at. */
export type Whose = SeatIndex | 'all';

/** What the viewer may do to a word. */
export type ReviewAct = 'reject' | 'takeBack' | 'challenge';

export interface ReviewWord {
  readonly word: string;
  /** What it earns now for whoever has it; below 0 what it cost all who wrote it, rejected or not. */
  readonly points: number;
  readonly path: readonly number[] | null;
  readonly rejected: boolean;
  readonly act: ReviewAct | null;
  /** What there is to say of it: why it is not on the board, that it was rejected. */
  readonly note: Message | null;
  readonly challenge: Challenge | null;
  /** Who has it, or wrote it where it does not count; ascending. */
  readonly by: readonly SeatIndex[];
}

export interface ReviewList {
  readonly id: 'yours' | 'theirs' | 'common' | 'invalid';
  readonly words: readonly ReviewWord[];
  /** Words that are not rejected. */
  readonly count: number;
  /** What all of them earn together, or cost. */
  readonly points: number;
  /** How many the filter leaves out. */
  readonly hidden: number;
}

type Told = Pick<BoggleData, 'self' | 'watching' | 'board' | 'rules' | 'sheets'>;

/**
 * The lists: `yours` are those of the seat that is looked at (of the viewer, where it is all of them), `theirs` those
 * of all others. `shows` says which words are shown.
 */
export function reviewLists(
  data: Told,
  lists: WordLists,
  whose: Whose,
  shows: (word: string) => boolean,
): readonly ReviewList[] {
  const main = whose === 'all' ? data.self : whose;
  const told = whose === 'all' ? [...lists.seats.keys()] : [main];
  const own = lists.seats[main];
  const rejected = own?.rejected ?? [];
  const rejectedHere = new Set(rejected.map(({ word }) => word));
  const reviewed = reviewer(data);
  const struck = (belongs: (word: ListedWord) => boolean): readonly ReviewWord[] =>
    rejected.filter(belongs).map((word) => reviewed(word, main, 'here'));
  const make = (id: ReviewList['id'], all: readonly ReviewWord[]): ReviewList => list(id, all, shows);

  return [
    make('yours', [
      ...(own?.alone ?? []).map((word) => reviewed(word, main, null)),
      ...struck(({ fault, seats }) => fault === null && seats.length === 0),
    ]),
    make(
      'theirs',
      lists.seats.flatMap(({ alone }, seat) =>
        seat === main
          ? []
          : alone.map((word) => reviewed(word, seat, rejectedHere.has(word.word) ? 'elsewhere' : null, main)),
      ),
    ),
    make('common', [
      ...(whose === 'all' ? lists.common : (own?.common ?? [])).map((word) => reviewed(word, main, null)),
      // Still in two other lists: of no use to anybody.
      ...struck(({ word, seats }) => seats.length > 1 && !(whose === 'all' && isIn(lists.common, word))),
    ]),
    make(
      'invalid',
      merged(
        told.flatMap((seat) => [
          ...(lists.seats[seat]?.invalid ?? []).map((word) => reviewed(word, seat, null)),
          ...(lists.seats[seat]?.rejected ?? [])
            .filter(({ fault }) => fault !== null)
            .map((word) => reviewed(word, seat, 'here')),
        ]),
      ),
    ),
  ];
}

type Reviewer = (
  word: ListedWord,
  /** In whose list it stands. */
  seat: SeatIndex,
  /** Whether it was rejected: by that seat, or by the one that is looked at while another has it. */
  rejected: 'here' | 'elsewhere' | null,
  /** Who rejected it elsewhere. */
  rejecter?: SeatIndex,
) => ReviewWord;

/** What the viewer may do to a word, and what there is to say of it. */
function reviewer({ self, watching, board, rules, sheets }: Told): Reviewer {
  // As `lossOf` has it: only a finished word costs.
  const finished =
    rules.penalty === 0 ? [] : sheets.map((text): ReadonlySet<string> => new Set(finishedWords(text ?? '')));
  const pointsOf = ({ word, points, fault }: ListedWord, seat: SeatIndex): number =>
    fault !== null && finished[seat]?.has(word) === true ? -rules.penalty : points;
  const mayReject = rules.judge !== 'lexicon' && !watching;
  return (listed, seat, rejected, rejecter = seat) => {
    const { word, path, fault, seats, challenge } = listed;
    const points = pointsOf(listed, seat);
    const mine = seats.includes(self) || (seats.length === 0 && seat === self);
    const by = seats.length > 0 ? seats : [seat];
    const note = faultNote(board, listed);
    const base = { word, points, path, challenge, by };
    if (rejected === 'here') {
      const act = mayReject && rejecter === self ? 'takeBack' : null;
      return { ...base, rejected: true, act, note };
    }
    if (rejected === 'elsewhere') {
      const act = mayReject && rejecter === self ? 'takeBack' : null;
      return { ...base, rejected: false, act, note: { key: 'review.youRejected' } };
    }
    // Another has it: a word of one's own that is rejected would be given to them.
    const open =
      !watching &&
      rules.judge === 'challenge' &&
      fault === null &&
      challenge === null &&
      by.some((owner) => owner !== self);
    const act = open ? 'challenge' : mine && mayReject ? 'reject' : null;
    return { ...base, rejected: false, act, note };
  };
}

/** A word that several wrote and that counts for none stands once, with all of them. */
function merged(words: readonly ReviewWord[]): readonly ReviewWord[] {
  const once = new Map<string, ReviewWord>();
  for (const each of words) {
    const before = once.get(each.word);
    if (before === undefined) once.set(each.word, each);
    else
      once.set(each.word, {
        ...(each.act === null ? before : each),
        points: before.points + each.points,
        by: [...before.by, ...each.by],
      });
  }
  return [...once.values()];
}

function isIn(words: readonly ListedWord[], word: string): boolean {
  return words.some((each) => each.word === word);
}

function list(
  id: ReviewList['id'],
  all: readonly ReviewWord[],
  shows: (word: string) => boolean,
): ReviewList {
  // In one order, so that a word stays where it stood when it is struck.
  const words = all.filter(({ word }) => shows(word)).toSorted(byWord);
  return {
    id,
    words,
    count: words.filter(({ rejected }) => !rejected).length,
    points: words.reduce((sum, { points }) => sum + points, 0),
    hidden: all.length - words.length,
  };
}
