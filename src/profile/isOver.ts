import { advance } from '#shared/match/fold.ts';
import type { OpenedRecord } from '#shared/match/openRecord.ts';
import { latest } from '#shared/match/timeline.ts';

/** Whether a record that was opened has come to its end, so that nobody can play it on. */
export function isOver({ record, timeline }: OpenedRecord): boolean {
  return advance(timeline.machine, latest(timeline), record.until).snapshot.status !== 'active';
}
