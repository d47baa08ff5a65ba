/** A page of the shell with a profile of its own, as a browser would show it. */
import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { vi } from 'vitest';
import type { Component } from 'vue';
import { createMemoryHistory } from 'vue-router';
import { createMemoryStore, type MatchHead, type MatchStore } from '#shared/match/matchStore.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
// What a button fetches first is there at once, so that no test waits for it.
import '#src/profile/engine.ts';
import type { Preferences } from '#src/profile/preferences.ts';
import { SERVICES } from '#src/profile/services.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

export interface Shown {
  readonly page: VueWrapper;
  /** Where it led to, in that order; no page is left for it. */
  readonly went: readonly string[];
  /** What was announced. */
  readonly said: readonly string[];
  /** From now on no page comes, for that reason. */
  fail(why: Error): void;
  /** What the profile keeps now. */
  preferences(): unknown;
}

export interface Setting {
  readonly path: string;
  readonly props?: Record<string, unknown>;
  readonly store?: MatchStore;
  readonly preferences?: Partial<Preferences>;
}

export async function show(component: Component, setting: Setting): Promise<Shown> {
  const { path, props = {}, store = createMemoryStore(() => 0), preferences } = setting;
  await Promise.all(plugins.map((plugin) => plugin.load()));
  const { storage } = fakeStorage();
  const notes = createBrowserNotes(() => storage);
  if (preferences !== undefined) notes.set('quoin:preferences', JSON.stringify(preferences));
  const said: string[] = [];
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push(path);
  const page = mount(component, {
    attachTo: document.body,
    props,
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: fakeServices(store, notes),
        [ANNOUNCE]: (text: string) => {
          said.push(text);
        },
      },
    },
  });
  await flushPromises();
  const went: string[] = [];
  let failure: Error | null = null;
  router.beforeEach(({ fullPath }) => {
    if (failure !== null) throw failure;
    went.push(fullPath);
    return false;
  });
  return {
    page,
    went,
    said,
    fail(why) {
      failure = why;
    },
    preferences: (): unknown => JSON.parse(notes.get('quoin:preferences') ?? 'null'),
  };
}

/** A store that lists these heads, and forgets the ones that are removed. */
export function listing(...heads: readonly MatchHead[]): MatchStore {
  let kept = heads;
  return {
    ...createMemoryStore(() => 0),
    list: () => Promise.resolve(kept),
    remove(id) {
      kept = kept.filter((head) => head.id !== id);
      return Promise.resolve();
    },
  };
}

/** The button or link of that text, within what a selector finds. */
export function control(page: VueWrapper, name: string, within = ''): DOMWrapper<Element> {
  const found = page.findAll(`${within} button, ${within} a`).find((each) => each.text() === name);
  if (found === undefined) throw new Error(`There is no “${name}”.`);
  return found;
}

export async function press(page: VueWrapper, name: string, within = ''): Promise<void> {
  // A dialog may have to be fetched first.
  const found = await vi.waitFor(() => control(page, name, within));
  await found.trigger('click');
  await flushPromises();
}

/** A key pressed where the focus is. */
export async function strike(key: string, modifiers: Partial<KeyboardEventInit> = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
  await flushPromises();
}

/** What a screen reader calls a control that borrows its name. */
export function nameOf(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent.trim() ?? '').join(' ');
}
