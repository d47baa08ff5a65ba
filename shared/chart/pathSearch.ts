/**
 * Ways to every state, found with the fold itself. First breadth first, guided by the chart as data (A*: what it says is
 * never more than what is needed, so what is found so is shortest); what that does not find in good time is looked for
 * in long play by the bots and at random, and made short afterwards.
 */
import { canonicalJson } from '#shared/json.ts';
import type { Game, GameCheck, Plugin } from '#shared/plugin/contract.ts';
import { mixSeed, randomFrom } from '#shared/random/random.ts';
import type { Chart } from './chart.ts';
import { modelPaths, stepsFrom } from './modelPaths.ts';
import {
  activeIn,
  actsIn,
  anyOf,
  begin,
  perform,
  type Act,
  type Beginning,
  type Moment,
} from './pathActs.ts';
import { beginningsOf, raisesEvents } from './pathBeginnings.ts';
import { writePath } from './pathRecord.ts';
import type { PathOptions, PathSearch, StatePath } from './paths.ts';
import { shorten } from './shortenPath.ts';

const BREADTH = 4000;
const DEPTH = 20_000;
/** Steps of one long play before it is given up for the next. */
const PLAY_STEPS = 300;

/** A match on its way: where it began, and all that was done. */
interface Place {
  readonly beginning: Beginning;
  readonly first: Moment;
  readonly moment: Moment;
  readonly before: Place | null;
  readonly act: Act | null;
  readonly steps: number;
}

interface Hunt {
  readonly plugin: Plugin;
  readonly chart: Chart;
  readonly options: Required<PathOptions>;
  readonly beginnings: readonly Beginning[];
  readonly bounds: ReadonlyMap<string, number>;
  readonly missing: Set<string>;
  /** Steps from a configuration to each state, by the configuration. */
  readonly distances: Map<string, ReadonlyMap<string, number>>;
  /** Whether the chart as data says how few steps are needed: not where charts raise events themselves. */
  readonly guided: boolean;
}

/** A search for matches that get to every state. Deterministic; does nothing until it is asked to `step`. */
export function openPathSearch(
  plugin: Plugin,
  game: Game,
  check: GameCheck,
  chart: Chart,
  { seed, breadth = BREADTH, depth = DEPTH }: PathOptions,
): PathSearch {
  const states = chart.states.filter(({ kind, parent }) => kind !== 'history' && parent !== null);
  const paths = states.map(({ path }) => path);
  const machine = game.machine();
  const model = modelPaths(chart);
  const guided = !raisesEvents(machine);
  const hunt: Hunt = {
    plugin,
    chart,
    options: { seed, breadth, depth },
    beginnings: beginningsOf(plugin, game, machine, check, seed),
    bounds: new Map([...model].map(([path, { steps }]) => [path, guided ? steps : 0])),
    missing: new Set(paths),
    distances: new Map(),
    guided,
  };
  const found = new Map<string, StatePath>();
  const searching = search(hunt);
  let done = false;
  return {
    states: paths,
    model,
    found: () => found,
    missing: () =>
      paths
        .filter((state) => !found.has(state))
        .map((state) => ({ state, reason: check.unreached[state] ?? null })),
    done: () => done,
    step(tries) {
      const fresh: StatePath[] = [];
      for (let i = 0; i < tries && !done; i++) {
        const next = searching.next();
        done = next.done === true;
        if (next.done === true || next.value === null) continue;
        found.set(next.value.state, next.value);
        fresh.push(next.value);
      }
      return fresh;
    },
  };
}

function* search(hunt: Hunt): Generator<StatePath | null, void> {
  const frontier = yield* searchBroadly(hunt);
  if (hunt.missing.size > 0) yield* searchDeeply(hunt, frontier);
}

/** Answers how many steps a way must have at least that was not found here. */
function* searchBroadly(hunt: Hunt): Generator<StatePath | null, number> {
  const queue = new Map<number, Place[]>();
  /** The fewest steps there by now, by what goes on alike: a longer way may be met first. */
  const known = new Map<string, number>();
  const add = (place: Place): void => {
    const estimate = estimateOf(hunt, place);
    if (estimate === Infinity) return;
    const waiting = queue.get(estimate);
    if (waiting === undefined) queue.set(estimate, [place]);
    else waiting.push(place);
  };
  for (const beginning of hunt.beginnings) {
    const first = begin(beginning);
    const place = { beginning, first, moment: first, before: null, act: null, steps: 0 };
    yield* arrive(hunt, place, 0);
    yield null;
    add(place);
  }
  let tries = 0;
  while (hunt.missing.size > 0 && queue.size > 0) {
    const estimate = Math.min(...queue.keys());
    const places = queue.get(estimate) ?? [];
    queue.delete(estimate);
    for (const place of places) {
      if (hunt.missing.size === 0) break;
      if (tries >= hunt.options.breadth) return estimate;
      // What was found since may leave it further from the rest.
      if (estimateOf(hunt, place) > estimate) {
        add(place);
        continue;
      }
      for (const { act } of actsIn(place.beginning, place.moment.state)) {
        tries += 1;
        yield null;
        const moment = perform(place.beginning, place.moment.state, act);
        if (moment === null) continue;
        const next = { ...place, moment, before: place, act, steps: place.steps + 1 };
        yield* arrive(hunt, next, next.steps);
        const key = keyOf(next);
        if (next.steps >= (known.get(key) ?? Infinity)) continue;
        known.set(key, next.steps);
        add(next);
      }
    }
  }
  return Infinity;
}

/** Long plays, one beginning after the other, until all is found or enough was tried. */
function* searchDeeply(hunt: Hunt, frontier: number): Generator<StatePath | null, void> {
  const { seed, depth } = hunt.options;
  let tries = 0;
  for (let round = 0; hunt.missing.size > 0 && tries < depth; round++) {
    for (const [i, given] of hunt.beginnings.entries()) {
      const random = randomFrom(mixSeed(seed, round, i, 5));
      const input = { ...given.input, seed: mixSeed(seed, round, i, 6) };
      const beginning = { ...given, input };
      const first = begin(beginning);
      let place: Place = { beginning, first, moment: first, before: null, act: null, steps: 0 };
      for (let n = 0; n < PLAY_STEPS && hunt.missing.size > 0 && tries < depth; n++) {
        const act = anyOf(actsIn(beginning, place.moment.state), random);
        tries += 1;
        yield null;
        const moment = act && perform(beginning, place.moment.state, act);
        if (act === null) break;
        if (moment === null) continue;
        place = { beginning, first, moment, before: place, act, steps: place.steps + 1 };
        yield* arriveLong(hunt, place, frontier);
      }
    }
  }
}

/** The ways to what a place is the first to visit. A way of up to `sure` steps is known to be shortest. */
function* arrive(hunt: Hunt, place: Place, sure: number): Generator<StatePath | null, void> {
  for (const target of place.moment.visited) {
    if (hunt.missing.has(target)) yield found(hunt, place, actsOf(place), target, sure);
  }
}

function* arriveLong(hunt: Hunt, place: Place, frontier: number): Generator<StatePath | null, void> {
  for (const target of place.moment.visited) {
    if (!hunt.missing.has(target)) continue;
    const acts = yield* shorten(place.beginning, place.first, actsOf(place), target);
    yield found(hunt, place, acts, target, frontier);
  }
}

function found(
  hunt: Hunt,
  { beginning }: Place,
  acts: readonly Act[],
  target: string,
  sure: number,
): StatePath {
  hunt.missing.delete(target);
  const least = Math.max(sure, hunt.bounds.get(target) ?? 0);
  return { ...writePath(hunt.plugin, beginning, acts, target), shortest: acts.length <= least };
}

function actsOf(place: Place): readonly Act[] {
  const acts: Act[] = [];
  for (let at: Place | null = place; at !== null; at = at.before) if (at.act !== null) acts.push(at.act);
  return acts.reverse();
}

/** Steps done and, at the least, to come before it may find anything; Infinity where the chart leads to nothing new. */
function estimateOf(hunt: Hunt, { moment, steps }: Place): number {
  const { snapshot } = moment.state;
  if (snapshot.status !== 'active') return Infinity;
  if (!hunt.guided) return steps + 1;
  const key = JSON.stringify(snapshot.value);
  const distances = hunt.distances.get(key) ?? stepsFrom(hunt.chart, [...activeIn([snapshot])]);
  hunt.distances.set(key, distances);
  let least = Infinity;
  for (const state of hunt.missing) least = Math.min(least, distances.get(state) ?? Infinity);
  return steps + Math.max(1, least);
}

/** Matches that go on alike: the chart's state, what is pending in which order, and who began it. */
function keyOf({ beginning, moment: { state } }: Place): string {
  const snapshot = beginning.machine.getPersistedSnapshot(state.snapshot);
  return canonicalJson([snapshot, state.pending.map(({ id }) => id), beginning.input.seats]);
}
