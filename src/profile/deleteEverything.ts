/** Takes everything that Quoin has kept on this device away again. */
import type { useMatches } from './useMatches.ts';

type Matches = Pick<ReturnType<typeof useMatches>, 'heads' | 'refresh' | 'remove' | 'notes'>;

const PREFIX = 'quoin:';

/**
 * Deletes every match, then every word list, then every note (preferences, what games carry, what was set aside).
 * Answers null, or one sentence about the first match that could not be deleted; then lists and notes stay, for they may
 * belong to it. @throws Error where a list cannot be deleted.
 */
export async function deleteEverything(
  matches: Matches,
  lists: { removeAll(): Promise<void> },
): Promise<string | null> {
  // Another tab may have begun one meanwhile.
  await matches.refresh();
  let fault: string | null = null;
  for (const { id } of matches.heads) {
    const removed = await matches.remove(id);
    if (!removed.ok) fault ??= removed.message;
  }
  if (fault !== null) return fault;
  await lists.removeAll();
  for (const key of matches.notes.keys()) if (key.startsWith(PREFIX)) matches.notes.remove(key);
  return null;
}
