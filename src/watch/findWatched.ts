/** Where a match to be looked at comes from; whatever that is, it is read, opened and refused in the same way. */
import type { MatchStore } from '#shared/match/matchStore.ts';
import { MAX_RECORD_LENGTH, salvageRecord, salvageText, type Salvaged } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { giveWay } from '#src/profile/giveWay.ts';
import { reasonOf } from '#src/shell/say.ts';
import { openWatched } from './openWatched.ts';
import { recordInHash } from './recordAddress.ts';
import { sayWatch } from './sayWatch.ts';
import type { Watched } from './watched.ts';

export type Source =
  /** Kept on this device. */
  | { readonly from: 'store'; readonly id: string; readonly store: Pick<MatchStore, 'read'> }
  /** Of a hosted table that is over: the server has its record. */
  | { readonly from: 'table'; readonly code: string }
  /** What stands in a link behind its mark. */
  | { readonly from: 'link'; readonly text: string }
  | { readonly from: 'file'; readonly file: Pick<File, 'size' | 'text'> }
  /** Pasted: a record, or a link with one in it. */
  | { readonly from: 'text'; readonly text: string }
  /** Made on this page; `id` under which its match is kept here, or null. */
  | { readonly from: 'page'; readonly record: MatchRecord; readonly id: string | null };

/**
 * The match up to its last sound entry, or one sentence on why it cannot be looked at. Never rejects, keeps nothing, and
 * gives way to the page; `load` fetches what the match was played with; once `signal` is aborted the answer is of no
 * use.
 */
export async function findWatched(
  source: Source,
  load: ResourceLoader,
  signal?: AbortSignal,
): Promise<Result<Watched>> {
  try {
    const salvaged = await salvage(source);
    return salvaged.ok ? await openWatched(salvaged.value, idOf(source), load, signal) : salvaged;
  } catch (error) {
    return no('record/unread', sayWatch('replay.unread', { why: reasonOf(error) }));
  }
}

function idOf(source: Source): string | null {
  return source.from === 'store' || source.from === 'page' ? source.id : null;
}

async function salvage(source: Source): Promise<Result<Salvaged>> {
  switch (source.from) {
    case 'store': {
      const kept = await source.store.read(source.id);
      return kept === null ? no('match/missing', sayWatch('replay.missing')) : salvageRecord(kept);
    }
    case 'table': {
      const { fetchRecord } = await import('#src/online/fetchRecord.ts');
      const text = await fetchRecord(source.code);
      return text.ok ? salvageText(text.value) : text;
    }
    case 'link':
      return salvageLink(source.text);
    case 'file':
      // A character takes at most four bytes: such a file need not be read to be refused.
      if (source.file.size > 4 * MAX_RECORD_LENGTH) {
        return no('record/too-large', sayWatch('replay.tooLarge'));
      }
      return salvageText(await source.file.text());
    case 'text': {
      // That it is being opened has to be drawn before a long text is read.
      await giveWay();
      const text = source.text.trim();
      if (text === '') return no('record/empty', sayWatch('replay.noText'));
      const mark = text.indexOf('#');
      const linked = text.startsWith('{') || mark < 0 ? null : recordInHash(text.slice(mark));
      return linked === null ? salvageText(text) : salvageLink(linked);
    }
    case 'page':
      return yes({ record: source.record, cut: null });
  }
}

async function salvageLink(encoded: string): Promise<Result<Salvaged>> {
  const { decodeLink } = await import('./recordLink.ts');
  const text = await decodeLink(encoded);
  return text.ok ? salvageText(text.value) : text;
}
