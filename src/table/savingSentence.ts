import type { Saving } from '#shared/match/hostTypes.ts';
import { sayTable } from '#src/shell/sayTable.ts';

/** What there is to say of a match that is not kept, or null while it is. */
export function savingSentence(saving: Saving): string | null {
  switch (saving.kind) {
    case 'kept':
      return null;
    case 'failed':
      return sayTable('saving.failed', { why: saving.why });
    case 'elsewhere':
      return sayTable('saving.elsewhere');
    case 'deleted':
      return sayTable('saving.deleted');
  }
}
