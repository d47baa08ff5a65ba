/**
 * The review of a round: a piece of the page that is fetched as a round begins, so that it is there at its end even where
 * the network is gone by then. Where it is not there all the same, that is said, and tried again until it comes.
 */
import { defineAsyncComponent, h, watch, type FunctionalComponent } from 'vue';
import { useSay } from '#shared/plugin/ui/words.ts';
import type { BogglePhase } from '../data.ts';
import { tableWords } from '../tableMessages.en.ts';

/** ms between two tries. */
const AGAIN = 2000;
/** ms without it in which nothing need be said. */
const SOON = 400;

const fetchReview = () => import('../Reviewing.vue');

const Waiting: FunctionalComponent = () =>
  h('p', { class: 'hint', role: 'status' }, useSay(tableWords)('review.fetching'));

export const FetchedReview = defineAsyncComponent({
  loader: fetchReview,
  loadingComponent: Waiting,
  delay: SOON,
  onError(error, retry) {
    console.warn('The review could not be fetched, and is tried again:', error);
    setTimeout(retry, AGAIN);
  },
});

/** Said in `setup`: from the first round on it is being fetched. */
export function useEarlyReview(phase: () => BogglePhase): void {
  watch(
    phase,
    (now) => {
      if (now !== 'round' && now !== 'handOver') return;
      fetchReview().catch((error: unknown) => {
        // It is asked for again, and waited for, when it is shown.
        console.warn('The review could not be fetched ahead:', error);
      });
    },
    { immediate: true },
  );
}
