/**
 * What was found in a round, by any number of seats: whose word counts, for whom, and what it earns.
 *
 * Source: SRS 2.1.3 and 2.1.5. A word that several seats have scores for none of them; rejecting takes a word out of
 * one seat's set only, so a common word that is rejected may become another seat's alone, and score for it.
 */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Vocabulary } from '#shared/dictionary/vocabulary.ts';
import { faceLetters } from './board.ts';
import type { Board } from './board.ts';
import type { WordFault } from './data.ts';
import { findPath } from './paths.ts';
import type { BoggleRules } from './rules.ts';
import { pointsFor } from './scoring.ts';

/** A word that a seat wrote, or that the learner found. */
export interface Find {
  readonly word: string;
  /** Its first path on the board by cell numbers; null when it is not on the board. */
  readonly path: readonly number[] | null;
}

/** The words of a round by seat, and those of them that the seat has rejected. */
export interface RoundWords {
  readonly finds: readonly (readonly Find[])[];
  readonly rejected: readonly (readonly string[])[];
}

/** Looks the words up on the board. */
export function lookUp(board: Board, words: readonly string[]): readonly Find[] {
  return words.map((word) => ({ word, path: findPath(board, word) }));
}

/** All the words of a vocabulary that count on the board, in its order. */
export function findKnown(rules: BoggleRules, board: Board, vocabulary: Vocabulary): readonly Find[] {
  const letters = new Set(board.faces.map(faceLetters).join(''));
  const possible = vocabulary.filter((word) => [...word].every((letter) => letters.has(letter)));
  return lookUp(board, possible).filter((find) => faultOf(rules, find) === null);
}

/** Why a word counts for nobody, or null when it counts. */
export function faultOf(rules: BoggleRules, { word, path }: Find): WordFault | null {
  if (path === null) return 'not-on-board';
  return word.length < rules.minLength ? 'too-short' : null;
}

/** The seats that have each word that counts, ascending: a rejected word is not in the rejecter's set. */
export function ownersOf(rules: BoggleRules, round: RoundWords): ReadonlyMap<string, readonly SeatIndex[]> {
  const owners = new Map<string, SeatIndex[]>();
  for (const [seat, finds] of round.finds.entries()) {
    const rejected = new Set(round.rejected[seat]);
    for (const find of finds) {
      if (rejected.has(find.word) || faultOf(rules, find) !== null) continue;
      owners.set(find.word, [...(owners.get(find.word) ?? []), seat]);
    }
  }
  return owners;
}

/** Each seat's points of the round: for the words that it alone has. */
export function scoresOf(rules: BoggleRules, round: RoundWords): readonly number[] {
  const scores = round.finds.map(() => 0);
  for (const [word, owners] of ownersOf(rules, round)) {
    const [owner] = owners;
    if (owner === undefined || owners.length > 1) continue;
    scores[owner] = (scores[owner] ?? 0) + pointsFor(word.length, rules.scores);
  }
  return scores;
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
