/** How one stands to a table that one has only heard of: whether one may sit down, or watch, and a sentence on it. */
import type { TableInfo } from '#src/room/protocol.ts';
import { sayOnline } from './sayOnline.ts';

export interface Standing {
  readonly maySit: boolean;
  /** What there is to know before; null where nothing is out of the ordinary. */
  readonly sentence: string | null;
}

export function standingOf({ phase, open, late }: TableInfo): Standing {
  if (phase === 'over') return { maySit: false, sentence: sayOnline('door.over') };
  if (open > 0) return { maySit: true, sentence: phase === 'playing' ? sayOnline('door.playing') : null };
  return { maySit: false, sentence: sayOnline(phase === 'playing' && !late ? 'door.begun' : 'door.full') };
}
