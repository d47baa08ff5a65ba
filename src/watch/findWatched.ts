/** Where a match to be watched comes from: kept here, carried by a link, or chosen as a file. */
import { MAX_RECORD_LENGTH, parseRecord, readRecord } from '#shared/match/readRecord.ts';
import type { MatchStore } from '#shared/match/matchStore.ts';
import { no, type Result } from '#shared/result.ts';
import { reasonOf } from '#src/shell/say.ts';
import { openWatched } from './openWatched.ts';
import { decodeRecord } from './recordLink.ts';
import { sayWatch } from './sayWatch.ts';
import type { Watched } from './watched.ts';

export type Source =
  | { readonly from: 'store'; readonly id: string; readonly store: Pick<MatchStore, 'read'> }
  | { readonly from: 'link'; readonly text: string }
  | { readonly from: 'file'; readonly file: Pick<File, 'size' | 'text'> };

/** The match, or one sentence on why it cannot be watched. Never rejects, and keeps nothing. */
export async function findWatched(source: Source): Promise<Result<Watched>> {
  try {
    const record = await recordFrom(source);
    return record.ok ? await openWatched(record.value, source.from === 'store' ? source.id : null) : record;
  } catch (error) {
    return no('record/unread', sayWatch('replay.unread', { why: reasonOf(error) }));
  }
}

async function recordFrom(source: Source): ReturnType<typeof decodeRecord> {
  switch (source.from) {
    case 'store': {
      const kept = await source.store.read(source.id);
      return kept === null ? no('match/missing', sayWatch('replay.missing')) : readRecord(kept);
    }
    case 'link':
      return decodeRecord(source.text);
    case 'file':
      // A character takes at most four bytes: such a file need not be read to be refused.
      if (source.file.size > 4 * MAX_RECORD_LENGTH) {
        return no('record/too-large', sayWatch('replay.tooLarge'));
      }
      return parseRecord(await source.file.text());
  }
}
