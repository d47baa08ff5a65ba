import { onScopeDispose, shallowRef, watch, type ShallowRef, type WatchSource } from 'vue';

/** How long (ms) a playhead has to stand before what is costly is reckoned for where it stands. */
export const REST = 120;

/** The last value that stood for `REST`; the first at once. */
export function useRested<Value>(source: WatchSource<Value>, first: Value): Readonly<ShallowRef<Value>> {
  const rested: ShallowRef<Value> = shallowRef(first);
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(source, (value) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      rested.value = value;
    }, REST);
  });
  onScopeDispose(() => clearTimeout(timer));
  return rested;
}
