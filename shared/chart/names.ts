/**
 * How states, arrows, guards and actions are called, the same in the kit, the inspector and the documents: states
 * `a.b`, arrows `a.b --event`, with ` [guard]` where an event has several.
 */
import { and, not, or, stateIn } from 'xstate';

/** A state's name; the root's is the empty string. */
export function stateName(path: readonly string[]): string {
  return path.join('.');
}

/** What an arrow is called after: `event`, `after delay`, `always` or `onDone`. */
export function arrowBase(state: string, trigger: string): string {
  return state === '' ? `--${trigger}` : `${state} --${trigger}`;
}

/** The names of all candidates of one event, in their order, by their guards (null for none). */
export function candidateNames(base: string, guards: readonly (string | null)[]): readonly string[] {
  if (guards.length === 1) return [base];
  return guards.map((guard, i) => {
    const earlier = guards.slice(0, i).filter((other) => other === guard).length;
    const number = earlier === 0 ? '' : ` ${earlier + 1}`;
    return `${base} [${guard ?? 'otherwise'}${number}]`;
  });
}

/** Neither target nor actions: it holds the event back from the states around, and nothing is ever taken. */
export function isForbidding({ target, actions }: { target?: unknown; actions?: unknown }): boolean {
  return listOf(target).length === 0 && listOf(actions).length === 0;
}

/** XState takes one thing or a list of them. */
export function listOf(given: unknown): readonly unknown[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? given : [given];
}

/** A guard as one would read it: `isTurn`, `not full and isTurn`; null for no guard. */
export function guardText(guard: unknown): string | null {
  return guard === undefined ? null : guardIn(guard, '');
}

/** `around` is the combination it stands in: `or` within `and`, and either within `not`, want brackets. */
function guardIn(guard: unknown, around: '' | 'and' | 'or' | 'not'): string {
  if (typeof guard === 'string') return guard;
  const combination = combinationOf(guard);
  if (combination === null) {
    return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'unnamed';
  }
  const { kind, guards } = combination;
  if (kind === 'in') return `in ${stateText(combination.state)}`;
  if (kind === 'not') return guards.map((inner) => `not ${guardIn(inner, 'not')}`).join('');
  const text = guards.map((inner) => guardIn(inner, kind)).join(` ${kind} `);
  return around === '' || around === kind ? text : `(${text})`;
}

interface Combination {
  readonly kind: 'and' | 'or' | 'not' | 'in';
  readonly guards: readonly unknown[];
  readonly state: unknown;
}

/** What XState asks for each combination; their names do not survive a production build. */
const CHECKS = [
  ['and', checkOf(and([]))],
  ['or', checkOf(or([]))],
  ['not', checkOf(not('any'))],
  ['in', checkOf(stateIn('any'))],
] as const;

function combinationOf(guard: unknown): Combination | null {
  const check = checkOf(guard);
  const kind = CHECKS.find(([, known]) => check !== null && known === check)?.[0];
  if (kind === undefined || typeof guard !== 'function') return null;
  return {
    kind,
    guards: 'guards' in guard ? listOf(guard.guards) : [],
    state: 'stateValue' in guard ? guard.stateValue : null,
  };
}

function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : null;
}

/** `reckoning.review`; a value with several regions as JSON. */
function stateText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^#/, '');
  if (typeof value !== 'object' || value === null) return 'unnamed';
  const [only, ...more] = Object.entries(value);
  return only === undefined || more.length > 0 ? JSON.stringify(value) : `${only[0]}.${stateText(only[1])}`;
}

/** An action as one would read it; null for what cancels a delay, which is no doing of the chart. */
export function actionName(action: unknown): string | null {
  if (typeof action === 'string') return action;
  if ((typeof action !== 'object' && typeof action !== 'function') || action === null) return null;
  const type = 'type' in action ? String(action.type) : 'unnamed';
  if (type === 'xstate.cancel') return null;
  const event = 'event' in action ? eventType(action.event) : null;
  return type.replace(/^xstate\./, '') + (event === null ? '' : ` ${event}`);
}

/** Of what raises or emits an event that is written out. */
function eventType(event: unknown): string | null {
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : null;
}

/** Names of the actions an entry, an exit or a transition lists. */
export function actionNames(given: unknown): readonly string[] {
  return listOf(given)
    .map(actionName)
    .filter((name) => name !== null);
}

/** An identifier in plain words, as charts show it: `betweenRounds` is “between rounds”. */
export function plainWords(identifier: string): string {
  return identifier
    .replace(
      /([a-z\d])([A-Z])(?![A-Z])/g,
      (_, last: string, first: string) => `${last} ${first.toLowerCase()}`,
    )
    .replace(/[-_]+/g, ' ');
}
