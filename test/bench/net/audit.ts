/** Whether the log holds what was acknowledged: all of it, once, as it was asked for, and nothing that nobody asked for. */
import type { RoomEntry } from '#src/room/acts.ts';
import type { RoomStore } from '#src/server/stores/roomStore.ts';
import type { FullTable } from './fullTable.ts';
import type { Player } from './player.ts';

export interface Audit {
  /** Acknowledged, but not in the log. */
  lost: number;
  /** Numbers of a sender that stand in the log more than once. */
  duplicated: number;
  /** In the log as something else than was asked for, or in another place than was said. */
  altered: number;
  /** In the log, but never asked for. */
  invented: number;
  /** In the log, but not acknowledged by the end: an ack that was on its way. */
  unheard: number;
  entries: number;
}

export async function auditTables(store: RoomStore, tables: readonly FullTable[]): Promise<Audit> {
  const audit: Audit = { lost: 0, duplicated: 0, altered: 0, invented: 0, unheard: 0, entries: 0 };
  for (const { code, players } of tables) {
    const log = await store.read(code, 1);
    const entries = log?.entries ?? [];
    audit.entries += entries.length;
    for (const player of players) auditPlayer(audit, player, entries);
  }
  return audit;
}

function auditPlayer(audit: Audit, { you, done, numbered }: Player, entries: readonly RoomEntry[]): void {
  const mine = new Map<number, RoomEntry>();
  for (const entry of entries) {
    if (entry.by !== you || entry.c === null) continue;
    if (mine.has(entry.c)) audit.duplicated += 1;
    mine.set(entry.c, entry);
    if (entry.c > numbered) audit.invented += 1;
    else if (!done.has(entry.c)) audit.unheard += 1;
  }
  for (const [c, { act, n }] of done) {
    const entry = mine.get(c);
    if (entry === undefined) audit.lost += 1;
    else if ((n !== null && entry.n !== n) || !isSame(act, entry.act)) audit.altered += 1;
  }
}

/** What a `begin` holds beside its type, the server fills in. */
function isSame(asked: { readonly type: string }, kept: { readonly type: string }): boolean {
  if (asked.type === 'begin') return kept.type === 'begin';
  return JSON.stringify(asked) === JSON.stringify(kept);
}
