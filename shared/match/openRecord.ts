/** Opening a record to look at it: what is sound of it is folded, and where it breaks is said. */
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Result } from '#shared/result.ts';
import type { Entry } from './entry.ts';
import type { RecordCode } from './readRecord.ts';
import type { MatchRecord } from './record.ts';
import type { Timeline } from './timeline.ts';

/** What could not be folded: the entry (null where a delay or the screen broke it), when, and why. */
export interface Broken {
  readonly entry: Entry | null;
  /** Match time in ms. */
  readonly at: number;
  /** One sentence. */
  readonly message: string;
  /** Where in the code, as far as is known; empty otherwise. */
  readonly stack: string;
}

export interface OpenedRecord {
  /** Cut off after its last good entry. */
  readonly record: MatchRecord;
  readonly timeline: Timeline;
  readonly broken: Broken | null;
}

/** Opens a record as far as it is sound; refused like `checkRecord` where not even its start is. */
export declare function openRecord(
  plugin: Pick<Plugin, 'id' | 'title' | 'seats' | 'settings'>,
  game: Game,
  record: MatchRecord,
): Result<OpenedRecord, RecordCode>;
