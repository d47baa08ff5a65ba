import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { FRAME_LETTERS, keyFaults } from '#shared/plugin/gameKeys.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { ENGLISH } from '#shared/plugin/ui/words.ts';
import KeyList from '#src/shell/KeyList.vue';
import { openingKeys } from '#src/shell/keys.ts';
import { language } from '#src/shell/say.ts';
import ShortcutsDialog from '#src/shell/ShortcutsDialog.vue';
import { TABLE_KEYS } from '#src/shell/tableKeys.ts';

enableAutoUnmount(afterEach);
afterEach(() => {
  language.value = ENGLISH;
});

test.each([
  [1, ['1'], false],
  [2, ['1', '2'], true],
  [9, ['1', '9'], true],
  [40, ['1', '9'], true],
])('of %d games the keys are %j', (games, caps, run) => {
  const keys = openingKeys(games);
  expect([keys.caps, keys.run ?? false]).toEqual([caps, run]);
});

test('the frame’s chords are those that no game may have, and no game has a key that cannot be', () => {
  expect(TABLE_KEYS.map(({ caps }) => caps.join('+')).toSorted()).toEqual(
    FRAME_LETTERS.map((letter) => `Alt+${letter}`),
  );
  expect(plugins.flatMap(({ keys = [] }) => keyFaults(keys))).toEqual([]);
});

test('the settings list what can be switched off, a game’s own under its title', () => {
  const page = mount(KeyList);
  const titles = page.findAll('h3').map((title) => title.text());
  expect(titles.slice(0, 2)).toEqual(['Among the games', 'At a table']);
  expect(titles.slice(2)).toEqual(
    plugins.filter(({ keys = [] }) => keys.length > 0).map(({ title }) => title),
  );
  expect(
    page
      .findAll('section')
      [titles.indexOf('Boggle')]?.findAll('kbd')
      .map((cap) => cap.text()),
  ).toEqual(['Alt', 'R', 'Alt', 'S']);
});

test('the names of keys and games follow the language while the list stands', async () => {
  const page = mount(ShortcutsDialog, { attachTo: document.body });
  const caps = (): readonly string[] => page.findAll('kbd').map((cap) => cap.text());
  expect(caps()).toEqual(expect.arrayContaining(['Alt', 'Space', 'Enter', 'Backspace', 'Esc']));
  language.value = {
    tag: 'de',
    words: {
      'key.space': 'Leertaste',
      'key.enter': 'Eingabe',
      'key.backspace': 'Rück',
      'keys.board': 'Auf dem Brett',
    },
  };
  await flushPromises();
  expect(caps()).toEqual(expect.arrayContaining(['Leertaste', 'Eingabe', 'Rück']));
  expect(caps()).not.toContain('Enter');
  expect(page.findAll('h3').map((title) => title.text())).toContain('Auf dem Brett');
});
