/** Opening a record without holding up the page, however long it is: some entries, then the page, then more. */
import { openingOf, type OpenedRecord } from '#shared/match/openRecord.ts';
import type { Salvaged } from '#shared/match/readRecord.ts';
import type { RecordCode } from '#shared/match/recordCode.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Result } from '#shared/result.ts';
import { giveWay } from './giveWay.ts';

/** How long is folded at a stretch, in ms: no picture of the page is missed for long. */
const SLICE = 12;

/** What `openRecord` answers, later. @throws the reason of `signal`, once it is no longer wanted. */
export async function openInSlices(
  plugin: Plugin,
  game: Game,
  { record, cut }: Salvaged,
  signal?: AbortSignal,
): Promise<Result<OpenedRecord, RecordCode>> {
  const opening = openingOf(plugin, game, record, cut);
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const next = opening.next();
      if (next.done === true) return next.value;
    } while (performance.now() < end);
    await giveWay();
    signal?.throwIfAborted();
  }
}
