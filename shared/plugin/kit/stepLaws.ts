/** One step of a match (an entry, or delays that fired): it survives storing, and harms nothing behind it. */
import type { AnyStateMachine } from 'xstate';
import { restoreState, type StoredState } from '#shared/match/stored.ts';
import type { FoldState } from '#shared/match/state.ts';
import { checkChance } from './contextLaws.ts';
import { isObject } from './jsonFault.ts';
import { differingAt, isText, reasonOf, sameBytes, textOf, type Workbench } from './workbench.ts';

/** What leads from one state to the next, in any machine of the same chart. */
export type Step = (machine: AnyStateMachine, from: FoldState) => FoldState;

/** A step that was taken. */
export interface Taken {
  readonly before: FoldState;
  readonly after: FoldState;
  readonly step: Step;
}

/** A step again: after storing, by other chances, and as it was. */
export function checkStep(workbench: Workbench, taken: Taken, where: string): void {
  checkStored(workbench, taken, where);
  checkChance(workbench, taken.before, taken.after, taken.step, where);
  checkAgain(workbench, taken, where);
}

function checkStored({ machine, report }: Workbench, { before, after, step }: Taken, where: string): void {
  try {
    const restored = broughtBack(machine, machine, before);
    if (!sameBytes(machine, restored, before)) {
      const place = differingAt(machine, restored, before);
      report.add('fold/stored', where, `A state that was stored comes back changed ${place}.`);
      return;
    }
    const next = step(machine, restored);
    if (sameBytes(machine, next, after)) return;
    const place = differingAt(machine, next, after);
    report.add(
      'fold/stored',
      where,
      `A state that was stored and brought back goes on differently ${place}.`,
    );
  } catch (error) {
    report.add('fold/stored', where, `A state that was stored does not come back: ${reasonOf(error)}`);
  }
}

function checkAgain({ machine, report }: Workbench, { before, after, step }: Taken, where: string): void {
  const untouched = textOf(machine, before);
  const again = step(machine, before);
  if (!isText(machine, before, untouched)) {
    report.add(
      'fold/mutated',
      where,
      'The step changed the state before it: something in the context or the event was written to in place.',
    );
  } else if (!sameBytes(machine, again, after)) {
    report.add(
      'fold/twice',
      where,
      `The same step taken twice comes out differently ${differingAt(machine, again, after)}.`,
    );
  }
}

/** A state of one machine stored as text and brought back into another of the same chart. */
export function broughtBack(from: AnyStateMachine, to: AnyStateMachine, state: FoldState): FoldState {
  return restoreState(to, storedFrom(textOf(from, state)));
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
