/** What a telling machine told, put in order: a microstep at a time. */
import type { AskedGuard, Explanation, Microstep } from './explanation.ts';
import type { Heard } from './telling.ts';

type Bit = Exclude<Heard, { readonly kind: 'microstep' | 'settled' }>;

/**
 * `states` are all paths of the chart in its order, `from` the innermost ones it was in. A start enters its states
 * without an arrow: that is a microstep of its own. What was begun and not finished, since something threw, comes last.
 */
export function microstepsOf(
  states: readonly string[],
  from: readonly string[],
  heard: readonly Heard[],
  isStart: boolean,
): Pick<Explanation, 'microsteps' | 'rest'> {
  const known = new Set(states);
  const microsteps: Microstep[] = [];
  const rest: AskedGuard[] = [];
  let begun: Bit[] = [];
  let active = withParents(from);
  const add = (bits: readonly Bit[], event: string, final: boolean): void => {
    const arrows = bits.flatMap((bit) => (bit.kind === 'name' && !known.has(bit.name) ? [bit.name] : []));
    const { left, entered } = movesOf(bits, known, final);
    const before = active;
    active = new Set([...before].filter((path) => !left.includes(path)).concat(entered));
    microsteps.push({
      event: triggerOf(arrows[0], event),
      arrows,
      from: leavesAmong(states, before),
      to: leavesAmong(states, active),
      left,
      entered,
      guards: bits.flatMap(guardIn),
      actions: bits.flatMap((bit) => (bit.kind === 'action' ? [{ name: bit.name, params: bit.params }] : [])),
    });
  };
  /** The start is over with the first guard, arrow or state left. */
  const finishStart = (): void => {
    if (!isStart || microsteps.length > 0) return;
    const end = begun.findIndex(
      (bit) => bit.kind === 'guard' || bit.kind === 'left' || (bit.kind === 'name' && !known.has(bit.name)),
    );
    add(end < 0 ? begun : begun.slice(0, end), 'start', false);
    begun = end < 0 ? [] : begun.slice(end);
  };
  for (const one of heard) {
    if (one.kind === 'microstep') {
      finishStart();
      add(begun, one.event, one.final);
      begun = [];
    } else if (one.kind === 'settled') {
      finishStart();
      rest.push(...begun.flatMap(guardIn));
      begun = [];
    } else begun.push(one);
  }
  if (begun.some(({ kind }) => kind !== 'guard')) add(begun, '', false);
  else rest.push(...begun.flatMap(guardIn));
  return { microsteps, rest };
}

/** A chart that is over runs the exits of all states it stays in: after the last entry, none is left. */
function movesOf(
  bits: readonly Bit[],
  known: ReadonlySet<string>,
  final: boolean,
): { readonly left: readonly string[]; readonly entered: readonly string[] } {
  const isEntry = (bit: Bit): bit is Bit & { kind: 'name' } => bit.kind === 'name' && known.has(bit.name);
  const entered = bits.filter(isEntry).map(({ name }) => name);
  const upTo = final ? bits.findLastIndex(isEntry) : bits.length;
  const left = bits.flatMap((bit, i) => (bit.kind === 'left' && i < upTo ? [bit.path] : []));
  return { left, entered };
}

function guardIn(bit: Bit): readonly AskedGuard[] {
  return bit.kind === 'guard' ? [{ name: bit.name, params: bit.params, verdict: bit.verdict }] : [];
}

/** What an arrow is called after; where none was taken, the event as XState calls it. */
function triggerOf(arrow: string | undefined, event: string): string {
  const named = arrow === undefined ? null : /--(.*?)(?: \[.*\])?$/.exec(arrow)?.[1];
  return named ?? event;
}

function withParents(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) => {
      const keys = path.split('.');
      return keys.map((_, i) => keys.slice(0, i + 1).join('.'));
    }),
  );
}

function leavesAmong(states: readonly string[], active: ReadonlySet<string>): readonly string[] {
  const inside = [...active];
  return states.filter((path) => active.has(path) && !inside.some((other) => other.startsWith(`${path}.`)));
}
