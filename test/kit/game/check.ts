/** What the conformance kit needs to know of High Card. */
import type { GameCheck } from '#shared/plugin/contract.ts';
import { withContext } from '#shared/plugin/kit/withContext.ts';
import type { Machine } from './machine.ts';
import { redealUnseen } from './rules.ts';

export const check: GameCheck<Machine> = {
  alternative(state, seat, random) {
    const { context } = state.snapshot;
    if (context.shown || state.snapshot.status === 'done') return null;
    const cards = [...context.hands, ...context.rest];
    return withContext(state, redealUnseen(context, seat, random.shuffle(cards)));
  },
  unreached: {},
  wild: [
    { type: 'again', seed: -1 },
    { type: 'swap', card: 13 },
    { type: 'keep', by: 1 },
  ],
  lineups: [
    ['person', 'careful'],
    ['random', 'careful', 'person'],
    ['person', 'person', 'random', 'careful'],
  ],
};
