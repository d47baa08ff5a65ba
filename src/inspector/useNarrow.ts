import { onScopeDispose, readonly, shallowRef, type Ref } from 'vue';

/** Whether the window is too narrow for the parts side by side: the same 60rem at which the styles change. */
export function useNarrow(): Readonly<Ref<boolean>> {
  const query = matchMedia('(max-width: 60rem)');
  const narrow = shallowRef(query.matches);
  const look = (): void => {
    narrow.value = query.matches;
  };
  query.addEventListener('change', look);
  onScopeDispose(() => query.removeEventListener('change', look));
  return readonly(narrow);
}
