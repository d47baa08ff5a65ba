/**
 * A machine that tells what it does: a second one made from the same configuration, in which each action is announced,
 * each guard's verdict is noted, and states and arrows report their names (`traceChart`). Nothing is ever performed.
 */
import {
  createActor,
  createMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNodeConfig,
  type AnyTransitionConfig,
  type Snapshot,
} from 'xstate';
import type { Taken, Taker } from '#shared/match/fold.ts';
import type { ReturnedAction } from '#shared/match/pending.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { ChartEvent, FoldState } from '#shared/match/state.ts';
import { storeState } from '#shared/match/stored.ts';
import { traceChart, traceNameOf } from '#shared/plugin/kit/trace.ts';
import { jsonOf } from './diff.ts';
import type { AskedGuard, RunAction } from './explanation.ts';
import { actionName, isForbidding, listOf } from './names.ts';

/** What a telling machine told, in the order in which it happened. */
export type Heard =
  | ({ readonly kind: 'guard' } & AskedGuard)
  | ({ readonly kind: 'action' } & RunAction)
  | { readonly kind: 'left'; readonly path: string }
  /** A state entered or an arrow taken, by its name. */
  | { readonly kind: 'name'; readonly name: string }
  /** A microstep is done; `final` where the chart is over with it. */
  | { readonly kind: 'microstep'; readonly event: string; readonly final: boolean }
  /** Nothing more is taken by itself. */
  | { readonly kind: 'settled' };

export interface TellingMachine {
  /** Paths in the order of the chart, without the root. */
  readonly states: readonly string[];
  /** Opens the machine at a state of the machine it was made from; null for its start. */
  open(before: FoldState | null): Listening;
}

interface Listening extends Taker {
  readonly before: FoldState | null;
  readonly heard: readonly Heard[];
}

/** An action that nobody performs: evaluating its parameters announces what follows. */
const NOTE = 'quoin.note';

export function tellingMachine(machine: AnyStateMachine): TellingMachine {
  let hear: (heard: Heard) => void = () => undefined;
  const { states, machine: telling } = traceChart(withNotes(machine, (heard) => hear(heard)));

  function open(before: FoldState | null): Listening {
    const heard: Heard[] = [];
    let snapshot: AnyMachineSnapshot | null = null;
    // Never started: it has no clock to run, and sends its inspector what a transition passes through.
    const actor = createActor(telling, {
      ...(before === null ? {} : { snapshot: storeState(machine, before).snapshot }),
      inspect: (told) => {
        if (told.type !== '@xstate.microstep') return;
        heard.push({ kind: 'microstep', event: told.event.type, final: isFinal(told.snapshot) });
      },
    });
    heard.length = 0;
    if (before !== null) snapshot = actor.getSnapshot();

    function listen(run: (scope: Parameters<typeof telling.transition>[2]) => AnyMachineSnapshot): Taken {
      const actions: ReturnedAction[] = [];
      hear = (one) => heard.push(one);
      try {
        const after = run({
          self: actor,
          system: actor.system,
          id: actor.id,
          sessionId: actor.sessionId,
          logger: () => undefined,
          defer: () => undefined,
          emit: () => undefined,
          stopChild: () => undefined,
          actionExecutor: (action: ReturnedAction) => {
            const name = nameIn(action);
            if (name !== null) heard.push({ kind: 'name', name });
            else if (action.type !== NOTE) actions.push(action);
          },
        });
        if (after.status === 'error') throw after.error;
        heard.push({ kind: 'settled' });
        return [after, actions];
      } finally {
        hear = () => undefined;
      }
    }

    return {
      id: machine.id,
      heard,
      before: before === null || snapshot === null ? null : { ...before, snapshot },
      start: (input: MatchInput) => listen((scope) => telling.getInitialSnapshot(scope, input)),
      take: (from: AnyMachineSnapshot, event: ChartEvent) =>
        listen((scope) => telling.transition(from, event, scope)),
    };
  }

  return { states, open };
}

/** The name that an action reports, where it is one of the trace's. */
export function nameIn({ type, params }: ReturnedAction): string | null {
  if (type !== 'xstate.emit' || typeof params !== 'object' || params === null) return null;
  const event: unknown = 'event' in params ? params.event : null;
  return isEvent(event) ? traceNameOf(event) : null;
}

function isEvent(value: unknown): value is ChartEvent {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isFinal(snapshot: Snapshot<unknown>): boolean {
  return snapshot.status === 'done';
}

function withNotes(machine: AnyStateMachine, hear: (heard: Heard) => void): AnyStateMachine {
  const { guards, ...rest } = machine.implementations;
  return createMachine(
    { ...machine.config, ...notedNode(machine.config, [], hear) },
    { ...rest, guards: mapEntries(guards, (name, guard) => notedGuard(name, guard, hear)) },
  );
}

function notedGuard(name: string, guard: unknown, hear: (heard: Heard) => void): unknown {
  // A guard combined of others is XState's own; its parts are asked by name.
  if (!isPredicate(guard) || 'check' in guard) return guard;
  return (args: unknown, params: unknown): boolean => {
    let verdict: boolean | null = null;
    try {
      verdict = guard(args, params);
      return verdict;
    } finally {
      hear({ kind: 'guard', name, params: jsonOf(params), verdict });
    }
  };
}

function isPredicate(value: unknown): value is (args: unknown, params: unknown) => boolean {
  return typeof value === 'function';
}

function notedNode(
  node: AnyStateNodeConfig,
  path: readonly string[],
  hear: (heard: Heard) => void,
): AnyStateNodeConfig {
  if (node.type === 'history') return node;
  const noted = (given: unknown): AnyTransitionConfig[] => notedArrows(given, hear);
  const left = note(() => hear({ kind: 'left', path: path.join('.') }));
  return {
    ...node,
    entry: notedActions(node.entry, hear),
    exit: [...(path.length > 0 ? [left] : []), ...notedActions(node.exit, hear)],
    ...(node.on && { on: mapEntries(node.on, (_, given) => noted(given)) }),
    ...(node.after && { after: mapEntries(node.after, (_, given) => noted(given)) }),
    ...(node.always && { always: noted(node.always) }),
    ...(node.onDone && { onDone: noted(node.onDone) }),
    ...(node.states && {
      states: mapEntries(node.states, (key, child) => notedNode(child, [...path, key], hear)),
    }),
  };
}

function notedArrows(given: unknown, hear: (heard: Heard) => void): AnyTransitionConfig[] {
  return listOf(given)
    .map(arrowOf)
    .map((arrow) =>
      isForbidding(arrow) ? arrow : { ...arrow, actions: [...notedActions(arrow.actions, hear)] },
    );
}

function arrowOf(given: unknown): AnyTransitionConfig {
  if (typeof given === 'string') return { target: given };
  return typeof given === 'object' && given !== null ? { ...given } : {};
}

/** Each action behind a note that announces it; parameters are worked out as the chart would, from the same context. */
function notedActions(given: unknown, hear: (heard: Heard) => void): readonly unknown[] {
  return listOf(given).flatMap((action) => {
    const name = actionName(action);
    if (name === null) return [action];
    return [note((args) => hear({ kind: 'action', name, params: jsonOf(paramsOf(action, args)) })), action];
  });
}

function note(announce: (args: unknown) => void): {
  readonly type: typeof NOTE;
  readonly params: (args: unknown) => null;
} {
  return {
    type: NOTE,
    params: (args) => {
      announce(args);
      return null;
    },
  };
}

function paramsOf(action: unknown, args: unknown): unknown {
  if (typeof action !== 'object' || action === null || !('params' in action)) return null;
  const { params } = action;
  return isOfArgs(params) ? params(args) : params;
}

function isOfArgs(value: unknown): value is (args: unknown) => unknown {
  return typeof value === 'function';
}

function mapEntries<A, B>(
  object: Readonly<Record<string, A>>,
  map: (key: string, value: A) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(key, value)]));
}
