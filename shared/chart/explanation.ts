/** What happened in one step of a match, as the inspector tells it: data only. `explainStep` makes it. */
import type { Json } from '#shared/json.ts';
import type { Mistake } from '#shared/match/pluginError.ts';
import type { Effect, Pending } from '#shared/match/state.ts';
import type { Change } from './diff.ts';

/** A guard that was asked, in the order of asking. A combined guard asks its parts; each is listed. */
export interface AskedGuard {
  readonly name: string;
  /** Null for none. */
  readonly params: Json;
  /** Null where it threw. */
  readonly verdict: boolean | null;
}

/** An action that ran, with what it was given (null for nothing). */
export interface RunAction {
  readonly name: string;
  readonly params: Json;
}

/** One microstep: the chart took some arrows at once (one in each region at most), or none. */
export interface Microstep {
  /** The event's name as the chart has it: `edit`, `after roundTime`, `always`, `onDone`; `start` for the first. */
  readonly event: string;
  /** Names of the arrows taken, as in `Chart`; none where nothing was taken. */
  readonly arrows: readonly string[];
  /** Innermost states before and after, as paths. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Paths in the order in which they were left and entered; a state left and entered anew is in both. */
  readonly left: readonly string[];
  readonly entered: readonly string[];
  /** Guards asked to choose these arrows. */
  readonly guards: readonly AskedGuard[];
  /** Actions in the order in which they ran: of leaving, of the arrows, of entering. */
  readonly actions: readonly RunAction[];
}

export interface Explanation {
  /** Whether the chart took part: a step at the table (`back`, `ask`, `seat` …) is none of its business. */
  readonly by: 'chart' | 'table';
  /** Empty for a step at the table. In a step that throws, the last one is what was begun. */
  readonly microsteps: readonly Microstep[];
  /** Guards asked after the last microstep, to see that no `always` goes on; or before the throw. */
  readonly rest: readonly AskedGuard[];
  /** Context before and after. */
  readonly changes: readonly Change[];
  /** Delays set (or set anew), and those cancelled; a delay that fired is in neither. */
  readonly set: readonly Pending[];
  readonly cancelled: readonly Pending[];
  readonly effects: readonly Effect[];
  /** The same mistake that stopped the fold, in a broken step; null where all went well. */
  readonly error: Mistake | null;
}
