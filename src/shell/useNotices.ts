/** What the profile has to say and no table has shown yet: a match that could not be kept, deleted, read. */
import { shallowRef, watch, type ShallowRef } from 'vue';
import { useMatches, type Notice } from '#src/profile/useMatches.ts';

/**
 * The notices for this page, each once. What comes while it stands is added at once; but what comes of a match that is
 * being dealt (`starting`) is left for its table.
 */
export function useNotices(starting: () => boolean = () => false): Readonly<ShallowRef<readonly Notice[]>> {
  const matches = useMatches();
  const notices = shallowRef<readonly Notice[]>([]);
  watch(
    () => matches.notices,
    (fresh) => {
      if (fresh.length === 0 || starting()) return;
      const known = new Set(notices.value.map(({ text }) => text));
      notices.value = [...notices.value, ...matches.takeNotices().filter(({ text }) => !known.has(text))];
    },
    { immediate: true },
  );
  return notices;
}
