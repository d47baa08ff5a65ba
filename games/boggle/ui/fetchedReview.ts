/**
 * The review of a round: a piece of the page that is fetched as a round begins, so that it is there at its end even where
 * the network is gone by then. It is then drawn in the same picture as the rest of the table: what is awaited, as an async
 * component is, comes a picture later and moves all that stands there. Where it is not there all the same, that is said,
 * and tried again until it comes.
 */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { fetchMissingStyles } from '#shared/plugin/ui/missingStyles.ts';
import type { BoggleData } from '../data.ts';
import { fetchReview } from './fetched.ts';

/** ms between two tries. */
const AGAIN = 2000;
/** ms without it in which nothing need be said. */
const SOON = 400;

/** Tries that fail before it is said that there is no connection. */
const FAILURES = 3;

type Review = Awaited<ReturnType<typeof fetchReview>>['default'];

export interface FetchedReview {
  /** Null until it has been fetched. */
  readonly review: Readonly<ShallowRef<Review | null>>;
  /** It is to be shown, and has not come for a while: it is still being fetched, or tries fail. Else null. */
  readonly late: Readonly<ShallowRef<'fetching' | 'failing' | null>>;
}

/** Said in `setup`: from the first round on it is being fetched. */
export function useFetchedReview(data: () => Pick<BoggleData, 'phase' | 'lists'>): FetchedReview {
  const review = shallowRef<Review | null>(null);
  const late = shallowRef<'fetching' | 'failing' | null>(null);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const shown = (): boolean => data().lists !== null;
  let fetching = false;
  let gone = false;
  /** Tries that failed while it was to be shown. */
  let failures = 0;

  function after(ms: number, then: () => void): void {
    if (gone) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      then();
    }, ms);
    timers.add(timer);
  }

  async function fetch(): Promise<void> {
    if (fetching || review.value !== null) return;
    fetching = true;
    try {
      await fetchMissingStyles();
      review.value = (await fetchReview()).default;
      late.value = null;
    } catch (error) {
      console.warn('The review could not be fetched, and is tried again when it is shown:', error);
      if (shown()) {
        failures += 1;
        if (failures >= FAILURES) late.value = 'failing';
      }
      after(AGAIN, fetchShown);
    } finally {
      fetching = false;
    }
  }

  function fetchShown(): void {
    if (shown()) void fetch();
  }

  watch(
    () => [data().phase, shown()] as const,
    ([phase, wanted]) => {
      if (wanted || phase === 'round' || phase === 'handOver') void fetch();
      if (wanted && review.value === null)
        after(SOON, () => {
          if (shown() && review.value === null) late.value ??= 'fetching';
        });
      else {
        late.value = null;
        failures = 0;
      }
    },
    { immediate: true },
  );
  window.addEventListener('online', fetchShown);
  onScopeDispose(() => {
    gone = true;
    window.removeEventListener('online', fetchShown);
    for (const timer of timers) clearTimeout(timer);
  });

  return { review, late };
}
