/**
 * The exact chances of two policies against each other.
 *
 * Each pair of scores is two unknowns: the chance of A where A begins, and that of B where B begins the same pair seen
 * from its side. A lost turn leads from either to the other, everything else to higher scores: two equations, solved from
 * the goal downwards. Where scores may be lost, all pairs are solved over and over until nothing changes.
 */
import { outcomesBy } from './outcomes.ts';
import type { Outcomes } from './outcomes.ts';
import type { Player } from './players.ts';
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
    for (let other = 0; other < goal; other++) {
      for (let holds = 0; holds < holdsSeen; holds++) {
        turns.push(outcomesAt(own, player.diceAt({ own, other, holds, goal })));
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
    { ...a, otherHoldsSeen: b.holdsSeen, chances: chances.subarray(0, sizeA) },
    { ...b, otherHoldsSeen: a.holdsSeen, chances: chances.subarray(sizeA) },
  ];
  const isOpen = [...a.turns, ...b.turns].some(({ wipe }) => wipe > 0);
  if (isOpen) settle(chances, EXACT, () => sweep(sides));
  else sweep(sides);
  return { a: sides[0].chances[0] ?? 0, b: sides[1].chances[0] ?? 0 };
}

/** One of the two, with its chances so far to win where it begins. */
interface Side extends Contender {
  readonly otherHoldsSeen: number;
  /** At `placeOf` each position. */
  readonly chances: Float64Array;
}

type Sides = readonly [a: Side, b: Side];

/** Where a turn begins, as seen by who begins it. */
interface Position {
  readonly own: number;
  readonly other: number;
  readonly holds: number;
  readonly otherHolds: number;
}

/** Solves every position; gives the largest change of any chance of A. */
function sweep([a, b]: Sides): number {
  const { goal } = a;
  let largest = 0;
  for (let sum = 2 * (goal - 1); sum >= 0; sum--) {
    for (let own = Math.max(0, sum - goal + 1); own <= Math.min(sum, goal - 1); own++) {
      for (let holds = 0; holds < a.holdsSeen; holds++) {
        for (let otherHolds = 0; otherHolds < b.holdsSeen; otherHolds++) {
          largest = Math.max(largest, solvePair([a, b], { own, other: sum - own, holds, otherHolds }));
        }
      }
    }
  }
  return largest;
}

/** Solves a position of A together with the same seen by B; gives by how much A's chance has changed. */
function solvePair([a, b]: Sides, position: Position): number {
  const mirrored = seenByOther(position);
  const [turnA, turnB] = [turnAt(a, position), turnAt(b, mirrored)];
  const [sureA, sureB] = [sureOf(turnA, b, position), sureOf(turnB, a, mirrored)];
  // Of x = sureA + pigA (1 − y) and y = sureB + pigB (1 − x).
  const x = (sureA + turnA.pig * (1 - sureB - turnB.pig)) / (1 - turnA.pig * turnB.pig);
  const place = placeOf(a, position);
  const change = Math.abs(x - (a.chances[place] ?? 0));
  a.chances[place] = x;
  b.chances[placeOf(b, mirrored)] = sureB + turnB.pig * (1 - x);
  return change;
}

/** The chance to win from there by such a turn, but for where the turn is lost and the score stays. */
function sureOf({ won, wipe, banked }: Outcomes, next: Side, position: Position): number {
  const { chances, holdsSeen, otherHoldsSeen } = next;
  // Where the other begins against a score of 0, without and with one more hold; each further point is a step on.
  const begun = placeOf(next, { ...seenByOther(position), other: 0 });
  const heldOnceMore = begun + (position.holds < otherHoldsSeen - 1 ? 1 : 0);
  const step = holdsSeen * otherHoldsSeen;
  let sure = won;
  if (wipe > 0) sure += wipe * (1 - (chances[begun] ?? 0));
  for (const { score, chance } of banked) {
    sure += chance * (1 - (chances[heldOnceMore + score * step] ?? 0));
  }
  return sure;
}

function seenByOther({ own, other, holds, otherHolds }: Position): Position {
  return { own: other, other: own, holds: otherHolds, otherHolds: holds };
}

function turnAt(side: Side, position: Position): Outcomes {
  const outcomes = side.turns[turnIndex(side, position)];
  if (outcomes === undefined) throw new RangeError('There is no such position.');
  return outcomes;
}

function turnIndex({ goal, holdsSeen }: Side, { own, other, holds }: Position): number {
  return (own * goal + other) * holdsSeen + holds;
}

function placeOf(side: Side, position: Position): number {
  return turnIndex(side, position) * side.otherHoldsSeen + position.otherHolds;
}
