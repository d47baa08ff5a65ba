import { toValue, watchEffect, type MaybeRefOrGetter } from 'vue';
import { say } from './say.ts';

/** Names the page in the browser's tab for as long as the component stands. */
export function usePageTitle(title: MaybeRefOrGetter<string>): void {
  watchEffect(() => {
    document.title = `${toValue(title)} – ${say('app.name')}`;
  });
}
