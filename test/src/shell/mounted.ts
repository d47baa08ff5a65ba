/** A component of the shell drawn as in a browser, with all it asks for: a profile, addresses, ears for what is said. */
import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { createPinia, type Pinia } from 'pinia';
import type { Component } from 'vue';
import type { Router } from 'vue-router';
import { createMemoryStore, type MatchHead, type MatchStore } from '#shared/match/matchStore.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { createMemoryLists, type OwnListStore } from '#src/lexicon/ownListStore.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

export interface Surroundings {
  readonly router: Router;
  readonly props?: Record<string, unknown>;
  readonly store?: MatchStore;
  readonly notes?: BrowserNotes;
  readonly lists?: OwnListStore;
  readonly provide?: Record<symbol, unknown>;
}

export interface Mounted {
  readonly page: VueWrapper;
  readonly pinia: Pinia;
  readonly notes: BrowserNotes;
  /** All that was announced, in order. */
  readonly said: readonly string[];
}

export async function mountIn(component: Component, surroundings: Surroundings): Promise<Mounted> {
  const { router, props = {}, store = listing(), lists = createMemoryLists() } = surroundings;
  const { notes = createBrowserNotes(() => fakeStorage().storage) } = surroundings;
  const said: string[] = [];
  const pinia = createPinia();
  const page = mount(component, {
    attachTo: document.body,
    props,
    global: {
      plugins: [pinia, router],
      provide: {
        [SERVICES]: fakeServices(store, notes, lists),
        [ANNOUNCE]: (text: string) => said.push(text),
        ...surroundings.provide,
      },
    },
  });
  await flushPromises();
  return { page, pinia, notes, said };
}

/** A store that answers these heads; what is removed is no longer among them. */
export function listing(...heads: readonly MatchHead[]): MatchStore {
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

/** The button or link of that text that can be seen, within what a selector finds. */
export function control(page: VueWrapper, name: string, within = ''): DOMWrapper<Element> {
  const found = page
    .findAll(`${within} button, ${within} a`)
    .find((each) => each.text() === name && each.isVisible());
  if (found === undefined) throw new Error(`There is no “${name}”.`);
  return found;
}
