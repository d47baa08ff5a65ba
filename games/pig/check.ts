/** What only the conformance kit needs to know of Pig. */
import type { GameCheck } from '#shared/plugin/contract.ts';
import type { Random } from '#shared/random/random.ts';
import { seedRandom } from '#shared/random/random.ts';
import type { Machine } from './machine.ts';
import type { PigState } from './view.ts';

export const check: GameCheck<Machine> = {
  alternative,
  unreached: {},
  wild: [
    { type: 'roll', dice: 2 },
    { type: 'roll', by: 1 },
    { type: 'throw', dice: 0 },
    { type: 'throw', dice: 1 },
    { type: 'throw', dice: 20 },
    { type: 'throw', dice: 21 },
    { type: 'throw', dice: 2.5 },
    { type: 'throw', dice: '2' },
    { type: 'throw' },
    { type: 'hold', points: 100 },
    { type: 'hold' },
    { type: 'setPolicy', seat: 0, policy: 'hold20' },
    { type: 'setPolicy', seat: 1, policy: 'hold20' },
    { type: 'setPolicy', seat: 1, policy: 'random' },
    { type: 'setPolicy', seat: 1, policy: 'toString' },
    { type: 'setPolicy', seat: 7, policy: 'optimal' },
    { type: 'setPolicy', seat: 8, policy: 'optimal' },
    { type: 'setPolicy', seat: -1, policy: 'optimal' },
    { type: 'setPolicy', seat: Number.NaN, policy: 'optimal' },
    { type: 'newGame', seed: 7 },
    { type: 'newGame' },
  ],
  lineups: [
    ['person', 'keepPaceEndRace', 'random'],
    ['person', 'keepPaceEndRace'],
    ['hold20', 'person'],
    ['person', 'person'],
    ['fourScoringTurns', 'hold25', 'scoreBase_minusOwnScore', 'scoreBaseKeepPaceEndRace'],
  ],
};

/** The same state, with the dice to come falling otherwise: all else lies open. Null once the match has ended. */
function alternative(state: PigState, _seat: number, random: Random): PigState | null {
  const { snapshot } = state;
  if (snapshot.status === 'done') return null;
  const context = { ...snapshot.context, random: seedRandom(random.seed()) };
  return { ...state, snapshot: { ...snapshot, context } };
}
