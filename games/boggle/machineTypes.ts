/** The types of Boggle's chart. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { BoggleContext } from './context.ts';
import type { BoggleEdit, BoggleMove } from './moves.ts';

/** What the fold adds to a move: when, by which seat, whether that seat is the table's host, and which seats are people's. */
interface Stamp {
  readonly at: number;
  readonly by: SeatIndex;
  readonly host: boolean;
  readonly people: readonly SeatIndex[];
}

/** What the chart tells the senses. */
export type BoggleSignal = { readonly type: 'shake' | 'beep' | 'gameOver' };

/** Names the chart's types; there is nothing in it. */
export const TYPES: {
  context?: BoggleContext;
  events?: BoggleMove & Stamp;
  input?: MatchInput | undefined;
  emitted?: BoggleSignal;
  tags?: 'round' | 'over';
  meta?: { readonly prompt: string };
} = {};

export interface AtParams {
  readonly at: number;
}
export interface ByParams {
  readonly by: SeatIndex;
}
export interface PeopleParams {
  readonly people: readonly SeatIndex[];
}
export interface WordParams extends ByParams {
  readonly word: string;
}
export interface EditParams extends ByParams {
  readonly change: BoggleEdit;
}
export interface ToParams {
  readonly to: number;
}
