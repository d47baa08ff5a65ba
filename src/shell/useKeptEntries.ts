/** What was entered in a set-up comes back with the browser's Back, wherever one went from there. */
import { onUnmounted } from 'vue';
import { useRouter } from 'vue-router';
import * as v from 'valibot';

/** What the address keeps, and what is kept beside it because it belongs in no link. */
export interface Entries {
  readonly query: Readonly<Record<string, string>>;
  /** Names of people. */
  readonly names: readonly string[];
}

const NAMES = v.array(v.string());

/** Notes what was entered when its page is left; answers the names that were noted when it was left before. */
export function useKeptEntries(entered: () => Entries): readonly string[] {
  const router = useRouter();
  const { history } = router.options;

  const stop = router.beforeEach((to, from) => {
    // Back and forth stand at their goal already: there is no entry of this page to note it in.
    if (to.path === from.path || router.resolve(history.location).path !== from.path) return;
    const { query, names } = entered();
    history.replace(router.resolve({ path: from.path, query }).fullPath, { names: [...names] });
  });
  onUnmounted(stop);

  const kept = v.safeParse(NAMES, history.state.names);
  return kept.success ? kept.output : [];
}
