/** Parts of dev mode that are fetched when somebody opens them: what opens with it stays small. */
import { defineAsyncComponent, type Component } from 'vue';
import FetchingPart from './FetchingPart.vue';

/** ms without a part in which nothing need be said yet. */
const SOON = 200;

/**
 * A component that is fetched when it is first shown. Where that fails, the error goes to whoever captures errors around
 * it, and showing it again tries again.
 */
export function onDemand<Part extends Component>(load: () => Promise<{ readonly default: Part }>): Part {
  return defineAsyncComponent<Part>({
    loader: async () => (await load()).default,
    loadingComponent: FetchingPart,
    delay: SOON,
  });
}
