import { PluginError } from './pluginError.ts';
import type { ChartEvent, Effect, Pending } from './state.ts';

/** What the actions of one transition came to. */
export interface Outcome {
  readonly pending: readonly Pending[];
  readonly order: number;
  readonly emitted: readonly Effect['event'][];
}

/** An action as XState returns it: a name and data. */
export interface ReturnedAction {
  readonly type: string;
  readonly params: unknown;
}

/**
 * Applies the actions a transition returned, in their order, to the pending delays at match time `at`.
 * A delayed `raise` sets a delay, `cancel` removes one, `emit` is collected; an undelayed `raise` has
 * already been performed by XState and is dropped.
 * @throws PluginError for anything else: a pure chart has no other actions.
 */
export function applyActions(
  actions: readonly ReturnedAction[],
  before: { readonly pending: readonly Pending[]; readonly order: number },
  at: number,
): Outcome {
  let pending = before.pending;
  let order = before.order;
  const emitted: Effect['event'][] = [];
  for (const { type, params } of actions) {
    if (type === 'xstate.raise') {
      const set = delayOf(params, at);
      if (set === null) continue;
      // Setting an id again replaces what ran under it, also with a delay that never comes.
      pending = pending.filter((delay) => delay.id !== set.id);
      if (set.due === Infinity) continue;
      pending = insert(pending, { order, ...set });
      order += 1;
    } else if (type === 'xstate.cancel') {
      const id = field(params, 'sendId');
      pending = pending.filter((delay) => delay.id !== id);
    } else if (type === 'xstate.emit') {
      const event = field(params, 'event');
      if (isEvent(event)) emitted.push(event);
    } else {
      throw new PluginError(
        'plugin/foreign-action',
        `The chart returned the action “${type}”. A pure chart only assigns, raises, cancels and emits: is the name misspelt, or not in setup()?`,
      );
    }
  }
  return { pending, order, emitted };
}

function delayOf(params: unknown, at: number): Omit<Pending, 'order'> | null {
  const event = field(params, 'event');
  if (!isEvent(event))
    throw new PluginError('plugin/foreign-action', 'The chart raised something that is not an event.');
  const id = field(params, 'id');
  const delay = field(params, 'delay');
  if (delay === undefined && id === undefined) return null;
  if (delay === undefined) {
    throw new PluginError(
      'plugin/unknown-delay',
      `The delay of “${event.type}” has no value: is its name misspelt, or not in setup({ delays })?`,
    );
  }
  if (typeof id !== 'string') {
    throw new PluginError('plugin/delay-without-id', `The delayed raise of “${event.type}” needs an id.`);
  }
  if (delay === Infinity) return { id, event, due: Infinity };
  if (typeof delay !== 'number' || !Number.isSafeInteger(delay) || delay < 0) {
    throw new PluginError(
      'plugin/bad-delay',
      `The delay “${id}” is ${typeof delay === 'number' ? delay : `a ${typeof delay}`}: a delay is a whole number of ms from 0, or Infinity for none.`,
    );
  }
  return { id, event, due: at + delay };
}

/** Keeps the list sorted by due, then order. */
function insert(pending: readonly Pending[], delay: Pending): readonly Pending[] {
  const place = pending.findIndex((other) => other.due > delay.due);
  return pending.toSpliced(place < 0 ? pending.length : place, 0, delay);
}

function field(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEvent(value: unknown): value is ChartEvent {
  return typeof field(value, 'type') === 'string';
}
