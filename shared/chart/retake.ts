/** A step of a match taken once more, by a machine that tells more than the match's own. */
import type { Entry } from '#shared/match/entry.ts';
import { deliver, eventOf, fireWith, startWith, type Taker } from '#shared/match/fold.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { FoldState, Pending } from '#shared/match/state.ts';

/** What brings a step about; every `Step` is one. */
export type Cause =
  | { readonly kind: 'start' }
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'delay'; readonly delay: Pending };

/**
 * What a step makes of `before`, a state of the taker's own machine (null for the start). A step at the table is none
 * of the chart's and leaves it as it is. Number and seats stay: they are the log's. @throws PluginError as the fold does.
 */
export function retake(taker: Taker, input: MatchInput, before: FoldState | null, cause: Cause): FoldState {
  if (before === null || cause.kind === 'start') return startWith(taker, input);
  if (cause.kind === 'delay') return fireWith(taker, before, cause.delay);
  const { entry } = cause;
  const due = { ...before, at: Math.max(entry.at, before.at) };
  return 'table' in entry ? due : deliver(taker, due, eventOf(entry, due.table));
}
