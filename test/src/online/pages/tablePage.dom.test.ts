import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver } from '#src/online/pages/handedSeat.ts';
import TablePage from '#src/online/pages/TablePage.vue';
import type { Coming, TableLink } from '#src/online/tableLink.ts';
import { control } from '#test/src/shell/mounted.ts';
import { openPage, type OpenedPage } from '#test/src/shell/openPage.ts';
import { fakeStorage } from '#test/src/profile/fakes.ts';
import { fakeApi, info, refusal, type Answer, type FakeApi } from './fakeApi.ts';
import { fakeLink, type FakeLink } from './fakeLink.ts';

enableAutoUnmount(afterEach);

interface Came {
  readonly code: string;
  readonly coming: Coming;
}

const { came, links } = vi.hoisted(() => ({
  came: new Array<{ readonly code: string; readonly coming: Coming }>(),
  links: new Array<FakeLink>(),
}));

// Who comes, and as whom, is this page’s doing; what the link then does is tested with the link.
vi.mock(import('#src/online/useTableLink.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    useTableLink(
      code: string,
      coming: Coming,
    ): { link: TableLink; now: ReturnType<typeof original.useLinkNow> } {
      came.push({ code, coming });
      const fake = fakeLink();
      links.push(fake);
      return { link: fake.link, now: original.useLinkNow(fake.link) };
    },
  };
});

let api: FakeApi | null = null;
beforeEach(() => {
  came.length = 0;
  links.length = 0;
});
afterEach(() => {
  api?.restore();
});

async function table(
  code: string,
  answer: Answer = info(),
  token: string | null = null,
): Promise<OpenedPage> {
  api = fakeApi(() => answer);
  const { storage } = fakeStorage();
  if (token !== null) {
    storage.setItem('quoin:tables', JSON.stringify([{ code: '7KR4MX', token, game: 'boggle', seen: 1 }]));
  }
  return openPage(TablePage, { props: { code }, storage });
}

const asSeat = (token: string): Came => ({ code: '7KR4MX', coming: { as: 'seat', token } });

test('the seat this browser keeps is taken again, and nothing is asked', async () => {
  const { page } = await table('7KR4MX', info(), 'secret');
  expect(came).toEqual([asSeat('secret')]);
  expect(page.get('h1').text()).toBe('Your table');
  expect(api?.asked).toEqual([]);
  expect(page.html()).not.toContain('secret');
});

test('whoever comes from another page has said already as whom', async () => {
  handOver('7KR4MX', { as: 'seat', name: 'Maren' });
  await table('7KR4MX');
  expect(came).toEqual([{ code: '7KR4MX', coming: { as: 'seat', name: 'Maren' } }]);
});

test('others read what is played and by how many, and sit down under a name', async () => {
  const { page } = await table('7KR4MX');
  expect(page.get('h1').text()).toBe('Table 7KR 4MX');
  expect(page.get('.told').text()).toBe('Boggle. 3 sit there. 2 seats are open.');
  await page.get('#door-name').setValue('Priya');
  await page.get('form').trigger('submit');
  await flushPromises();
  expect(came).toEqual([{ code: '7KR4MX', coming: { as: 'seat', name: 'Priya' } }]);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('where nobody can sit down one can watch', async () => {
  const { page, press } = await table('7KR4MX', info({ open: 0 }));
  expect(page.find('#door-name').exists()).toBe(false);
  await press('Watch');
  expect(came).toEqual([{ code: '7KR4MX', coming: { as: 'watch' } }]);
});

test('a code in small letters and with blanks becomes the table’s own address', async () => {
  const { router } = await table('7kr 4mx');
  expect(router.currentRoute.value.path).toBe('/t/7KR4MX');
});

test.each([
  ['an address that is no code', 'nonsense', info()],
  ['a table that there is not', '7KR4MX', refusal('table/missing', 'x')],
])('%s is said, with a way on', async (_what, code, answer) => {
  const { page } = await table(code, answer);
  expect(page.get('.fault').text()).toContain('There is no table with that code.');
  expect(control(page, 'Join another table').attributes('href')).toBe('/join');
});

test('a game that this page does not have is said, and nobody sits down to it', async () => {
  const { page } = await table('7KR4MX', info({ game: 'whist' }));
  expect(page.get('.fault').text()).toContain('“whist”');
  expect(page.find('form').exists()).toBe(false);
});

test('a seat that another tab took is taken back with the token', async () => {
  const { press } = await table('7KR4MX', info(), 'secret');
  links[0]?.tell({ state: { kind: 'ended', code: 'link/taken-over', message: 'There.', again: true } });
  await flushPromises();
  await press('Take the seat back here');
  expect(came).toEqual([asSeat('secret'), asSeat('secret')]);
});

test('a seat that is lost leads to the door', async () => {
  const { page, press } = await table('7KR4MX', info(), 'secret');
  links[0]?.tell({ state: { kind: 'ended', code: 'seat/lost', message: 'Lost.', again: false } });
  await flushPromises();
  await press('Join again');
  expect(page.find('#door-name').exists()).toBe(true);
});

test('whoever leaves goes to the games, and this browser keeps the seat no longer', async () => {
  const { page, router, notes, press } = await table('7KR4MX', info(), 'secret');
  await page.get('header [aria-label="Leave the table"]').trigger('click');
  await press('Leave', 'dialog');
  expect(router.currentRoute.value.path).toBe('/');
  expect(notes.get('quoin:tables')).toBe('[]');
});
