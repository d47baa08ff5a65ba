/** A match that was played at a hosted table, kept as this person's own once it is over. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchStore } from '#shared/match/matchStore.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { language } from '#src/shell/say.ts';
import { briefIn } from './briefIn.ts';
import { isOver } from './isOver.ts';
import type { Inheritance } from './inheritance.ts';
import { readMatch } from './readMatch.ts';

export interface HostedMatch {
  /** Under which it is kept: the same whenever its table is looked at. */
  readonly id: string;
  /** In which one sat. */
  readonly seat: SeatIndex;
  /** Its record's text, asked for only where it is not kept yet; null where it cannot be had. */
  readonly text: () => Promise<string | null>;
}

export interface Keeper {
  readonly store: MatchStore;
  readonly inheritance: Inheritance;
  readonly load: ResourceLoader;
}

/**
 * Keeps it once: what was deleted here since does not come back. It counts as its person's, and teaches the computers of
 * this device nothing. Answers whether it is kept; what is not over, or broken, is not. Rejects where the store does.
 *
 * Known limit: of a seat that was somebody else's first, the games that had ended by then count as well.
 */
export async function keepHosted(
  { store, inheritance, load }: Keeper,
  { id, seat, text }: HostedMatch,
): Promise<boolean> {
  if (inheritance.wasHosted(id)) return (await store.read(id)) !== null;
  const fetched = await text();
  if (fetched === null) return false;
  const read = await readMatch(new Blob([fetched]), load);
  if (!read.ok) return false;
  const { plugin, game, record, opened } = read.value;
  if (opened.broken !== null || !isOver(opened)) return false;
  // Before it is there: a page that closes in between must not make it teach anybody.
  inheritance.noteImported(id, seat);
  try {
    await store.create(id, record);
    const brief = await briefIn(language.value, plugin, game, opened, seat);
    await store.reach(id, { until: record.until, final: true, brief });
  } catch (error) {
    inheritance.forget(id);
    throw error;
  }
  inheritance.noteHosted(id);
  return true;
}
