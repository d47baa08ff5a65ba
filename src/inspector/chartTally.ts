/** When each state was entered and each arrow taken: the steps of a match by name, so that any count is a look-up. */

export interface Told {
  /** Paths of the states entered in a step; one that was entered twice is there twice. */
  readonly entered: readonly string[];
  /** Names of the arrows taken. */
  readonly taken: readonly string[];
}

export interface Tally {
  /** So many steps have been counted, from the first on. */
  readonly counted: number;
  /** Takes in the next step. */
  add(told: Told): void;
  /** How often up to and with a step. */
  entered(path: string, upTo: number): number;
  taken(arrow: string, upTo: number): number;
  /** The nearest step before (−1) or after (1) one in which it came about, of those counted; null for none. */
  turn(kind: 'state' | 'arrow', name: string, from: number, by: 1 | -1): number | null;
}

export function createTally(): Tally {
  const states = new Map<string, number[]>();
  const arrows = new Map<string, number[]>();
  let counted = 0;

  return {
    get counted() {
      return counted;
    },
    add({ entered, taken }) {
      for (const path of entered) note(states, path, counted);
      for (const arrow of taken) note(arrows, arrow, counted);
      counted += 1;
    },
    entered: (path, upTo) => after(states.get(path) ?? [], upTo),
    taken: (arrow, upTo) => after(arrows.get(arrow) ?? [], upTo),
    turn(kind, name, from, by) {
      const steps = (kind === 'state' ? states : arrows).get(name) ?? [];
      return steps[by === 1 ? after(steps, from) : after(steps, from - 1) - 1] ?? null;
    },
  };
}

function note(all: Map<string, number[]>, name: string, step: number): void {
  const steps = all.get(name);
  if (steps === undefined) all.set(name, [step]);
  else steps.push(step);
}

/** How many of the steps, which never decrease, are not after one. */
function after(steps: readonly number[], step: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? Infinity) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}
