import type { AnyStateMachine } from 'xstate';
import type { FoldState } from '#shared/match/state.ts';

/** The same state with another context: what a game’s `alternative` is made of. */
export function withContext<Machine extends AnyStateMachine>(
  state: FoldState<Machine>,
  context: FoldState<Machine>['snapshot']['context'],
): FoldState<Machine> {
  return { ...state, snapshot: Object.assign({}, state.snapshot, { context }) };
}
