/**
 * What was found in a round, by any number of seats: whose word counts, for whom, and what it earns.
 *
 * Source: SRS 2.1.3 and 2.1.5. A word that several seats have scores for none of them; rejecting takes a word out of
 * one seat's set only, so a common word that is rejected may become another seat's alone, and score for it. The lexicon
 * as a judge is Squeak Boggle's; penalties and challenges are our own.
 */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Vocabulary } from '#shared/dictionary/vocabulary.ts';
import { faceLetters } from './board.ts';
import type { Board } from './board.ts';
import type { PossibleWord, Ruling, WordFault } from './data.ts';
import { findPath } from './paths.ts';
import { hasPossible } from './possible.ts';
import { WRONG_CHALLENGE } from './rules.ts';
import type { BoggleRules } from './rules.ts';
import { pointsFor } from './scoring.ts';
import { finishedWords } from './sheet.ts';

/** A word that a seat wrote, or that the learner found. */
export interface Find {
  readonly word: string;
  /** Its first path on the board by cell numbers; null when it is not on the board. */
  readonly path: readonly number[] | null;
}

/** A round as it was written and as it stands: by seat unless said otherwise. */
export interface RoundWords {
  readonly finds: readonly (readonly Find[])[];
  /** Those of its words that the seat has rejected. */
  readonly rejected: readonly (readonly string[])[];
  /** The text it wrote; empty for a learner. */
  readonly sheets: readonly string[];
  /** What became of the words that were challenged, by nobody in particular. */
  readonly rulings: readonly Ruling[];
  /** All words of the lexicon on the board, in alphabetical order. */
  readonly possible: readonly PossibleWord[];
}

/** What a word is judged by beside the board. */
type Judged = Pick<RoundWords, 'possible' | 'rulings'>;

/** Looks the words up on the board. */
export function lookUp(board: Board, words: readonly string[]): readonly Find[] {
  return words.map((word) => ({ word, path: findPath(board, word) }));
}

/** All the words of a vocabulary that count on the board, in its order. */
export function findKnown(
  rules: BoggleRules,
  board: Board,
  vocabulary: Vocabulary,
  possible: readonly PossibleWord[],
): readonly Find[] {
  const letters = new Set(board.faces.map(faceLetters).join(''));
  const known = vocabulary.filter((word) => [...word].every((letter) => letters.has(letter)));
  const judged = { possible, rulings: [] };
  return lookUp(board, known).filter((find) => faultIn(rules, judged, find) === null);
}

/** Why a word cannot count whatever the lexicon says, or null. */
export function faultOf(rules: Pick<BoggleRules, 'minLength'>, { word, path }: Find): WordFault | null {
  if (path === null) return 'not-on-board';
  return word.length < rules.minLength ? 'too-short' : null;
}

/** Why a word of a round counts for nobody, or null when it counts. */
export function faultIn(rules: BoggleRules, judged: Judged, find: Find): WordFault | null {
  const fault = faultOf(rules, find);
  if (fault !== null) return fault;
  const known = rules.judge !== 'lexicon' || hasPossible(judged.possible, find.word);
  return known && rulingOn(judged.rulings, find.word)?.stands !== false ? null : 'not-a-word';
}

/** What became of the challenge of a word, or null where nobody challenged it. */
export function rulingOn(rulings: readonly Ruling[], word: string): Ruling | null {
  return rulings.find((ruling) => ruling.word === word) ?? null;
}

/** The seats that have each word that counts, ascending: a rejected word is not in the rejecter's set. */
export function ownersOf(rules: BoggleRules, round: RoundWords): ReadonlyMap<string, readonly SeatIndex[]> {
  const owners = new Map<string, SeatIndex[]>();
  for (const [seat, finds] of round.finds.entries()) {
    const rejected = new Set(round.rejected[seat]);
    for (const find of finds) {
      if (rejected.has(find.word) || faultIn(rules, round, find) !== null) continue;
      owners.set(find.word, [...(owners.get(find.word) ?? []), seat]);
    }
  }
  return owners;
}

/** Each seat's points of the round: for the words that it alone has, less what it lost. */
export function scoresOf(rules: BoggleRules, round: RoundWords): readonly number[] {
  const scores = round.finds.map((_, seat) => -lossOf(rules, round, seat));
  for (const [word, owners] of ownersOf(rules, round)) {
    const [owner] = owners;
    if (owner === undefined || owners.length > 1) continue;
    scores[owner] = (scores[owner] ?? 0) + pointsFor(word.length, rules.scores);
  }
  // Nobody has −0 points.
  return scores.map((points) => points + 0);
}

/**
 * What a seat loses of its points: the penalty for each finished word that does not count, rejected or not (a word cut
 * off by the clock costs nothing), and one for each challenge that was wrong.
 */
export function lossOf(rules: BoggleRules, round: RoundWords, seat: SeatIndex): number {
  const wrong = round.rulings.filter(({ by, stands }) => by === seat && stands).length * WRONG_CHALLENGE;
  if (rules.penalty === 0) return wrong;
  const finished = new Set(finishedWords(round.sheets[seat] ?? ''));
  const faulty = (round.finds[seat] ?? []).filter(
    (find) => finished.has(find.word) && faultIn(rules, round, find) !== null,
  );
  return wrong + faulty.length * rules.penalty;
}

/** What rejecting and taking back ask about: a seat's own words and which of them are rejected. */
export interface OwnWords {
  readonly has: (word: string) => boolean;
  readonly isRejected: (word: string) => boolean;
}

/** Why a seat cannot reject the word, or null when it can. */
export function faultOfReject(
  own: OwnWords,
  word: string,
): 'word/not-yours' | 'word/rejected-already' | null {
  if (!own.has(word)) return 'word/not-yours';
  return own.isRejected(word) ? 'word/rejected-already' : null;
}

/** Why a seat cannot take its word back, or null when it can. */
export function faultOfTakeBack(own: OwnWords, word: string): 'word/not-rejected' | null {
  return own.isRejected(word) ? null : 'word/not-rejected';
}

/** What a challenge asks about: who has a word that counts, and whether it was challenged before. */
export interface Challengeable {
  readonly ownersOf: (word: string) => readonly SeatIndex[];
  readonly isChallenged: (word: string) => boolean;
}

/** Why a seat cannot challenge the word, or null when it can: another seat must have it, and nobody have asked before. */
export function faultOfChallenge(
  round: Challengeable,
  by: SeatIndex,
  word: string,
): 'word/challenged-already' | 'word/nobody-elses' | null {
  if (round.isChallenged(word)) return 'word/challenged-already';
  return round.ownersOf(word).some((seat) => seat !== by) ? null : 'word/nobody-elses';
}
