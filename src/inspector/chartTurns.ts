/** In which steps of a match each state was entered and each arrow taken, to go from one such moment to another. */

export interface Names {
  readonly states: readonly string[];
  readonly arrows: readonly string[];
}

export interface ChartTurns {
  /** So many steps are known, from the first on. */
  readonly known: number;
  /** Takes in the next step. */
  add(names: Names): void;
  /** The nearest step before (−1) or after (1) one in which it came about, of those known; null for none. */
  turn(kind: 'state' | 'arrow', name: string, from: number, by: 1 | -1): number | null;
}

export function createTurns(): ChartTurns {
  const states = new Map<string, number[]>();
  const arrows = new Map<string, number[]>();
  let known = 0;

  return {
    get known() {
      return known;
    },
    add(names) {
      for (const path of names.states) note(states, path, known);
      for (const arrow of names.arrows) note(arrows, arrow, known);
      known += 1;
    },
    turn(kind, name, from, by) {
      const steps = (kind === 'state' ? states : arrows).get(name) ?? [];
      return steps[by === 1 ? notAfter(steps, from) : notAfter(steps, from - 1) - 1] ?? null;
    },
  };
}

function note(all: Map<string, number[]>, name: string, step: number): void {
  const steps = all.get(name);
  if (steps === undefined) all.set(name, [step]);
  // Entered twice in a step, it is one moment to go to.
  else if (steps.at(-1) !== step) steps.push(step);
}

/** How many of the steps, which increase, are not after one. */
function notAfter(steps: readonly number[], step: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? Infinity) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}
