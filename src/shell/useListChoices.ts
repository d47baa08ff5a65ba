/** The word lists of their own that a person can choose from at set-up. */
import { inject, onMounted, shallowRef, type ShallowRef } from 'vue';
import { SERVICES } from '#src/profile/services.ts';
import { reasonOf } from './say.ts';

/** A list as a setting names it, and what it is called. */
export interface ListChoice {
  readonly value: string;
  readonly title: string;
}

/** The lists kept here, read once the page stands where `wanted`; null until they are known. */
export function useListChoices(wanted: boolean): Readonly<ShallowRef<readonly ListChoice[] | null>> {
  const services = inject(SERVICES);
  const lists = shallowRef<readonly ListChoice[] | null>(null);
  onMounted(async () => {
    if (!wanted || services === undefined) return;
    try {
      const kept = await (await services.lists()).list();
      lists.value = kept.map(({ hash, title }) => ({ value: `own:${hash}:${title}`, title }));
    } catch (error) {
      console.warn('The word lists kept here could not be read:', reasonOf(error));
      lists.value = [];
    }
  });
  return lists;
}
