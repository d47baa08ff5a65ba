/** A long list is drawn a portion at a time: what can be in sight at once, the rest as soon as nothing else happens. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import { useWatching } from '#shared/plugin/ui/watching.ts';

/** Rows that are drawn at once: with several lists a review of 400 words is there within a tenth of a second. */
const FIRST = 12;
/** And then so many at a time. */
const PORTION = 64;
/** ms between two portions, so that whoever goes on does not wait for rows they have not seen. */
const REST = 100;

/**
 * The rows to draw now. All of them in the end, and from then on, whatever is added: only at a table that is watched,
 * where one list may follow the other as fast as pictures do, another list begins anew.
 */
export function useDrawnRows<Item extends { readonly word: string }>(
  items: () => readonly Item[],
): ComputedRef<readonly Item[]> {
  const watching = useWatching();
  const most = shallowRef(FIRST);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function goOn(): void {
    clearTimeout(timer);
    if (most.value >= items().length) return;
    timer = setTimeout(() => {
      most.value += PORTION;
      goOn();
    }, REST);
  }

  watch(
    items,
    (now, before) => {
      if (watching.value && now[0]?.word !== before?.[0]?.word) most.value = FIRST;
      goOn();
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(timer));
  return computed(() => (items().length <= most.value ? items() : items().slice(0, most.value)));
}
