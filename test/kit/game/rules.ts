/**
 * The rules of High Card, made up for these tests. Thirteen cards, 1 to 13. Each round everybody is dealt
 * one and, in turn, keeps it or swaps it once for a card drawn from the rest. The highest card scores a
 * point; who first has enough points wins. Who is too slow keeps.
 */
import * as v from 'valibot';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import { openRandom, seedRandom, type RandomState } from '#shared/random/random.ts';

export const fields = {
  goal: { kind: 'integer', label: 'Points to win', min: 1, max: 3, default: 2 },
  clock: {
    kind: 'choice',
    label: 'Time for a turn',
    options: [
      { value: 'none', label: 'no limit' },
      { value: 'slow', label: '20 seconds' },
      { value: 'fast', label: '2 seconds' },
    ],
    default: 'slow',
  },
  pause: {
    kind: 'flag',
    label: 'Look at the cards',
    help: 'For three seconds after a round.',
    default: true,
  },
} as const;

const TURN_TIMES: Readonly<Record<string, number>> = { none: Infinity, slow: 20_000, fast: 2000 };
const PAUSE = 3000;
const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** JSON throughout; `null` for a turn time stands for no limit. */
export interface Context {
  readonly goal: number;
  readonly turnTime: number | null;
  readonly pause: number;
  /** The generator, where the whole arcade looks for it. */
  readonly random: RandomState;
  /** By seat. */
  readonly hands: readonly number[];
  /** The cards nobody has, in order: no secret lies in it but which are missing. */
  readonly rest: readonly number[];
  readonly points: readonly number[];
  /** Whose turn it is; as many as there are seats once all have had theirs. */
  readonly turn: SeatIndex;
  /** The cards lie open. */
  readonly shown: boolean;
}

const INPUT = v.object({ goal: v.number(), clock: v.string(), pause: v.boolean() });

/** The context before the first deal. XState also asks for one, without input, at every transition. */
export function contextOf(input: MatchInput | undefined): Context {
  const settings = input && v.parse(INPUT, input.settings);
  const seats = input?.seats ?? [];
  const turnTime = TURN_TIMES[settings?.clock ?? 'none'] ?? Infinity;
  return {
    goal: settings?.goal ?? fields.goal.default,
    turnTime: turnTime === Infinity ? null : turnTime,
    pause: settings?.pause === true ? PAUSE : 0,
    random: seedRandom(input?.seed ?? 0),
    hands: seats.map(() => 0),
    rest: CARDS,
    points: seats.map(() => 0),
    turn: 0,
    shown: false,
  };
}

export function deal(context: Context): Partial<Context> {
  const random = openRandom(context.random);
  const hands = random.sample(CARDS, context.hands.length);
  return { random: random.state(), hands, rest: without(CARDS, hands), turn: 0, shown: false };
}

export function swapCard(context: Context): Partial<Context> {
  const random = openRandom(context.random);
  const drawn = random.pick(context.rest);
  const laid = context.hands[context.turn] ?? 0;
  return {
    random: random.state(),
    hands: context.hands.with(context.turn, drawn),
    rest: [...without(context.rest, [drawn]), laid].toSorted((a, b) => a - b),
  };
}

/** Shows the cards; the highest scores. No two are equal. */
export function score(context: Context): Partial<Context> {
  const best = context.hands.indexOf(Math.max(...context.hands));
  return { shown: true, points: context.points.with(best, (context.points[best] ?? 0) + 1) };
}

/** A new game at 0 points, from a seed of its own where one is given. */
export function newGame(context: Context, seed: number | undefined): Partial<Context> {
  const random = seed === undefined ? context.random : seedRandom(seed);
  return { random, points: context.points.map(() => 0) };
}

export function isWon(context: Pick<Context, 'points' | 'goal'>): boolean {
  return context.points.some((points) => points >= context.goal);
}

/** The same table as `seat` knows it, with the cards it does not see dealt anew. */
export function redealUnseen(context: Context, seat: SeatIndex, order: readonly number[]): Context {
  const own = context.hands[seat] ?? 0;
  const unseen = without(order, [own]);
  const hands = context.hands.map((_, i) => (i === seat ? own : (unseen[i] ?? 0)));
  return { ...context, hands, rest: without(CARDS, hands) };
}

function without(cards: readonly number[], gone: readonly number[]): readonly number[] {
  return cards.filter((card) => !gone.includes(card));
}
