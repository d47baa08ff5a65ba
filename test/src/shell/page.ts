/** A page of the arcade at its address; where it would lead to is noted, and it stays. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { vi } from 'vitest';
import type { Component } from 'vue';
import { createMemoryHistory } from 'vue-router';
import type { MatchStore } from '#shared/match/matchStore.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
// What a button fetches first is there at once, so that no test waits for it.
import '#src/profile/engine.ts';
import type { Preferences } from '#src/profile/preferences.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import { fakeStorage } from '#test/src/profile/fakes.ts';
import { control, mountIn } from './mounted.ts';

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
  const { path, preferences, ...surroundings } = setting;
  await Promise.all(plugins.map((plugin) => plugin.load()));
  const { storage } = fakeStorage();
  const notes = createBrowserNotes(() => storage);
  if (preferences !== undefined) notes.set('quoin:preferences', JSON.stringify(preferences));
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push(path);
  const { page, said } = await mountIn(component, { ...surroundings, router, notes });
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
