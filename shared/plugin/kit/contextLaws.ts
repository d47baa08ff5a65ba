/** The chart's memory: plain JSON, every seat's keys from the start, all chance under `random`. */
import type { AnyStateMachine } from 'xstate';
import { canonicalJson } from '#shared/json.ts';
import { start } from '#shared/match/fold.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import { mixSeed, seedRandom } from '#shared/random/random.ts';
import type { Workbench } from './workbench.ts';
import { differenceOf, isObject, jsonFault } from './jsonFault.ts';
import { withContext } from './withContext.ts';

const GENERATOR_WORDS = 4;

/** The context is JSON, and what it keeps by seat it keeps for every seat. */
export function checkContext(workbench: Workbench, state: FoldState, where: string): void {
  const context: unknown = state.snapshot.context;
  const fault = jsonFault(context, 'context');
  if (fault !== null) workbench.report.add('context/json', where, `${fault}.`);
  const partial = partlySeated(context, state.table.seats.length, 'context');
  if (partial !== null)
    workbench.report.add('context/seats', where, `${partial} has keys of some seats only.`);
}

/** An object all of whose keys are seats, but not of every seat. */
function partlySeated(value: unknown, seats: number, place: string): string | null {
  if (!isObject(value)) return null;
  const keys = Object.keys(value);
  const seated = !Array.isArray(value) && keys.every((key) => /^\d$/.test(key) && Number(key) < seats);
  if (seated && keys.length > 0 && keys.length < seats) return place;
  for (const key of keys) {
    const partial = partlySeated(value[key], seats, `${place}.${key}`);
    if (partial !== null) return partial;
  }
  return null;
}

/** A start that depends on the seed has its generator under `random`. */
export function checkFirstChance(
  workbench: Workbench,
  input: MatchInput,
  first: FoldState,
  where: string,
): void {
  if (randomOf(first) !== undefined) return;
  const other = start(workbench.machine, { ...input, seed: mixSeed(input.seed, 1) });
  const place = differenceOf(first.snapshot.context, other.snapshot.context);
  if (place === null) return;
  workbench.report.add(
    'context/random',
    where,
    `context.${place} depends on the seed, and there is no context.random.`,
  );
}

/**
 * A step that comes out otherwise with other generators has drawn chance, so `random` must have moved on:
 * else the same is drawn again, and going back would not see that chance was revealed.
 */
export function checkChance(
  workbench: Workbench,
  before: FoldState,
  after: FoldState,
  step: (machine: AnyStateMachine, from: FoldState) => FoldState,
  where: string,
): void {
  const random = randomOf(before);
  if (random === undefined || canonicalJson(random) !== canonicalJson(randomOf(after))) return;
  const context: unknown = before.snapshot.context;
  if (!isObject(context)) return;
  const other = step(workbench.machine, withContext(before, { ...context, random: otherGenerators(random) }));
  const place = differenceOf(withoutRandom(after), withoutRandom(other));
  if (place === null) return;
  workbench.report.add(
    'context/random',
    where,
    `context.${place} was drawn by chance, and context.random did not move on.`,
  );
}

function randomOf(state: FoldState): unknown {
  const context: unknown = state.snapshot.context;
  return isObject(context) ? context.random : undefined;
}

function withoutRandom(state: FoldState): Record<string, unknown> {
  const context: unknown = state.snapshot.context;
  return isObject(context) ? { ...context, random: null } : {};
}

/** The same shape with every generator's state replaced. */
function otherGenerators(value: unknown): unknown {
  if (Array.isArray(value) && value.length === GENERATOR_WORDS && value.every(Number.isInteger)) {
    return seedRandom(mixSeed(...value.map((word: number) => word >>> 0)));
  }
  if (Array.isArray(value)) return value.map(otherGenerators);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, otherGenerators(member)]));
}
