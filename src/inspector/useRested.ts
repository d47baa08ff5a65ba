import { onScopeDispose, shallowRef, watch, type ShallowRef, type WatchSource } from 'vue';

/** How long (ms) a playhead has to stand before what is costly is reckoned for where it stands. */
export const REST = 120;

/** The last value that stood for `REST`; at once the first, and any that `atOnce` lets through. */
export function useRested<Value>(
  source: WatchSource<Value>,
  first: Value,
  atOnce: () => boolean = () => false,
): Readonly<ShallowRef<Value>> {
  const rested: ShallowRef<Value> = shallowRef(first);
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(source, (value) => {
    const show = (): void => {
      rested.value = value;
    };
    clearTimeout(timer);
    if (atOnce()) show();
    else timer = setTimeout(show, REST);
  });
  onScopeDispose(() => clearTimeout(timer));
  return rested;
}
