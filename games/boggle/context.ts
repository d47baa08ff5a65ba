/** What the chart of Boggle remembers, and how each thing that happens changes it. JSON throughout. */
import * as v from 'valibot';
import type { Vocabulary } from '#shared/dictionary/vocabulary.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import { openRandom, seedRandom } from '#shared/random/random.ts';
import type { RandomState } from '#shared/random/random.ts';
import type { Board } from './board.ts';
import { CARRIED, initialCarried } from './carry.ts';
import { findKnown, lookUp, scoresOf } from './finds.ts';
import type { Find, OwnWords } from './finds.ts';
import { keepSome, learn, lessonsOf } from './learning.ts';
import type { BoggleEdit } from './moves.ts';
import { DIFFICULTY, TARGET } from './limits.ts';
import { CLASSIC_DUEL, dealBoard } from './rules.ts';
import type { BoggleRules } from './rules.ts';
import { editText, wordsIn } from './sheet.ts';

/** The bot whose seat writes nothing: the chart finds its words for it. */
export const LEARNER = 'learner';

export interface BoggleContext {
  readonly rules: BoggleRules;
  readonly target: number;
  readonly difficulty: number;
  /** By seat: writes a sheet. The others are learners. */
  readonly writes: readonly boolean[];
  /** `game` deals and is seeded anew for each game, so that a game's seed repeats its boards; `match` does the rest. */
  readonly random: { readonly match: RandomState; readonly game: RandomState };
  readonly gameSeed: number;
  readonly vocabulary: Vocabulary;
  /** What outlives the match; null until it is quit. */
  readonly kept: Vocabulary | null;
  /** From 1; 0 before a game's first round. */
  readonly round: number;
  readonly board: Board | null;
  /** By seat: the text as it stands. */
  readonly sheets: readonly string[];
  /** By seat: has nothing more to write in this round. */
  readonly done: readonly boolean[];
  /** The latest round has been scored: `finds` holds its words. */
  readonly scored: boolean;
  readonly finds: readonly (readonly Find[])[];
  readonly rejected: readonly (readonly string[])[];
  /** By seat: points of the game without the latest round's. */
  readonly earlier: readonly number[];
  readonly roundScores: readonly number[];
}

type Change = Partial<BoggleContext>;

const SETTINGS = v.object({
  target: v.number(),
  difficulty: v.number(),
  /** Seconds, 0 for no limit. */
  roundTime: v.number(),
});

/** A table without seats: what the chart's context is made of where it is only passed by. */
const NOBODY: BoggleContext = {
  rules: CLASSIC_DUEL,
  target: TARGET.usual,
  difficulty: DIFFICULTY.usual,
  writes: [],
  random: { match: seedRandom(0), game: seedRandom(0) },
  gameSeed: 0,
  vocabulary: [],
  kept: null,
  ...cleared([]),
};

/** The context at the start of a match. XState also asks for one, without input, at every transition. */
export function contextOf(input: MatchInput | undefined): BoggleContext {
  if (input === undefined) return NOBODY;
  const { target, difficulty, roundTime } = v.parse(SETTINGS, input.settings);
  const carried = input.carried === null ? initialCarried() : v.parse(CARRIED, input.carried);
  const writes = input.seats.map((seat) => !(seat.by === 'bot' && seat.bot === LEARNER));
  const context: BoggleContext = {
    ...NOBODY,
    ...cleared(writes),
    rules: { ...CLASSIC_DUEL, roundTime: roundTime === 0 ? null : roundTime * 1000 },
    target,
    difficulty,
    writes,
    random: { match: seedRandom(input.seed), game: seedRandom(0) },
    vocabulary: carried.vocabulary,
  };
  return { ...context, ...newGame(context) };
}

/** Points of the game by seat, the latest round's included. */
export function totalsOf(context: Pick<BoggleContext, 'earlier' | 'roundScores'>): readonly number[] {
  return context.earlier.map((points, seat) => points + (context.roundScores[seat] ?? 0));
}

/** The words of a seat in the latest round. */
export function ownWords(context: BoggleContext, seat: SeatIndex): OwnWords {
  return {
    has: (word) => (context.finds[seat] ?? []).some((find) => find.word === word),
    isRejected: (word) => (context.rejected[seat] ?? []).includes(word),
  };
}

/** A new game: nothing scored, no board, and a generator of its own from the seed given or one drawn. */
export function newGame(context: BoggleContext, seed?: number): Change {
  const match = openRandom(context.random.match);
  const gameSeed = seed ?? match.seed();
  return {
    ...cleared(context.writes),
    gameSeed,
    random: { match: match.state(), game: seedRandom(gameSeed) },
  };
}

/** A new round: the latest one's points are banked, a board is dealt, sheets and lists are empty. */
export function openRound(context: BoggleContext): Change {
  const game = openRandom(context.random.game);
  return {
    ...cleared(context.writes),
    earlier: totalsOf(context),
    round: context.round + 1,
    board: dealBoard(context.rules, game),
    random: { ...context.random, game: game.state() },
  };
}

/** Changes the text on a seat's sheet. */
export function editSheet(context: BoggleContext, seat: SeatIndex, change: BoggleEdit): Change {
  return {
    sheets: context.sheets.with(seat, editText(context.sheets[seat] ?? '', change)),
    done: context.done.with(seat, false),
  };
}

/** A seat has nothing more to write, until it writes on. */
export function markDone(context: BoggleContext, seat: SeatIndex): Change {
  return { done: context.done.with(seat, true) };
}

/** Whether nobody who writes has anything more to write. */
export function allDone({ writes, done }: Pick<BoggleContext, 'writes' | 'done'>): boolean {
  return writes.some(Boolean) && writes.every((writing, seat) => !writing || done[seat] === true);
}

/** Looks up what was written, and finds what the learner knows. */
export function lookUpRound(context: BoggleContext): Change {
  const { board, rules, vocabulary } = context;
  if (board === null) return {};
  const finds = context.writes.map((writes, seat) =>
    writes ? lookUp(board, wordsIn(context.sheets[seat] ?? '')) : findKnown(rules, board, vocabulary),
  );
  return { scored: true, finds };
}

/** Counts the round, as it stands after the rejections. */
export function scoreRound(context: BoggleContext): Change {
  return { roundScores: scoresOf(context.rules, context) };
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

/** What the latest round teaches, by the difficulty as it stands now. */
export function learnFromRound(context: BoggleContext): Change {
  const match = openRandom(context.random.match);
  const lessons = lessonsOf(context, context.writes);
  const vocabulary = learn(context.vocabulary, lessons, context.difficulty, match);
  return { vocabulary, random: { ...context.random, match: match.state() } };
}

/** Chooses what outlives the match. */
export function keepWords(context: BoggleContext): Change {
  const match = openRandom(context.random.match);
  const kept = keepSome(context.vocabulary, match);
  return { kept, random: { ...context.random, match: match.state() } };
}

/** All that a new game empties. */
function cleared(
  writes: readonly boolean[],
): Pick<
  BoggleContext,
  'round' | 'board' | 'sheets' | 'done' | 'scored' | 'finds' | 'rejected' | 'earlier' | 'roundScores'
> {
  return {
    round: 0,
    board: null,
    sheets: writes.map(() => ''),
    done: writes.map(() => false),
    scored: false,
    finds: writes.map(() => []),
    rejected: writes.map(() => []),
    earlier: writes.map(() => 0),
    roundScores: writes.map(() => 0),
  };
}
