/** How a step of a match came about: which arrows were taken, which guards were asked, what changed. */
import type { AnyStateMachine } from 'xstate';
import type { MatchInput } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Step } from '#shared/match/steps.ts';
import type { Explanation } from './explanation.ts';

export type { AskedGuard, Explanation, Microstep, RunAction, StepError } from './explanation.ts';

/**
 * Explains a step by taking it once more, watched. `before` is the state of the step before it; for the start, where
 * there is none, null.
 */
export declare function explainStep(
  machine: AnyStateMachine,
  input: MatchInput,
  before: FoldState | null,
  step: Step,
): Explanation;
