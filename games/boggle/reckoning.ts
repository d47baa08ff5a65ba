/** A round once it is written: how it is counted and looked through, and what it teaches. */
import type { SeatIndex } from '#shared/match/entry.ts';
import { oncePerObject } from '#shared/memo.ts';
import { openRandom } from '#shared/random/random.ts';
import { roundOf, totalsOf } from './context.ts';
import type { BoggleContext, Change } from './context.ts';
import type { Feats, WordLists } from './data.ts';
import { withRound } from './feats.ts';
import { ownersOf, rulingOn, scoresOf } from './finds.ts';
import type { Challengeable, OwnWords } from './finds.ts';
import { keepSome, learn, lessonsOf } from './learning.ts';
import { listsOf } from './lists.ts';
import { hasEnded } from './outcome.ts';
import { hasPossible, possibleIn } from './possible.ts';

/** Counts the round, as it stands after rejections and challenges. */
export function scoreRound(context: BoggleContext): Change {
  return { roundScores: scoresOf(context.rules, roundOf(context)) };
}

/** What every viewer is told alike of a round that has been scored: made once, however many look. */
export const reckoned: (context: BoggleContext) => {
  readonly lists: WordLists;
  /** Of the game with this round. */
  readonly feats: readonly Feats[];
} = oncePerObject((context: BoggleContext) => {
  const round = roundOf(context);
  return { lists: listsOf(context.rules, round), feats: withRound(context.feats, round) };
});

/** Whether the round was the game's last. */
export function isLastRound(context: BoggleContext): boolean {
  const { rules, target, round, scored } = context;
  return scored && hasEnded(rules.end, totalsOf(context), target, round);
}

/** A game ends at once (SRS 2.3.6), but where words may be challenged the last round is looked through first. */
export function endsAtOnce(context: BoggleContext): boolean {
  return context.rules.judge !== 'challenge' && isLastRound(context);
}

/** The words of a seat in the latest round. */
export function ownWords(context: BoggleContext, seat: SeatIndex): OwnWords {
  return {
    has: (word) => (context.finds[seat] ?? []).some((find) => find.word === word),
    isRejected: (word) => (context.rejected[seat] ?? []).includes(word),
  };
}

/** Takes a word out of a seat's set. */
export function rejectWord(context: BoggleContext, seat: SeatIndex, word: string): Change {
  return { rejected: context.rejected.with(seat, [...(context.rejected[seat] ?? []), word]) };
}

/** Puts a rejected word back into a seat's set. */
export function takeBackWord(context: BoggleContext, seat: SeatIndex, word: string): Change {
  const others = (context.rejected[seat] ?? []).filter((rejected) => rejected !== word);
  return { rejected: context.rejected.with(seat, others) };
}

/** The words of the latest round that can be challenged. */
export function challengeable(context: BoggleContext): Challengeable {
  return {
    ownersOf: (word) => ownersOf(context.rules, roundOf(context)).get(word) ?? [],
    isChallenged: (word) => rulingOn(context.rulings, word) !== null,
  };
}

/** Has the lexicon decide on a word. It is on the board and long enough, so the lexicon has it when it is possible. */
export function challengeWord({ rulings, possible }: BoggleContext, by: SeatIndex, word: string): Change {
  return { rulings: [...rulings, { word, by, stands: hasPossible(possibleIn(possible), word) }] };
}

/** What the latest round teaches, by the difficulty as it stands now. */
export function learnFromRound(context: BoggleContext): Change {
  const match = openRandom(context.random.match);
  const lessons = lessonsOf(context.rules, roundOf(context), context.writes);
  const vocabulary = learn(context.vocabulary, lessons, context.difficulty, match);
  return { vocabulary, random: { ...context.random, match: match.state() } };
}

/** Chooses what outlives the match. */
export function keepWords(context: BoggleContext): Change {
  const match = openRandom(context.random.match);
  const kept = keepSome(context.vocabulary, match);
  return { kept, random: { ...context.random, match: match.state() } };
}
