import { readFileSync } from 'node:fs';
import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import AboutPage from '#src/shell/AboutPage.vue';
import { partsOf } from '#src/shell/noticeParts.ts';
import { openPage } from './openPage.ts';

enableAutoUnmount(afterEach);

const words = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('it tells its version, its licence in full, and whose names it uses', async () => {
  const { page } = await openPage(AboutPage);
  const text = words(page.text());
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(page.find('dl').text()).toContain(version);
  for (const paragraph of readFileSync('LICENSE', 'utf8').split('\n\n').slice(1)) {
    expect(text).toContain(words(paragraph).trim());
  }
  expect(text).toContain('Boggle is a trademark of Hasbro, Inc.');
  expect(text).toContain(
    'Scrabble is a trademark of Hasbro, Inc. in the United States and Canada and of Mattel',
  );
  expect(text).toContain('Quoin has no connection with either');
});

test('every part of the notices is listed, and its text comes when it is opened', async () => {
  const { page } = await openPage(AboutPage);
  await vi.waitUntil(() => page.findAll('summary').length > 0);
  const titles = partsOf(readFileSync('THIRD-PARTY.md', 'utf8')).map(({ title }) => title);
  expect(page.findAll('summary').map((each) => each.text())).toEqual(titles);
  const vite = page.findAll('details').find((each) => each.find('summary').text() === 'Vite');
  if (vite === undefined) throw new Error('Vite is not among the notices.');
  expect(vite.text()).not.toContain('Evan You');
  (vite.element as HTMLDetailsElement).open = true;
  await vite.trigger('toggle');
  await vi.waitUntil(() => vite.find('pre').exists());
  await flushPromises();
  expect(vite.text()).toContain('VoidZero Inc. and Vite contributors');
});

describe('the file of notices', () => {
  test('is parted at its headings; what has nothing to say is left out', () => {
    const text = '# All\n\nAbout.\n\n## One\n\nfirst\n\n## Group\n\n### Two (MIT)\n\nsecond\n## not\n';
    expect(partsOf(text)).toEqual([
      { title: 'One', text: 'first' },
      { title: 'Two (MIT)', text: 'second' },
    ]);
  });
});
