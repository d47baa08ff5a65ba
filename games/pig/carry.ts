/** What outlives a match of Pig: how often the one person who played has won, against whom. */
import * as v from 'valibot';
import type { Carry } from '#shared/plugin/contract.ts';
import type { Machine } from './machine.ts';
import { OPPONENTS, onlyPerson, sumOf } from './tallies.ts';

/** Games, more than anybody plays: a stored file says no nonsense. */
const MOST = 1_000_000_000;

const games = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST));

export const VARIANT = v.picklist(['pig', 'twoDice', 'bigPig', 'hog']);

const TALLY = v.strictObject({
  variant: VARIANT,
  opponent: v.picklist(OPPONENTS),
  won: games,
  lost: games,
});

export const CARRIED = v.strictObject({
  tallies: v.pipe(v.array(TALLY), v.maxLength(VARIANT.options.length * OPPONENTS.length), v.readonly()),
});

export type Carried = v.InferOutput<typeof CARRIED>;

/** What is stored now, and the games that this match has added to what it began with. */
function merge(base: Carried, theirs: Carried, ours: Carried): Carried {
  const without = base.tallies.map((tally) => ({ ...tally, won: -tally.won, lost: -tally.lost }));
  return { tallies: sumOf([...theirs.tallies, ...ours.tallies, ...without]) };
}

export const carry: Carry<Carried, Machine> = {
  schema: CARRIED,
  initial: () => ({ tallies: [] }),
  of({ snapshot: { context } }) {
    return onlyPerson(context) === null ? null : { tallies: context.tallies };
  },
  merge,
};
