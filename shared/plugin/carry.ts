/** What outlives a match: computed by the chart, kept by the profile, given to the next match as `input.carried`. */
import type * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { Json } from '#shared/json.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Result } from '#shared/result.ts';

/** Kit: `carry/law` proves the three laws below on every match it plays to its end. */
export interface Carry<Carried extends Json = Json, Machine extends AnyStateMachine = AnyStateMachine> {
  /** Takes `initial()` and whatever `of` leaves; a stored value that it refuses is set aside and `initial()` used. */
  readonly schema: v.GenericSchema<unknown, Carried>;
  /** What somebody's first match is given; the same each time. */
  initial(): Carried;
  /** Called: with a state whose status is `done`. Answers: what the match leaves behind; null for nothing. */
  of(state: FoldState<Machine>): Carried | null;
  /**
   * Called: when a match ends. `base` is what it began with, `theirs` what is stored now, `ours` what it leaves: two
   * matches that end at once lose nothing. `merge(base, base, ours)` is `ours`.
   */
  merge(base: Carried, theirs: Carried, ours: Carried): Carried;
  /** How people look at it, keep it as a file and bring one in; without it the arcade offers none of that. */
  readonly text?: CarriedText<Carried>;
}

/** What is carried, as text: one entry a line. */
export interface CarriedText<Carried extends Json = Json> {
  /** A key of the game's messages: what it is called in the table's menu and on its page. */
  readonly title: string;
  /** A key of the game's messages: one sentence on what it is. */
  readonly note: string;
  /** What the file is called when it is saved. */
  readonly fileName: string;
  /** What `parse` reads back as the same. */
  format(carried: Carried): string;
  /** Given: any text at all. Answers: the whole of it or nothing; a fault is one sentence with its line. */
  parse(text: string): Result<Carried>;
}
