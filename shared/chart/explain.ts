/** How a step of a match came about: which arrows were taken, which guards were asked, what changed. */
import type { AnyStateMachine } from 'xstate';
import { mistakeIn, type Mistake } from '#shared/match/pluginError.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { FoldState, Pending } from '#shared/match/state.ts';
import { leavesOf } from '#shared/match/steps.ts';
import { diffOf } from './diff.ts';
import type { Explanation } from './explanation.ts';
import { microstepsOf } from './microsteps.ts';
import { retake, type Cause } from './retake.ts';
import { tellingMachine, type TellingMachine } from './telling.ts';

export type { AskedGuard, Explanation, Microstep, RunAction } from './explanation.ts';

/** What a step comes to: its state, known for each step that the fold took, `null` for one that stopped it. */
type Explained = Cause & { readonly state: FoldState | null };

/** Machines that tell what they do, by those they were made from: making one takes longer than a step. */
const tellingOf = new WeakMap<AnyStateMachine, TellingMachine>();

/**
 * Explains a step by taking it once more, told. `before` is the state of the step before it; for the start, where
 * there is none, null. Of a step that stopped the fold there is no state: what it did until it threw is told, and why.
 */
export function explainStep(
  machine: AnyStateMachine,
  input: MatchInput,
  before: FoldState | null,
  step: Explained,
): Explanation {
  return retold(machine, input, before, step).explanation;
}

/** The same, with the state that the telling machine came to; null where it threw. */
export function retold(
  machine: AnyStateMachine,
  input: MatchInput,
  before: FoldState | null,
  step: Explained,
): { readonly explanation: Explanation; readonly end: FoldState | null } {
  const telling = tellingOf.get(machine) ?? tellingMachine(machine);
  tellingOf.set(machine, telling);
  const listening = telling.open(step.kind === 'start' ? null : before);
  let end: FoldState | null = null;
  let error: Mistake | null = null;
  try {
    end = retake(listening, input, listening.before, step);
  } catch (thrown) {
    error = mistakeIn(thrown);
  }
  const after = step.state ?? end;
  const leaves = before === null || step.kind === 'start' ? [] : leavesOf(before.snapshot.value);
  const told = microstepsOf(telling.states, leaves, listening.heard, step.kind === 'start');
  const explanation: Explanation = {
    by: step.kind === 'entry' && 'table' in step.entry ? 'table' : 'chart',
    ...told,
    changes: after === null ? [] : diffOf(before?.snapshot.context ?? {}, after.snapshot.context),
    ...delaysOf(step, before, after),
    effects: (after?.effects ?? []).filter(({ n }) => n > (before?.effects.at(-1)?.n ?? 0)),
    error,
  };
  return { explanation, end };
}

/** Delays set, or set anew, and those cancelled: neither is the one that fired. */
function delaysOf(
  step: Explained,
  before: FoldState | null,
  after: FoldState | null,
): Pick<Explanation, 'set' | 'cancelled'> {
  if (after === null) return { set: [], cancelled: [] };
  const old = before?.pending ?? [];
  const set = after.pending.filter((delay) => !old.some((other) => isSameDelay(other, delay)));
  const cancelled = old.filter(
    (delay) =>
      !after.pending.some((other) => other.id === delay.id) &&
      !(step.kind === 'delay' && isSameDelay(step.delay, delay)),
  );
  return { set, cancelled };
}

function isSameDelay(a: Pending, b: Pending): boolean {
  return a.id === b.id && a.order === b.order && a.due === b.due;
}
