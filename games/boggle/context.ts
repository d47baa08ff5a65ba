/**
 * What the chart of Boggle remembers. JSON throughout. How a round changes it stands in `round.ts` and, once it is
 * written, in `reckoning.ts`.
 */
import * as v from 'valibot';
import { lexiconFor } from '#shared/dictionary/chosenLexicon.ts';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import type { Vocabulary } from '#shared/dictionary/vocabulary.ts';
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import { peopleOf } from '#shared/match/people.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { Resources } from '#shared/plugin/resources.ts';
import { openRandom, seedRandom } from '#shared/random/random.ts';
import type { RandomState } from '#shared/random/random.ts';
import type { Board } from './board.ts';
import { CARRIED, initialCarried } from './carry.ts';
import type { Feats, Ruling } from './data.ts';
import { NO_FEATS } from './feats.ts';
import type { ScoredRound } from './feats.ts';
import type { Find } from './finds.ts';
import { firstSize, optionsOf, rulesFor } from './options.ts';
import type { BoggleOptions } from './options.ts';
import { NOTHING_POSSIBLE, possibleIn } from './possible.ts';
import type { PossibleText } from './possible.ts';
import type { BoggleRules } from './rules.ts';
import { awaitedFrom } from './waiting.ts';

/** The bot whose seat writes nothing: the chart finds its words for it. */
export const LEARNER = 'learner';

export interface BoggleContext {
  readonly options: BoggleOptions;
  /** What people call the lexicon that is judged and shown by. */
  readonly lexicon: string;
  /** Those of the latest round; before a game's first, those of the next. */
  readonly rules: BoggleRules;
  /** Cells along a side of the next board. */
  readonly nextSize: number;
  /** The board given by hand begins each game; not once the size was changed. */
  readonly given: boolean;
  /** The game follows from the match's seed and settings alone: it is the first, and no other size was chosen. */
  readonly asSetUp: boolean;
  readonly target: number;
  readonly difficulty: number;
  /** By seat: writes a sheet. The others are learners. */
  readonly writes: readonly boolean[];
  /** By seat: who sat there when the match began; since then a hosted table may have changed. */
  readonly began: readonly Seat['by'][];
  /** By seat: the round waits for it (`waiting.ts`). See `BogglePlayer.awaited`. */
  readonly awaited: readonly boolean[];
  /** `game` deals and is seeded anew for each game, so that a game's seed repeats its boards; `match` does the rest. */
  readonly random: { readonly match: RandomState; readonly game: RandomState };
  readonly gameSeed: number;
  readonly vocabulary: Vocabulary;
  /** What outlives the match; null until it is quit. */
  readonly kept: Vocabulary | null;
  /** From 1; 0 before a game's first round. */
  readonly round: number;
  readonly board: Board | null;
  /** All words there are on the board; none before a round. */
  readonly possible: PossibleText;
  /** Whose turn to write it is, where people write in turn; null otherwise. */
  readonly turn: SeatIndex | null;
  /** Match time in ms at which writing (this turn's) began. */
  readonly since: number;
  /** By seat: match time in ms that it had for writing in this round, known once it is done or the turn is over. */
  readonly wrote: readonly number[];
  /** By seat: the text as it stands. */
  readonly sheets: readonly string[];
  /** By seat: has nothing more to write in this round. */
  readonly done: readonly boolean[];
  /** The latest round has been scored: `finds` holds its words. */
  readonly scored: boolean;
  readonly finds: readonly (readonly Find[])[];
  readonly rejected: readonly (readonly string[])[];
  readonly rulings: readonly Ruling[];
  /** Points of each round of the game before the latest, by seat. */
  readonly ledger: readonly (readonly number[])[];
  readonly roundScores: readonly number[];
  /** By seat: of the rounds in `ledger`. */
  readonly feats: readonly Feats[];
  /** The game has come to its end. */
  readonly over: boolean;
}

export type Change = Partial<BoggleContext>;

const STANDARD = optionsOf({});

/** A table without seats: what the chart's context is made of where it is only passed by. */
const NOBODY: BoggleContext = {
  options: STANDARD,
  lexicon: '',
  rules: rulesFor(STANDARD, firstSize(STANDARD), false),
  nextSize: firstSize(STANDARD),
  given: false,
  asSetUp: true,
  target: STANDARD.target,
  difficulty: STANDARD.difficulty,
  writes: [],
  began: [],
  awaited: [],
  random: { match: seedRandom(0), game: seedRandom(0) },
  gameSeed: 0,
  vocabulary: [],
  kept: null,
  ...clearedGame([]),
};

/**
 * The context at the start of a match. XState also asks for one, without input, at every transition.
 * @throws Error where the lexicon of the match is not among the resources.
 */
export function contextOf(input: MatchInput | undefined, resources: Resources | undefined): BoggleContext {
  if (input === undefined) return NOBODY;
  const options = optionsOf(input.settings);
  const { title } = lexiconOf(options, resources);
  const carried = input.carried === null ? initialCarried() : v.parse(CARRIED, input.carried);
  const writes = input.seats.map((seat) => !(seat.by === 'bot' && seat.bot === LEARNER));
  const context: BoggleContext = {
    ...NOBODY,
    ...clearedGame(writes),
    options,
    lexicon: title,
    nextSize: firstSize(options),
    given: options.board !== '',
    target: options.target,
    difficulty: options.difficulty,
    writes,
    began: input.seats.map(({ by }) => by),
    awaited: awaitedFrom(writes, peopleOf(input.seats)),
    random: { match: seedRandom(input.seed), game: seedRandom(0) },
    vocabulary: carried.vocabulary,
  };
  return { ...context, ...newGame(context), asSetUp: true };
}

/** The lexicon of a match. @throws Error with one sentence where it is not among the resources. */
export function lexiconOf(
  options: Pick<BoggleOptions, 'lexicon'>,
  resources: Resources | undefined,
): Lexicon {
  if (resources === undefined) throw new Error('A match of Boggle cannot begin without its word list.');
  return lexiconFor(options.lexicon, resources);
}

/** Points of the game by seat, the latest round's included. */
export function totalsOf({ ledger, roundScores }: Pick<BoggleContext, 'ledger' | 'roundScores'>) {
  return roundScores.map((points, seat) => ledger.reduce((sum, row) => sum + (row[seat] ?? 0), points));
}

/** The latest round, for whoever counts and lists it. */
export function roundOf(context: BoggleContext): ScoredRound {
  const { possible, writes } = context;
  return {
    ...context,
    possible: possibleIn(possible),
    tookPart: writes.map((_, seat) => tookPart(context, seat)),
  };
}

/** A seat that was open when the match began has no part in the rounds before somebody had it. */
function tookPart({ began, awaited, sheets }: BoggleContext, seat: SeatIndex): boolean {
  return began[seat] !== 'none' || awaited[seat] === true || (sheets[seat] ?? '') !== '';
}

/** The rules of the next round. */
export function nextRules({ options, nextSize, given }: BoggleContext): BoggleRules {
  return rulesFor(options, nextSize, given);
}

/** A new game: nothing scored, no board, and a generator of its own from the seed given or one drawn. */
export function newGame(context: BoggleContext, seed?: number): Change {
  const match = openRandom(context.random.match);
  const gameSeed = seed ?? match.seed();
  return {
    ...clearedGame(context.writes),
    rules: nextRules(context),
    asSetUp: false,
    gameSeed,
    random: { match: match.state(), game: seedRandom(gameSeed) },
  };
}

/** Boards of another size from the next round on: the latest one stays as it was played. */
export function setSize(context: BoggleContext, size: number): Change {
  const { options, round } = context;
  // Before a round was played, going back to its size brings the board given by hand back.
  const given = round === 0 && options.board !== '' && size === firstSize(options);
  const change = { nextSize: size, given, asSetUp: false };
  return round > 0 ? change : { ...change, rules: nextRules({ ...context, ...change }) };
}

/** Whether the seat may do what only the table's host may; where a learner sits on the first seat, all who write may. */
export function leads({ writes }: Pick<BoggleContext, 'writes'>, by: SeatIndex, host: boolean): boolean {
  return writes[by] === true && (host || writes[0] !== true);
}

/** All that a new round empties. */
export function clearedRound(writes: readonly boolean[]) {
  return {
    turn: null,
    since: 0,
    wrote: writes.map(() => 0),
    sheets: writes.map(() => ''),
    done: writes.map(() => false),
    scored: false,
    finds: writes.map(() => []),
    rejected: writes.map(() => []),
    rulings: [],
    roundScores: writes.map(() => 0),
  };
}

/** All that a new game empties. */
function clearedGame(writes: readonly boolean[]) {
  return {
    ...clearedRound(writes),
    round: 0,
    board: null,
    possible: NOTHING_POSSIBLE,
    ledger: [],
    feats: writes.map(() => NO_FEATS),
    over: false,
  };
}
