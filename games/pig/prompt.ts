/** What is being waited for, as it is said to one viewer. */
import type { Seat } from '#shared/match/entry.ts';
import type { Message, Viewer } from '#shared/plugin/view.ts';
import type { PigData } from './data.ts';
import { VARIANTS } from './variants.ts';

type Told = Pick<PigData, 'phase' | 'turn' | 'turnTotal' | 'variant' | 'can'>;

/** The prompt of a phase. */
export function promptOf(data: Told, viewer: Viewer, seats: readonly Seat[]): Message {
  const { phase, turn, turnTotal } = data;
  const name = seats[turn]?.name ?? '';
  switch (phase) {
    case 'waiting':
      return { key: 'prompt.turn', params: { name } };
    case 'deciding':
      if (viewer !== turn) return { key: 'prompt.turn', params: { name } };
      if (VARIANTS[data.variant].dice === null) return { key: 'prompt.throw' };
      return turnTotal === 0
        ? { key: 'prompt.roll' }
        : { key: 'prompt.rollOrHold', params: { points: turnTotal } };
    case 'pig':
      return viewer === turn ? { key: 'prompt.ownPig' } : { key: 'prompt.pig', params: { name } };
    case 'over':
      return data.can.newGame ? { key: 'prompt.over' } : { key: 'prompt.overForOthers' };
    case 'left':
      return { key: 'prompt.left' };
  }
}
