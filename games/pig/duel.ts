/**
 * The exact chances of two policies against each other.
 *
 * Each pair of scores is two unknowns: the chance of A where A begins, and that of B where B begins the same pair seen
 * from its side. A lost turn leads from either to the other, everything else to higher scores: two equations, solved from
 * the goal downwards. Where scores may be lost, all pairs are solved over and over until nothing changes.
 */
import { oncePerObject } from '#shared/memo.ts';
import { outcomesBy } from './outcomes.ts';
import type { Outcomes } from './outcomes.ts';
import type { DiceAt, Player } from './players.ts';
import { settle } from './settle.ts';
import type { VariantId } from './variants.ts';

/** Who plays how, with the outcomes of each of its turns. */
export interface Contender {
  readonly goal: number;
  /** As of `Player`. */
  readonly holdsSeen: number;
  /** goal × goal × holdsSeen, at [(own × goal + other) × holdsSeen + holds]. */
  readonly turns: readonly Outcomes[];
}

/** Each one's chance (0 … 1) to win when it begins. */
export interface Duel {
  readonly a: number;
  readonly b: number;
}

/** Changes smaller than that are none. */
const EXACT = 1e-12;

/** Reckons all turns of a player once, for as many duels as one likes. */
export function contenderOf(variant: VariantId, goal: number, player: Player): Contender {
  const { holdsSeen } = player;
  const outcomesAt = outcomesBy(variant, goal);
  const turns: Outcomes[] = [];
  for (let own = 0; own < goal; own++) {
    const outcomesOf = oncePerObject((diceAt: DiceAt) => outcomesAt(own, diceAt));
    for (let other = 0; other < goal; other++) {
      for (let holds = 0; holds < holdsSeen; holds++) {
        turns.push(outcomesOf(player.diceAt({ own, other, holds, goal })));
      }
    }
  }
  return { goal, holdsSeen, turns };
}

/** Both play by the same rules, to the same goal. */
export function duel(a: Contender, b: Contender): Duel {
  const [sizeA, sizeB] = [a.turns.length * b.holdsSeen, b.turns.length * a.holdsSeen];
  const chances = new Float64Array(sizeA + sizeB).fill(0.5);
  const sides: Sides = [
    { ...a, chances: chances.subarray(0, sizeA) },
    { ...b, chances: chances.subarray(sizeA) },
  ];
  const isOpen = [a, b].some(({ turns }) => turns.some(({ wipe }) => wipe > 0));
  if (isOpen) settle(chances, EXACT, () => sweep(sides));
  else sweep(sides);
  return { a: chances[0] ?? 0, b: chances[sizeA] ?? 0 };
}

/** One of the two, with its chances so far to win where it begins. */
interface Side extends Contender {
  /** For each of its turns one for every number of holds that the other tells apart. */
  readonly chances: Float64Array;
}

type Sides = readonly [a: Side, b: Side];

/** Solves every position; gives the largest change of any chance of A. */
function sweep(sides: Sides): number {
  const [a, b] = sides;
  const { goal } = a;
  let largest = 0;
  for (let sum = 2 * (goal - 1); sum >= 0; sum--) {
    for (let own = Math.max(0, sum - goal + 1); own <= Math.min(sum, goal - 1); own++) {
      for (let holds = 0; holds < a.holdsSeen; holds++) {
        for (let otherHolds = 0; otherHolds < b.holdsSeen; otherHolds++) {
          largest = Math.max(largest, solvePair(sides, own, sum - own, holds, otherHolds));
        }
      }
    }
  }
  return largest;
}

/** A has `own` and has held `holds` times, B `other` and `otherHolds`; gives by how much A's chance has changed. */
function solvePair([a, b]: Sides, own: number, other: number, holds: number, otherHolds: number): number {
  const atA = (own * a.goal + other) * a.holdsSeen + holds;
  const atB = (other * a.goal + own) * b.holdsSeen + otherHolds;
  const [turnA, turnB] = [a.turns[atA], b.turns[atB]];
  if (turnA === undefined || turnB === undefined) throw new RangeError('There is no such position.');
  const placeA = atA * b.holdsSeen + otherHolds;
  const placeB = atB * a.holdsSeen + holds;

  // Each point that A banks leads so many places on among those where B begins, and a hold more to the next.
  const step = a.holdsSeen * b.holdsSeen;
  const sureA = sureOf(turnA, b.chances, placeB - own * step, step, holds + 1 < a.holdsSeen ? 1 : 0);
  const sureB = sureOf(turnB, a.chances, placeA - other * step, step, otherHolds + 1 < b.holdsSeen ? 1 : 0);
  // Of x = sureA + pigA (1 − y) and y = sureB + pigB (1 − x).
  const x = (sureA + turnA.pig * (1 - sureB - turnB.pig)) / (1 - turnA.pig * turnB.pig);
  const change = Math.abs(x - (a.chances[placeA] ?? 0));
  a.chances[placeA] = x;
  b.chances[placeB] = sureB + turnB.pig * (1 - x);
  return change;
}

/**
 * The chance to win by such a turn, but for where it is lost and the score stays. `next`: the other's chances, with that
 * against a score of 0 at `begun`.
 */
function sureOf(turn: Outcomes, next: Float64Array, begun: number, step: number, heldMore: number): number {
  let sure = turn.won;
  if (turn.wipe > 0) sure += turn.wipe * (1 - (next[begun] ?? 0));
  for (const { score, chance } of turn.banked) {
    sure += chance * (1 - (next[begun + score * step + heldMore] ?? 0));
  }
  return sure;
}
