/** What a viewer of Boggle is shown: the `data` of its view, JSON throughout. */
import type { WordLevel } from '#shared/dictionary/lexicon.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Board } from './board.ts';
import type { BoggleRules } from './rules.ts';

/**
 * `betweenRounds` is before a game's first round; after a round comes `review` or `gameOver`. Where people write in turn,
 * `handOver` comes before each turn: the board is hidden until the one whose turn it is says ready.
 */
export type BogglePhase = 'betweenRounds' | 'handOver' | 'round' | 'review' | 'gameOver' | 'quit';

/**
 * Why a word does not count, whoever wrote it. `not-a-word`: the lexicon, where it judges, does not have it; or it fell
 * when it was challenged.
 */
export type WordFault = 'not-on-board' | 'too-short' | 'not-a-word';

/** What became of a challenge: the word stands and cost the challenger points, or it fell. */
export interface Challenge {
  readonly by: SeatIndex;
  readonly stands: boolean;
}

/** A word of the lexicon that is on the board and long enough. Its paths follow from the board (`paths.ts`). */
export interface PossibleWord {
  /** In lower case. */
  readonly word: string;
  readonly points: number;
  readonly level: WordLevel;
  /** Not shown unless somebody asks for such words. */
  readonly rude: boolean;
}

/** What became of a word that was challenged. */
export interface Ruling extends Challenge {
  readonly word: string;
}

export interface ListedWord {
  /** In lower case, in full. */
  readonly word: string;
  /** What it earns now: 0 when several found it, when it is rejected, or when it does not count. */
  readonly points: number;
  /** The first path by cell numbers; null when it is not on the board. */
  readonly path: readonly number[] | null;
  readonly fault: WordFault | null;
  /** Seats in whose set it is, ascending: not rejected there. Empty for a word that does not count. */
  readonly seats: readonly SeatIndex[];
  /** A seat that typed it has rejected it (told of the list's own seat). */
  readonly rejected: boolean;
  /** Null for a word that nobody has challenged. */
  readonly challenge: Challenge | null;
}

/** One seat's words of the round, each list in alphabetical order; no word is in two of them. */
export interface SeatLists {
  /** Found by this seat alone: they score. */
  readonly alone: readonly ListedWord[];
  /** Found by this seat and another. */
  readonly common: readonly ListedWord[];
  /** Typed but not counting: not on the board (SRS), or too short. */
  readonly invalid: readonly ListedWord[];
  /** Taken out by this seat; another that found such a word keeps it. */
  readonly rejected: readonly ListedWord[];
  /** All of the above in the order in which they were written. */
  readonly all: readonly ListedWord[];
}

export interface WordLists {
  /** Found by two seats or more. */
  readonly common: readonly ListedWord[];
  readonly seats: readonly SeatLists[];
}

/** What a seat has done in a game; the latest round counts once it is scored, as it stands after the rejections. */
export interface Feats {
  /** Points of its best round; null before the first is scored. */
  readonly bestRound: number | null;
  /** Its longest word that counts, the first of several; empty for none. */
  readonly longest: string;
  /** How many words that count it found, by their number of letters (the index). */
  readonly lengths: readonly number[];
  /** How many of all the words there were on its boards it found, and how many there were. */
  readonly found: number;
  readonly possible: number;
  /** Match time in ms that it had for writing. */
  readonly writing: number;
}

export interface BogglePlayer {
  readonly seat: SeatIndex;
  /**
   * Somebody sits there, or has left but stands in the score. A seat that nobody has had at a hosted table, or whose
   * person has left and written nothing, is drawn nowhere.
   */
  readonly seated: boolean;
  /** A computer's from the start of the match: one that plays on for a person is not. */
  readonly computer: boolean;
  /** A seat that does not write is the learner: its words come from its vocabulary. */
  readonly writes: boolean;
  /**
   * A round waits until this seat is done, and gives it a turn where people write in turn: a person who was there when it
   * began, or where none was everybody who writes.
   */
  readonly awaited: boolean;
  /** Has nothing more to write in this round. */
  readonly done: boolean;
  /** Finished words on the sheet of the running round, each once; the words themselves stay hidden. 0 for the learner. */
  readonly wordCount: number;
  /** Points of the latest round; 0 during a round. */
  readonly roundScore: number;
  /** Points of the game, those of the latest round included. */
  readonly total: number;
  /** Null until the game is over. Several who tie at the top have drawn. */
  readonly result: 'win' | 'draw' | 'lose' | null;
  readonly feats: Feats;
}

/** Least and most, both included. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Which controls are enabled for this viewer (SRS 2.3.3); all false for who only watches. */
export interface BoggleControls {
  readonly startRound: boolean;
  /** Says ready, when it is this viewer's turn to write; or passes a turn on whose person has left. */
  readonly ready: boolean;
  /** Changes the size of the board between rounds: the host only. */
  readonly size: boolean;
  readonly challenge: boolean;
  readonly write: boolean;
  readonly endRound: boolean;
  readonly reject: boolean;
  readonly difficulty: boolean;
  readonly target: boolean;
  readonly newGame: boolean;
  readonly quit: boolean;
}

export interface BoggleData {
  readonly phase: BogglePhase;
  /** From 1; 0 before a game's first round. */
  readonly round: number;
  /** Null before a game's first round, while it is handed over, and for a seat whose turn to write is still to come. */
  readonly board: Board | null;
  /** Those of the latest round; before a game's first, those of the next. */
  readonly rules: BoggleRules;
  /** Cells along a side of the next round's board, and the letters that a word needs on it to count. */
  readonly nextSize: number;
  readonly nextMinLength: number;
  /** The words that are judged and shown by, as people call them. */
  readonly lexicon: string;
  /** What the setting says for them: by it a bot finds them among the resources (`chosenLexicon.ts`). */
  readonly lexiconChoice: string;
  /** This viewer may do what only the table's host may: start rounds and games, set them up, quit. */
  readonly host: boolean;
  /** The game ends when this review is closed (`startRound` does it): the host can still wait for challenges. */
  readonly lastReview: boolean;
  /** The game follows from the match's seed and settings alone: it is the first, and no other size was chosen. */
  readonly asSetUp: boolean;
  /** Whose turn it is to write or to say ready, where people write in turn; null otherwise. */
  readonly turn: SeatIndex | null;
  /**
   * Finished words of the viewer's own sheet that are on the board but not in the lexicon; empty where the rules do not
   * tell that during a round.
   */
  readonly notWords: readonly string[];
  /**
   * How many words of each number of letters (the index) this viewer has still to find; null outside a round and where the
   * rules do not show it.
   */
  readonly left: readonly number[] | null;
  /** All words there are on the latest round's board, in alphabetical order; null until the round is scored. */
  readonly possible: readonly PossibleWord[] | null;
  /** Points of each scored round of this game, by seat: the score sheet. */
  readonly ledger: readonly (readonly number[])[];
  /** The seat from whose side “yours” is told: the viewer's, or for a spectator the first that writes and is seated. */
  readonly self: SeatIndex;
  /** This viewer only watches: nobody is “you”. */
  readonly watching: boolean;
  /** Each seat's text; null where it is hidden: during a round all but the viewer's own. */
  readonly sheets: readonly (string | null)[];
  /** Null until the round is scored. */
  readonly lists: WordLists | null;
  readonly players: readonly BogglePlayer[];
  readonly target: number;
  readonly difficulty: number;
  /** What target and difficulty may be set to. */
  readonly bounds: { readonly target: Bounds; readonly difficulty: Bounds };
  /** How many words the learner knows. */
  readonly vocabularySize: number;
  readonly can: BoggleControls;
  /** What was hidden all along; null until the match has ended. */
  readonly revealed: { readonly vocabulary: readonly string[]; readonly gameSeed: number } | null;
}
