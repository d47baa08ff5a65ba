/** What can be seen of a chart without running it: that it is pure, named, described and sure to stop. */
import type { AnyStateMachine, AnyStateNode, AnyStateNodeConfig } from 'xstate';
import { listOf } from '#shared/chart/names.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { isObject } from './jsonFault.ts';
import type { Report } from './report.ts';

/** All that a pure chart does; `enqueueActions` only gathers others, which the fold judges one by one. */
const PURE = ['xstate.assign', 'xstate.raise', 'xstate.cancel', 'xstate.emit', 'xstate.enqueueActions'];

/** Reports impure, unnamed and undescribed parts of a chart, from its configuration and implementations alone. */
export function checkChart(game: Game, machine: AnyStateMachine, report: Report): void {
  if (typeof machine.config.id !== 'string') {
    report.add('chart/id', 'machine.ts', 'The chart has no id of its own.');
  }
  if (machine.options.maxIterations === undefined || machine.options.maxIterations === Infinity) {
    report.add(
      'chart/iterations',
      'machine.ts',
      'The chart may loop for ever: options.maxIterations is not set.',
    );
  }
  checkImplementations(machine, report);
  checkConfig(machine.config, [], report);
  for (const node of descendants(machine.root)) checkNode(game, node, report);
}

function checkImplementations(machine: AnyStateMachine, report: Report): void {
  for (const [name, action] of Object.entries(machine.implementations.actions)) {
    checkAction(action, `the action “${name}”`, report);
  }
}

/** Anything with a type that is not XState's pure ones, or a bare function, touches the world. */
function checkAction(action: unknown, where: string, report: Report): void {
  const type = fieldOf(action, 'type');
  if (typeof type !== 'string' || !PURE.includes(type)) {
    report.add(
      'chart/impure',
      where,
      `${where} is ${typeof type === 'string' ? `“${type}”` : 'a function of its own'}.`,
    );
    return;
  }
  if (
    type === 'xstate.raise' &&
    fieldOf(action, 'delay') !== undefined &&
    fieldOf(action, 'id') === undefined
  ) {
    report.add('chart/delay-id', where, `${where} raises with a delay and no id.`);
  }
}

/** XState's own actions are functions with fields. */
function fieldOf(action: unknown, key: string): unknown {
  if (typeof action !== 'function') return undefined;
  return Object.getOwnPropertyDescriptor(action, key)?.value;
}

function checkConfig(node: AnyStateNodeConfig, path: readonly string[], report: Report): void {
  const where = path.join('.') || 'the root';
  if (node.invoke !== undefined) report.add('chart/impure', where, `The state “${where}” invokes an actor.`);
  for (const action of [...listOf(node.entry), ...listOf(node.exit)]) checkNamedAction(action, where, report);
  for (const [event, given] of transitionsOf(node)) {
    const place = `${path.join('.')} --${event}`.trim();
    for (const candidate of listOf(given)) {
      if (!isObject(candidate)) continue;
      if (typeof candidate.guard === 'function')
        report.add('chart/unnamed', place, `The guard of “${place}” has no name.`);
      for (const action of listOf(candidate.actions)) checkNamedAction(action, place, report);
    }
  }
  for (const delay of Object.keys(node.after ?? {})) {
    if (/^\d+$/.test(delay))
      report.add('chart/unnamed', where, `The delay ${delay} of “${where}” has no name.`);
  }
  for (const [key, child] of Object.entries(node.states ?? {})) {
    checkConfig(child, [...path, key], report);
  }
}

function transitionsOf(node: AnyStateNodeConfig): readonly (readonly [string, unknown])[] {
  return [
    ...Object.entries(node.on ?? {}),
    ...Object.entries(node.after ?? {}).map(([delay, given]) => [`after ${delay}`, given] as const),
    ['always', node.always],
    ['onDone', node.onDone],
  ];
}

function checkNamedAction(action: unknown, where: string, report: Report): void {
  if (typeof action !== 'function') return;
  report.add('chart/unnamed', where, `An action of “${where}” has no name.`);
  checkAction(action, `an action of “${where}”`, report);
}

function descendants(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...descendants(child)]);
}

/** A state says what it is; a leaf, or something around it, what is being waited for. */
function checkNode(game: Game, node: AnyStateNode, report: Report): void {
  if (node.type === 'history') return;
  const where = node.path.join('.');
  if ((node.description ?? '').trim() === '') {
    report.add('chart/description', where, `The state “${where}” has no description.`);
  }
  const prompt = promptOf(node);
  const leaf = node.type === 'atomic' || node.type === 'final';
  if (leaf && prompt === null) report.add('chart/prompt', where, `The state “${where}” has no prompt.`);
  if (prompt !== null && !Object.hasOwn(game.messages, prompt)) {
    report.add('chart/prompt', where, `The prompt “${prompt}” of “${where}” is not in the messages.`);
  }
}

function promptOf(node: AnyStateNode): string | null {
  const meta: unknown = node.meta;
  if (isObject(meta) && typeof meta.prompt === 'string') return meta.prompt;
  return node.parent === undefined ? null : promptOf(node.parent);
}
