/** What the chart of Pig remembers. JSON throughout, with every seat's place from the start. */
import * as v from 'valibot';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import { seedRandom } from '#shared/random/random.ts';
import type { RandomState } from '#shared/random/random.ts';
import { CARRIED, VARIANT } from './carry.ts';
import type { Carried } from './carry.ts';
import type { Happening, PigPlayer } from './data.ts';
import type { DecisionLine } from './decisions.ts';
import { GOAL, PACES, PIG_SECONDS } from './limits.ts';
import { POLICIES } from './policyNames.ts';
import type { PolicyId } from './policyNames.ts';
import { sumOf } from './tallies.ts';
import { VARIANTS } from './variants.ts';
import type { Variant, VariantId } from './variants.ts';

export interface PigContext {
  readonly variant: VariantId;
  readonly goal: number;
  /** ms that the computer takes before each decision, and for which a rolled 1 stands in sight. */
  readonly pace: number;
  readonly pigTime: number;
  readonly random: RandomState;
  /** By seat: a computer's when the match began. */
  readonly computers: readonly boolean[];
  /** By seat: a person's, as far as the latest move has told; at a hosted table people come and go. */
  readonly people: readonly boolean[];
  /** By seat, of this game and from the next on; see `PigPlayer.policy`. */
  readonly policies: readonly (PolicyId | null)[];
  readonly nextPolicies: readonly (PolicyId | null)[];
  /** From 1. */
  readonly game: number;
  readonly starter: SeatIndex;
  readonly turn: SeatIndex;
  /** See `PigData.waited`. */
  readonly waited: boolean;
  readonly turnTotal: number;
  readonly throws: readonly (readonly number[])[];
  readonly last: Happening | null;
  /** Counts what has happened in the match. */
  readonly n: number;
  /** By seat, of this game. */
  readonly scores: readonly number[];
  readonly holds: readonly number[];
  readonly lastTurns: readonly PigPlayer['lastTurn'][];
  /** Of this game, in order. */
  readonly decisions: readonly DecisionLine[];
  /** By seat, of this match. */
  readonly wins: readonly number[];
  /** Games won and lost, those of earlier matches among them. */
  readonly tallies: Carried['tallies'];
}

export type Change = Partial<PigContext>;

const SETTINGS = v.object({
  rules: VARIANT,
  goal: v.number(),
  pace: v.pipe(
    v.string(),
    v.transform((ms) => Number(ms)),
  ),
  pigTime: v.number(),
});

const STANDARD = { rules: 'pig', goal: GOAL.usual, pace: PACES[1], pigTime: PIG_SECONDS.usual } as const;

/** The context at the start of a match. XState also asks for one, without input, at every transition. */
export function contextOf(input: MatchInput | undefined): PigContext {
  const { rules, goal, pace, pigTime } = input ? v.parse(SETTINGS, input.settings) : STANDARD;
  const seats = input?.seats ?? [];
  const policies = seats.map((seat) => (seat.by === 'bot' ? policyNamed(seat.bot) : null));
  const carried = input?.carried ?? null;
  return {
    variant: rules,
    goal,
    pace,
    pigTime: pigTime * 1000,
    random: seedRandom(input?.seed ?? 0),
    computers: seats.map(({ by }) => by === 'bot'),
    people: seats.map(({ by }) => by === 'person'),
    nextPolicies: policies,
    wins: seats.map(() => 0),
    n: 0,
    tallies: carried === null ? [] : sumOf(v.parse(CARRIED, carried).tallies),
    ...cleared(policies, 1, 0),
  };
}

/** All that a new game begins with: nobody has scored, and it is the starter's turn. */
export function cleared(policies: PigContext['policies'], game: number, starter: SeatIndex) {
  return {
    policies,
    game,
    starter,
    turn: starter,
    waited: false,
    turnTotal: 0,
    throws: [],
    last: null,
    scores: policies.map(() => 0),
    holds: policies.map(() => 0),
    lastTurns: policies.map(() => null),
    decisions: [],
  };
}

/** The rules by which that match is played. */
export function variantOf({ variant }: Pick<PigContext, 'variant'>): Variant {
  return VARIANTS[variant];
}

/**
 * Whether a seat may begin another game, end the match, and choose how computers play: the host (of people who share a
 * device, who has the first seat), and where a computer has the first seat, everybody.
 */
export function leads({ computers }: Pick<PigContext, 'computers'>, host: boolean): boolean {
  return host || computers[0] === true;
}

/** Of the others' scores, the one that is nearest to the goal. */
export function bestOther(scores: readonly number[], seat: SeatIndex): number {
  return Math.max(0, ...scores.filter((_, other) => other !== seat));
}

/** The policy that a bot of that name plays by; null for one that plays by none. */
export function policyNamed(bot: string): PolicyId | null {
  return POLICIES.find((policy) => policy === bot) ?? null;
}
