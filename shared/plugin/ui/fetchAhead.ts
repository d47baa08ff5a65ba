/** Fetching what will be asked for later while the network is there. */
import { onMounted, onScopeDispose } from 'vue';

/** ms after which a table that has been opened has been drawn and has fetched what it needs itself. */
const SETTLED = 1500;

/** Said in `setup`: fetches parts of the page once all is quiet. One that does not come is fetched again when it is shown. */
export function useFetchAhead(loads: readonly (() => Promise<unknown>)[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchAll(): Promise<void> {
    for (const result of await Promise.allSettled(loads.map((load) => load())))
      if (result.status === 'rejected')
        console.warn('A part of the page could not be fetched ahead:', result.reason);
  }

  onMounted(() => {
    timer = setTimeout(() => void fetchAll(), SETTLED);
  });
  onScopeDispose(() => clearTimeout(timer));
}
