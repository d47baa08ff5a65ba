/** One step of a match (an entry, or delays that fired): it survives storing, and harms nothing behind it. */
import type { AnyStateMachine } from 'xstate';
import { bytesOf, restoreState, storeState, type StoredState } from '#shared/match/stored.ts';
import type { FoldState } from '#shared/match/state.ts';
import { reasonOf, type Bench } from './bench.ts';
import { checkChance } from './contextLaws.ts';
import { isObject } from './jsonFault.ts';
import { tracedBetween, withoutEffects } from './trace.ts';

/** What leads from one state to the next, in any machine of the same chart. */
export type Step = (machine: AnyStateMachine, from: FoldState) => FoldState;

export function checkStep(
  bench: Bench,
  before: FoldState,
  after: FoldState,
  step: Step,
  where: string,
): void {
  const { machine, report } = bench;
  const text = JSON.stringify(storeState(machine, before));
  try {
    const restored = restoreState(machine, storedFrom(text));
    if (bytesOf(machine, restored) !== bytesOf(machine, before)) {
      report.add('fold/stored', where, 'A state that was stored comes back changed.');
    } else if (bytesOf(machine, step(machine, restored)) !== bytesOf(machine, after)) {
      report.add('fold/stored', where, 'A state that was stored and brought back goes on in another way.');
    }
  } catch (error) {
    report.add('fold/stored', where, `A state that was stored does not come back: ${reasonOf(error)}`);
  }
  trace(bench, text, step);
}

/** The costly part, for some steps. */
export function checkStepClosely(
  bench: Bench,
  before: FoldState,
  after: FoldState,
  step: Step,
  where: string,
): void {
  checkChance(bench, before, after, step, where);
  const { machine, report } = bench;
  const untouched = bytesOf(machine, before);
  const again = step(machine, before);
  if (bytesOf(machine, before) !== untouched) {
    report.add('fold/mutated', where, 'The state before a step was changed by the step.');
  } else if (bytesOf(machine, again) !== bytesOf(machine, after)) {
    report.add('fold/twice', where, 'The same step taken twice comes out differently.');
  }
}

/** Takes the same step in the traced chart, to hear what it passed through. */
function trace(bench: Bench, text: string, step: Step): void {
  const { machine } = bench.traced;
  const from = withoutEffects(restoreState(machine, storedFrom(text)));
  for (const name of tracedBetween(from, step(machine, from))) bench.reached.add(name);
}

function storedFrom(text: string): StoredState {
  const stored: unknown = JSON.parse(text);
  if (!isStored(stored)) throw new TypeError('This is not the text of a stored state.');
  return stored;
}

/** The text is our own, of a moment ago: its parts need not be looked at. */
function isStored(value: unknown): value is StoredState {
  return isObject(value) && 'snapshot' in value && 'pending' in value && 'table' in value;
}
