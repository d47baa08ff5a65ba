/** What the profile has to say and no table has shown yet: a match that could not be kept, deleted, read. */
import { shallowRef, watch, type ShallowRef } from 'vue';
import { useMatches } from '#src/profile/useMatches.ts';

/**
 * The sentences for this page, each once. What comes while it stands is added at once; but what comes of a match that is
 * being dealt (`starting`) is left for its table.
 */
export function useNotices(starting: () => boolean = () => false): Readonly<ShallowRef<readonly string[]>> {
  const matches = useMatches();
  const notices = shallowRef<readonly string[]>([]);
  watch(
    () => matches.notices,
    (fresh) => {
      if (fresh.length === 0 || starting()) return;
      notices.value = [...new Set([...notices.value, ...matches.takeNotices()])];
    },
    { immediate: true },
  );
  return notices;
}
