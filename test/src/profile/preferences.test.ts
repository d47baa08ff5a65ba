import { createPinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from 'vue';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { readPreferences } from '#src/profile/preferences.ts';
import { SERVICES } from '#src/profile/services.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { fakeServices, fakeStorage, type FakeStorage } from './fakes.ts';

const KEY = 'quoin:preferences';
const usual = readPreferences(null);

let fake: FakeStorage;

/** A tab of its own over the same storage. */
function openTab(): ReturnType<typeof usePreferences> {
  const notes = createBrowserNotes(() => fake.storage);
  const pinia = createPinia();
  createApp({})
    .use(pinia)
    .provide(
      SERVICES,
      fakeServices(
        createMemoryStore(() => 0),
        notes,
      ),
    );
  return usePreferences(pinia);
}

beforeEach(() => {
  fake = fakeStorage();
});

describe('stored preferences that are damaged', () => {
  test.each([null, undefined, 5, 'dark', [], [{ theme: 'dark' }]])('%j are the usual ones', (stored) => {
    expect(readPreferences(stored)).toEqual(usual);
  });

  test('cost only the part that is damaged', () => {
    const stored = {
      theme: 'dark',
      textSize: 1000,
      moreTime: '3',
      sound: 'yes',
      hintsRead: [1],
      motion: 'less',
    };
    expect(readPreferences(stored)).toEqual({ ...usual, theme: 'dark', motion: 'less' });
  });

  test('do not stop a tab from opening, nor from keeping new ones', () => {
    fake.storage.setItem(KEY, '{"theme":"da');
    const tab = openTab();
    expect(tab.preferences).toEqual(usual);
    tab.change({ theme: 'light' });
    expect(openTab().preferences).toEqual({ ...usual, theme: 'light' });
  });
});

test('what is changed is there after a reload', () => {
  expect(openTab().change({ moreTime: 1.5, textSize: 130 })).toBe(true);
  expect(openTab().preferences).toEqual({ ...usual, moreTime: 1.5, textSize: 130 });
});

test('whoever muted an earlier version still hears nothing, until sound is switched on', () => {
  fake.storage.setItem('quoin:muted', 'yes');
  const tab = openTab();
  expect(tab.preferences.sound).toBe(false);
  tab.change({ sound: true });
  expect(openTab().preferences.sound).toBe(true);
});

test('another tab’s change is followed, and not undone by a change here', () => {
  const [here, there] = [openTab(), openTab()];
  there.change({ theme: 'dark' });
  here.change({ sound: false });
  expect(here.preferences).toEqual({ ...usual, theme: 'dark', sound: false });
  expect(there.preferences.sound).toBe(true);
  there.follow({ key: KEY });
  expect(there.preferences).toEqual({ ...usual, theme: 'dark', sound: false });
});

test('what another tab deletes is usual again here; what it writes elsewhere is no concern', () => {
  const tab = openTab();
  tab.change({ theme: 'dark' });
  fake.storage.removeItem(KEY);
  tab.follow({ key: 'quoin:carried:boggle' });
  expect(tab.preferences.theme).toBe('dark');
  tab.follow({ key: null });
  expect(tab.preferences).toEqual(usual);
});

test('where storage is refused the change holds until the page closes, and says that it is not kept', () => {
  fake.refuse = true;
  const tab = openTab();
  expect(tab.change({ theme: 'dark' })).toBe(false);
  expect(tab.preferences.theme).toBe('dark');
});
