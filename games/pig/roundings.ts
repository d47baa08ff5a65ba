/** Keep Pace and End Race with other ways to round than the specification's: to compare, nobody plays by them. */
import { thresholdPlayer } from './players.ts';
import type { Player } from './players.ts';
import { keepPace, withinTurn } from './policies.ts';
import type { VariantId } from './variants.ts';

const ROUNDINGS: Readonly<Record<string, (x: number) => number>> = {
  keepPaceEndRace_halfAway: (x) => Math.sign(x) * Math.round(Math.abs(x)),
  keepPaceEndRace_halfEven: halfToEven,
  keepPaceEndRace_trunc: Math.trunc,
  keepPaceEndRace_floor: Math.floor,
};

/** Who rounds so, by name. */
export function roundingPlayers(variant: VariantId): readonly (readonly [name: string, player: Player])[] {
  return Object.entries(ROUNDINGS).map(([name, round]) => [
    name,
    thresholdPlayer(variant, 1, (standpoint) => withinTurn(standpoint, keepPace(standpoint, round))),
  ]);
}

function halfToEven(x: number): number {
  const up = Math.round(x);
  return up - x === 0.5 && up % 2 !== 0 ? up - 1 : up;
}
