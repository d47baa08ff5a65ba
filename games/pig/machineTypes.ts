/** The types of Pig's chart. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { PigContext } from './context.ts';
import type { Move } from './moves.ts';

export interface ByParams {
  readonly by: SeatIndex;
}
export interface PeopleParams {
  readonly people: readonly SeatIndex[];
}
export interface ThrowParams {
  readonly dice: number;
}

/** What the fold adds to a move: when, by which seat, whether that seat is the table's host, and which seats are people's. */
interface Stamp extends ByParams, PeopleParams {
  readonly at: number;
  readonly host: boolean;
}

/** Names the chart's types; there is nothing in it. */
export const TYPES: {
  context?: PigContext;
  events?: Move & Stamp;
  input?: MatchInput | undefined;
  emitted?: { readonly type: 'gameOver' };
  tags?: 'round' | 'over';
  meta?: { readonly prompt: string };
} = {};
