/** The states of an automaton as arrays of small numbers, for a packed lexicon: packed.ts says what they hold, and why. */
import type { Dawg } from './dawg.ts';
import { lowestBit } from './letters.ts';

/** What is sent of an automaton. */
export interface PackedDawg {
  /** The states that are met more than once, each as the difference from the one before. */
  readonly shared: Int32Array;
  /** For each target: 0 for the next state not yet met, else 1 + the place in `shared`. */
  readonly targets: Uint16Array;
  /** A byte for each letter of each state: the letter and what follows of these. */
  readonly arcs: Uint8Array;
}

const ENDS = 32;
const LEADS = 64;
const LAST = 128;
const LETTER = 31;

/** @throws RangeError for an automaton with too many shared states, as one of millions of words has. */
export function packDawg(dawg: Dawg): PackedDawg {
  const shared = sharedStates(dawg);
  if (shared.length > 0xffff - 1) throw new RangeError('The word list is too large to pack.');
  return {
    shared: Int32Array.from(shared, (state, i) => state - (shared[i - 1] ?? 0)),
    targets: placesOf(dawg.targets, shared),
    arcs: arcsOf(dawg),
  };
}

/** The automaton of so many states. */
export function readDawg({ shared, targets, arcs }: PackedDawg, states: number): Dawg {
  return { ...readStates(arcs, states), targets: readTargets(targets, readShared(shared)) };
}

/** The states that are met more than once, the most often met first. */
function sharedStates({ leadsOn, targets }: Dawg): readonly number[] {
  const meetings = new Int32Array(leadsOn.length);
  for (const target of targets) meetings[target] = (meetings[target] ?? 0) + 1;
  return [...meetings.keys()]
    .filter((state) => (meetings[state] ?? 0) > 1)
    .sort((a, b) => (meetings[b] ?? 0) - (meetings[a] ?? 0) || a - b);
}

function readShared(differences: Int32Array): Int32Array {
  let state = 0;
  return differences.map((difference) => (state += difference));
}

function placesOf(targets: Int32Array, shared: readonly number[]): Uint16Array {
  const placeOf = new Map(shared.map((state, place) => [state, place + 1]));
  let met = 0;
  return Uint16Array.from(targets, (target) => {
    if (target !== met + 1) return placeOf.get(target) ?? 0;
    met = target;
    return 0;
  });
}

function readTargets(places: Uint16Array, shared: Int32Array): Int32Array {
  const targets = new Int32Array(places.length);
  let met = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    targets[i] = place === 0 ? ++met : (shared[place - 1] ?? 0);
  }
  return targets;
}

function arcsOf({ leadsOn, endsWord }: Dawg): Uint8Array {
  const arcs: number[] = [];
  leadsOn.forEach((leads, state) => {
    const ends = endsWord[state] ?? 0;
    // Only the root of no words at all has no letter; it has no arc either.
    for (let rest = leads | ends; rest !== 0; rest &= rest - 1) {
      const letter = lowestBit(rest);
      const last = (rest & (rest - 1)) === 0;
      arcs.push(
        letter |
          ((ends >>> letter) & 1 ? ENDS : 0) |
          ((leads >>> letter) & 1 ? LEADS : 0) |
          (last ? LAST : 0),
      );
    }
  });
  return Uint8Array.from(arcs);
}

function readStates(arcs: Uint8Array, count: number): Omit<Dawg, 'targets'> {
  const leadsOn = new Int32Array(count);
  const endsWord = new Int32Array(count);
  const firstTarget = new Int32Array(count);
  let state = 0;
  let leads = 0;
  let ends = 0;
  let first = 0;
  let filled = 0;
  for (let i = 0; i < arcs.length; i++) {
    const arc = arcs[i] ?? 0;
    const bit = 1 << (arc & LETTER);
    if ((arc & ENDS) !== 0) ends |= bit;
    if ((arc & LEADS) !== 0) {
      leads |= bit;
      filled++;
    }
    if ((arc & LAST) === 0) continue;
    leadsOn[state] = leads;
    endsWord[state] = ends;
    firstTarget[state] = first;
    first = filled;
    leads = ends = 0;
    state++;
  }
  return { leadsOn, endsWord, firstTarget };
}
