/**
 * Parts of the page that are fetched when they are first shown. Where one cannot be fetched, what stands around it goes
 * on: it is tried again for as long as it is to be shown, and comes when the network is back. It never throws into a table.
 */
import {
  defineAsyncComponent,
  defineComponent,
  h,
  onMounted,
  onUnmounted,
  shallowRef,
  type Component,
} from 'vue';
import FetchingAgain from './FetchingAgain.vue';
import { fetchMissingStyles } from './missingStyles.ts';

/** ms between two tries. */
const AGAIN = 2000;

/**
 * A component that comes by `load`. From the first failure on `instead` stands in its place, with the props and
 * listeners meant for it: by default a sentence, null for nothing, for a dialog `FetchingDialog`.
 */
export function fetchedPart<Part extends Component>(
  load: () => Promise<{ readonly default: Part }>,
  instead: Component | null = FetchingAgain,
): Part {
  const failed = shallowRef(false);
  /** How many places wait for it. */
  let waiting = 0;
  let retry: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest(): void {
    clearTimeout(timer);
    window.removeEventListener('online', tryAgain);
  }

  function tryAgain(): void {
    rest();
    const again = retry;
    retry = null;
    again?.();
  }

  function tryLater(): void {
    rest();
    timer = setTimeout(tryAgain, AGAIN);
    window.addEventListener('online', tryAgain);
  }

  const Waiting = defineComponent({
    inheritAttrs: false,
    setup(_, { attrs }) {
      onMounted(() => {
        waiting += 1;
        // It was given up when nobody waited any more.
        if (waiting === 1) tryAgain();
      });
      onUnmounted(() => {
        waiting -= 1;
        if (waiting === 0) rest();
      });
      return () => (failed.value && instead !== null ? h(instead, attrs) : null);
    },
  });

  return defineAsyncComponent<Part>({
    async loader() {
      await fetchMissingStyles();
      return (await load()).default;
    },
    loadingComponent: Waiting,
    delay: 0,
    onError(error, again) {
      console.warn('A part of the page could not be fetched:', error);
      failed.value = true;
      retry = again;
      if (waiting > 0) tryLater();
    },
  });
}
