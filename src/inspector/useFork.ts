/** Forking what is watched: the fork is a match of this device like any other; what is watched is only read. */
import { forkRecord, type Forked, type ForkPoint } from '#shared/match/fork.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { reasonOf } from '#src/shell/say.ts';
import type { Watched } from '#src/watch/watched.ts';
import { handWords } from './handMessages.en.ts';

export interface Forking extends Pick<Forked, 'kept' | 'misfit'> {
  /** Under which the fork is kept. */
  readonly id: string;
}

export interface Fork {
  /**
   * Keeps a new match that begins as the one watched did, up to a moment. Refused as the door refuses the move (there is
   * no fork then), or where it cannot be kept. Never rejects but for a mistake of ours.
   */
  fork(point: ForkPoint): Promise<Result<Forking>>;
}

export function useFork(watched: Watched): Fork {
  const matches = useMatches();
  const say = useSay(handWords);

  async function fork(point: ForkPoint): Promise<Result<Forking>> {
    const parent = { id: watched.id, record: watched.record(), timeline: watched.timeline() };
    const forked = forkRecord(watched.game, parent, point);
    if (!forked.ok) return forked;
    const { record, kept, misfit } = forked.value;
    try {
      return yes({ id: await matches.fork(record), kept, misfit });
    } catch (error) {
      return no('storage/failed', say('send.unkept', { why: reasonOf(error) }));
    }
  }

  return { fork };
}
