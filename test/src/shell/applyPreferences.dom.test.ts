import { createPinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp, effectScope, nextTick, type EffectScope } from 'vue';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import { translationsIn } from '#shared/plugin/translations.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { applyPreferences } from '#src/shell/applyPreferences.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

const KEY = 'quoin:preferences';
const page = document.documentElement;

let storage: Storage;
let pinia: Pinia;
let scope: EffectScope;

beforeEach(() => {
  storage = fakeStorage().storage;
  pinia = createPinia();
  scope = effectScope();
  const notes = createBrowserNotes(() => storage);
  createApp({})
    .use(pinia)
    .provide(
      SERVICES,
      fakeServices(
        createMemoryStore(() => 0),
        notes,
      ),
    );
});
afterEach(() => scope.stop());

const apply = async (): Promise<void> => {
  await scope.run(() => applyPreferences(pinia));
};

const scheme = (): string | null | undefined =>
  document.querySelector('meta[name="color-scheme"]')?.getAttribute('content');

test('by itself a page follows the device', async () => {
  await apply();
  expect({ ...page.dataset }).toEqual({});
  expect(scheme()).toBe('light dark');
  expect(page.lang).toBe('en');
});

test('what was kept is on the page when it returns, before anything is drawn', () => {
  storage.setItem(KEY, JSON.stringify({ theme: 'dark', motion: 'less', textSize: 150 }));
  void apply();
  expect({ ...page.dataset }).toEqual({ theme: 'dark', motion: 'less', textSize: '150' });
  expect(scheme()).toBe('dark');
});

test('a change takes effect at once, and so does its return to the usual', async () => {
  await apply();
  usePreferences(pinia).change({ theme: 'light', motion: 'less', textSize: 115 });
  expect({ ...page.dataset }).toEqual({ theme: 'light', motion: 'less', textSize: '115' });
  expect(scheme()).toBe('light');
  usePreferences(pinia).change({ theme: 'system', motion: 'system', textSize: 100 });
  expect({ ...page.dataset }).toEqual({});
  expect(scheme()).toBe('light dark');
});

test('another tab’s change is followed', async () => {
  await apply();
  storage.setItem(KEY, JSON.stringify({ theme: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await nextTick();
  expect(page.dataset['theme']).toBe('dark');
});

test('a language whose file does not come is English, and nothing is thrown', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  storage.setItem(KEY, JSON.stringify({ language: 'de' }));
  const broken = translationsIn({
    '/src/shell/messages.de.ts': () => Promise.reject(new Error('offline')),
  });
  await expect(scope.run(() => applyPreferences(pinia, broken))).resolves.toBeUndefined();
  expect(page.lang).toBe('en');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('“de”'), 'offline');
  warn.mockRestore();
});

test('a language there is no file for is English', async () => {
  storage.setItem(KEY, JSON.stringify({ language: 'tlh' }));
  await apply();
  expect(page.lang).toBe('en');
});
