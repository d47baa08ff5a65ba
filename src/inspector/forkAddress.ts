/** Where a match of the tree is looked at: beside its table while it goes on, as a record once it is over. */
import type { MatchHead } from '#shared/match/matchStore.ts';

export function addressOf({ id, final }: Pick<MatchHead, 'id' | 'final'>): string {
  return final ? `/inspect/${id}` : `/match/${id}?dev`;
}
