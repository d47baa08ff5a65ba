/** A page of the arcade as a test opens it: with a profile, addresses, and ears for what is announced. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import type { Component } from 'vue';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import { createMemoryStore, type MatchHead, type MatchStore } from '#shared/match/matchStore.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

export interface OpenedPage {
  readonly page: VueWrapper;
  readonly router: Router;
  readonly notes: BrowserNotes;
  /** All that was announced, in order. */
  readonly said: readonly string[];
  /** Clicks what has that name, whether it is a button or a link. */
  press(name: string, within?: string): Promise<void>;
}

export interface PageOptions {
  readonly props?: Record<string, unknown>;
  readonly heads?: readonly MatchHead[];
  readonly store?: MatchStore;
  readonly storage?: Storage;
  readonly provide?: Record<symbol, unknown>;
}

/** A store that answers these heads; what is removed is no longer among them. */
export function storeOf(heads: readonly MatchHead[]): MatchStore {
  let here = heads;
  return {
    ...createMemoryStore(() => 0),
    list: () => Promise.resolve(here),
    read: (id) => Promise.resolve(here.some((head) => head.id === id) ? { kept: id } : null),
    remove(id) {
      here = here.filter((head) => head.id !== id);
      return Promise.resolve();
    },
  };
}

const NOWHERE: Component = { render: () => null };

export async function openPage(component: Component, options: PageOptions = {}): Promise<OpenedPage> {
  const { props = {}, heads = [], store = storeOf(heads), storage = fakeStorage().storage } = options;
  const notes = createBrowserNotes(() => storage);
  const said: string[] = [];
  const router = createRouter({
    history: createMemoryHistory('/'),
    routes: [{ path: '/:rest(.*)*', component: NOWHERE }],
  });
  await router.push('/here');
  const page = mount(component, {
    attachTo: document.body,
    props,
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: fakeServices(store, notes),
        [ANNOUNCE]: (text: string) => said.push(text),
        ...options.provide,
      },
    },
  });
  await flushPromises();
  return {
    page,
    router,
    notes,
    said,
    async press(name, within = '') {
      const found = page
        .findAll(`${within} button, ${within} a`)
        .find((each) => each.text() === name && each.isVisible());
      if (found === undefined) throw new Error(`There is nothing called “${name}” to press.`);
      await found.trigger('click');
      await flushPromises();
    },
  };
}
