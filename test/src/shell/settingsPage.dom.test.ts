import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { SOUND } from '#shared/plugin/ui/senses.ts';
import { readPreferences } from '#src/profile/preferences.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import SettingsPage from '#src/shell/SettingsPage.vue';
import { fakeStorage } from '#test/src/profile/fakes.ts';
import { listing } from './mounted.ts';
import { openPage, type OpenedPage } from './openPage.ts';

enableAutoUnmount(afterEach);

const HEAD = { id: 'a', game: 'boggle', touched: 1, started: 1, final: false, brief: null, origin: null };

async function choose({ page }: OpenedPage, group: string, option: string): Promise<void> {
  const fieldset = page.findAll('fieldset').find((each) => each.find('legend').text() === group);
  const label = fieldset?.findAll('label').find((each) => each.find('.name').text() === option);
  if (label === undefined) throw new Error(`“${group}” has no “${option}”.`);
  await label.find('input').setValue(true);
}

async function turn({ page }: OpenedPage, name: string): Promise<void> {
  const label = page.findAll('label').find((each) => each.text() === name);
  const input = label?.find<HTMLInputElement>('input[role="switch"]');
  if (input === undefined) throw new Error(`There is no switch “${name}”.`);
  await input.setValue(!input.element.checked);
}

test('each choice takes effect at once, is said, and is kept', async () => {
  const opened = await openPage(SettingsPage);
  await choose(opened, 'Theme', 'Dark');
  await choose(opened, 'Text size', '130 %');
  await choose(opened, 'Motion', 'Less');
  await choose(opened, 'More time', '1.5×');
  await choose(opened, 'What a screen reader says of the clock', 'None');
  await turn(opened, 'Sounds');
  await turn(opened, 'Shortcuts');
  await turn(opened, 'Hints for the first minute');
  const wanted = {
    ...readPreferences(null),
    theme: 'dark',
    textSize: 130,
    motion: 'less',
    moreTime: 1.5,
    timeTalk: 'none',
    sound: false,
    shortcuts: false,
    hintsOff: true,
  };
  expect(usePreferences().preferences).toEqual(wanted);
  expect(JSON.parse(opened.notes.get('quoin:preferences') ?? '')).toEqual(wanted);
  expect(opened.said).toEqual([
    'Theme: Dark.',
    'Text size: 130 %.',
    'Motion: Less.',
    'More time: 1.5×.',
    'Announcements: None.',
    'Sounds: off.',
    'Shortcuts: off.',
    'Hints for the first minute: off.',
  ]);
});

test('what is chosen already is shown as chosen', async () => {
  const { storage } = fakeStorage();
  storage.setItem('quoin:preferences', JSON.stringify({ theme: 'light', moreTime: 10, sound: false }));
  const { page } = await openPage(SettingsPage, { storage });
  const checked = page
    .findAll<HTMLInputElement>('input[type="radio"]')
    .filter((each) => each.element.checked);
  expect(checked.map((each) => each.element.value)).toEqual(['light', '100', 'system', '10', 'all']);
  const [sound] = page.findAll<HTMLInputElement>('input[role="switch"]');
  expect(sound?.element.checked).toBe(false);
});

test('where nothing can be kept it says that the change lasts until the page closes', async () => {
  const fake = fakeStorage();
  fake.refuse = true;
  const opened = await openPage(SettingsPage, { storage: fake.storage });
  await choose(opened, 'Theme', 'Light');
  expect(opened.said).toEqual([
    'Theme: Light, until this page closes. This browser keeps nothing for Quoin.',
  ]);
});

test('hints that were read or skipped are shown again on request', async () => {
  const { storage } = fakeStorage();
  storage.setItem('quoin:preferences', JSON.stringify({ hintsOff: true, hintsRead: ['boggle.write'] }));
  const { press } = await openPage(SettingsPage, { storage });
  await press('Show them all again');
  expect(usePreferences().preferences).toMatchObject({ hintsOff: false, hintsRead: [] });
});

test('a sound can be heard where there is one to hear', async () => {
  const silent = await openPage(SettingsPage);
  expect(silent.page.text()).not.toContain('Hear it');
  silent.page.unmount();
  const sound = vi.fn();
  const { press } = await openPage(SettingsPage, { provide: { [SOUND]: sound } });
  await press('Hear it');
  expect(sound).toHaveBeenCalledOnce();
});

test('with English alone there is no language to choose', async () => {
  const { page } = await openPage(SettingsPage);
  expect(page.findAll('h2').map((each) => each.text())).not.toContain('Language');
});

test('everything is deleted only after saying what goes, and the way leads to the menu', async () => {
  const heads = [HEAD, { ...HEAD, id: 'b' }];
  const store = listing(...heads);
  const opened = await openPage(SettingsPage, { store });
  opened.notes.set('quoin:carried:boggle', 'words');
  await choose(opened, 'Theme', 'Dark');
  await opened.press('Delete everything');
  expect(opened.page.find('dialog').text()).toContain(
    'All 2 matches, your settings, your word lists and all that games remember are deleted.',
  );
  await opened.press('Keep everything', 'dialog');
  expect(await store.list()).toHaveLength(2);
  await opened.press('Delete everything');
  await opened.press('Delete everything', 'dialog');
  await flushPromises();
  expect(await store.list()).toEqual([]);
  expect(opened.notes.keys()).toEqual([]);
  expect(usePreferences().preferences).toEqual(readPreferences(null));
  expect(opened.said.at(-1)).toBe('Everything is deleted.');
  expect(opened.router.currentRoute.value.path).toBe('/');
});

test('what could not be deleted is said, and the page stays', async () => {
  const store = { ...listing(HEAD), remove: () => Promise.reject(new Error('disc gone')) };
  const opened = await openPage(SettingsPage, { store });
  await opened.press('Delete everything');
  await opened.press('Delete everything', 'dialog');
  expect(opened.page.find('.fault').text()).toBe('The match could not be deleted (disc gone).');
  expect(opened.router.currentRoute.value.path).toBe('/here');
});
