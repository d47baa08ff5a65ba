/** A page of the arcade that leads anywhere: every address is there, and shows nothing. */
import { flushPromises } from '@vue/test-utils';
import type { Component } from 'vue';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { fakeStorage } from '#test/src/profile/fakes.ts';
import { control, mountIn, type Mounted, type Surroundings } from './mounted.ts';

export interface OpenedPage extends Mounted {
  readonly router: Router;
  /** Clicks what has that name, whether it is a button or a link. */
  press(name: string, within?: string): Promise<void>;
}

export interface PageOptions extends Omit<Surroundings, 'router' | 'notes'> {
  readonly storage?: Storage;
}

const NOWHERE: Component = { render: () => null };

export async function openPage(component: Component, options: PageOptions = {}): Promise<OpenedPage> {
  const { storage = fakeStorage().storage, ...surroundings } = options;
  const router = createRouter({
    history: createMemoryHistory('/'),
    routes: [{ path: '/:rest(.*)*', component: NOWHERE }],
  });
  await router.push('/here');
  const notes = createBrowserNotes(() => storage);
  const mounted = await mountIn(component, { ...surroundings, router, notes });
  return {
    ...mounted,
    router,
    async press(name, within) {
      await control(mounted.page, name, within).trigger('click');
      await flushPromises();
    },
  };
}
