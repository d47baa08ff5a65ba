/**
 * The rules: some counters lie on the table; each player in turn takes 1 to 3; who takes the last one wins.
 * Source: the game of Bachet (1612), a Nim with one heap. Known limit: two seats.
 */
import * as v from 'valibot';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import { openRandom, seedRandom, type RandomState } from '#shared/random/random.ts';
import { COUNTERS } from './limits.ts';

/** What the chart remembers: JSON, and every seat's place in it from the start. */
export interface Context {
  readonly random: RandomState;
  /** Counters a game begins with. */
  readonly counters: number;
  readonly left: number;
  readonly turn: SeatIndex;
  readonly last: Taking | null;
  /** Games won, by seat. */
  readonly wins: readonly number[];
}

export interface Taking {
  readonly by: SeatIndex;
  readonly count: number;
}

const SETTINGS = v.object({ counters: v.number() });

/** The context before the first game. XState asks for one without input as well, at every transition. */
export function contextOf(input: MatchInput | undefined): Context {
  const { counters } = input ? v.parse(SETTINGS, input.settings) : { counters: COUNTERS.usual };
  const wins = (input?.seats ?? []).map(() => 0);
  return { random: seedRandom(input?.seed ?? 0), counters, left: counters, turn: 0, last: null, wins };
}

/** Lays out all counters; who begins is drawn. */
export function deal({ random, counters, wins }: Context): Partial<Context> {
  const draw = openRandom(random);
  const turn = draw.below(wins.length);
  return { random: draw.state(), left: counters, turn, last: null };
}

/** Why a seat may not take so many now, or null if it may. The schema has seen to 1 to 3. */
export function faultOfTaking({ left, turn }: Pick<Context, 'left' | 'turn'>, { by, count }: Taking) {
  if (by !== turn) return 'take/not-your-turn';
  return count > left ? 'take/too-many' : null;
}

/** Takes counters away; with the last of them the game is won. */
export function take(context: Context, { by, count }: Taking): Partial<Context> {
  const left = context.left - count;
  const wins = context.wins.map((won, seat) => (left === 0 && seat === by ? won + 1 : won));
  return { left, turn: (by + 1) % wins.length, last: { by, count }, wins };
}
