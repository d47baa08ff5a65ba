/** What the table shows: nothing of Pig is hidden but the chance that is still to come. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { PolicyId } from './policyNames.ts';
import type { VariantId } from './variants.ts';

/**
 * `waiting`: the computer takes its time; `deciding`: whoever's turn it is may act; `pig`: the turn is lost, and what lost
 * it stands in sight; `over`: somebody has won; `left`: the players have gone.
 */
export type Phase = 'waiting' | 'deciding' | 'pig' | 'over' | 'left';

/** What has happened last. `dice`: 1 to 6 each, as they were thrown. */
export type Happening =
  /** `points` came to the turn total. */
  | {
      readonly kind: 'rolled';
      readonly by: SeatIndex;
      readonly dice: readonly number[];
      readonly points: number;
    }
  /** A 1: `lost` is the turn total that is gone; `score`, what is gone with it of the score (two ones of Two-Dice Pig), else 0. */
  | {
      readonly kind: 'pig';
      readonly by: SeatIndex;
      readonly dice: readonly number[];
      readonly lost: number;
      readonly score: number;
    }
  /** `points` were banked and made `score`. `dice`: the throw that was held by itself (the goal is reached; Hog), else null. */
  | {
      readonly kind: 'held';
      readonly by: SeatIndex;
      readonly points: number;
      readonly score: number;
      readonly dice: readonly number[] | null;
    };

/** What a seat has decided, and where: to look at once the game is over. */
export interface Decision {
  readonly seat: SeatIndex;
  readonly own: number;
  /** Of the others, the score nearest to the goal. */
  readonly other: number;
  /** The turn total before. */
  readonly turn: number;
  /** How many dice it threw; 0 for a hold. */
  readonly dice: number;
}

export interface PigPlayer {
  readonly seat: SeatIndex;
  readonly score: number;
  /** Turns of this game in which it held. */
  readonly holds: number;
  /** Games it has won in this match. */
  readonly wins: number;
  /** A computer's policy in this game; null for people and for a computer that rolls as chance has it. */
  readonly policy: PolicyId | null;
  /** What was chosen for it, from the next game on; null also of one that stands in for a person: nothing is chosen there. */
  readonly nextPolicy: PolicyId | null;
  /** How its last turn of this game ended. */
  readonly lastTurn: Extract<Happening, { kind: 'pig' | 'held' }> | null;
}

/** Games against one sort of opponent. */
export interface Tally {
  /** A computer's policy; `several` where more than one sat there, `random` for one without. */
  readonly opponent: PolicyId | 'several' | 'random';
  readonly won: number;
  readonly lost: number;
}

export interface PigData {
  readonly phase: Phase;
  readonly variant: VariantId;
  readonly goal: number;
  /** From 1, within the match. */
  readonly game: number;
  /** The chart has taken the computer's time before this decision: whoever decides for it need not. */
  readonly waited: boolean;
  readonly starter: SeatIndex;
  /** Whose turn it is; once the game is over, the winner. */
  readonly turn: SeatIndex;
  readonly turnTotal: number;
  /** The dice of this turn so far, a list for each throw. */
  readonly throws: readonly (readonly number[])[];
  /** Null before a game's first throw. */
  readonly last: Happening | null;
  /** Counts what has happened in the match: `last` is new whenever it goes up. */
  readonly n: number;
  readonly players: readonly PigPlayer[];
  /** The viewer's seat; for who only watches, the one it is told from. */
  readonly self: SeatIndex;
  readonly watching: boolean;
  /** What is open to the viewer now. */
  readonly can: {
    readonly roll: boolean;
    readonly hold: boolean;
    readonly newGame: boolean;
    readonly policy: boolean;
    readonly quit: boolean;
  };
  /** The one person's games by this variant's rules, those of earlier matches among them; null where not exactly one person plays. */
  readonly tallies: readonly Tally[] | null;
  /** Of the game, in order, once it is over; null before. */
  readonly decisions: readonly Decision[] | null;
  /** ms that the computer takes before each decision. */
  readonly pace: number;
}
