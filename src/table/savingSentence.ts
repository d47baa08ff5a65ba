import type { Saving } from '#shared/match/hostTypes.ts';
import { say } from '#src/shell/say.ts';

/** What there is to say of a match that is not kept, or null while it is. */
export function savingSentence(saving: Saving): string | null {
  switch (saving.kind) {
    case 'kept':
      return null;
    case 'failed':
      return say('saving.failed', { why: saving.why });
    case 'elsewhere':
      return say('saving.elsewhere');
    case 'deleted':
      return say('saving.deleted');
  }
}
