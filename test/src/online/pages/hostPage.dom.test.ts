import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { takeOver } from '#src/online/pages/handedSeat.ts';
import HostPage from '#src/online/pages/HostPage.vue';
import { show, type Shown } from '#test/src/shell/page.ts';
import { fakeApi, refusal, type Answer, type FakeApi } from './fakeApi.ts';

enableAutoUnmount(afterEach);

const MADE: Answer = { status: 201, json: { code: '7KR4MX', url: 'http://here/t/7KR4MX' } };
let api: FakeApi | null = null;
afterEach(() => {
  api?.restore();
});

async function host(answer: Answer = MADE, query = ''): Promise<Shown> {
  api = fakeApi(() => answer);
  return show(HostPage, { path: `/boggle/host${query}`, props: { game: 'boggle' } });
}

async function open({ page }: Shown, name = 'Maren'): Promise<void> {
  await page.get('#host-name').setValue(name);
  await page.get('form').trigger('submit');
  await flushPromises();
}

test('a table is opened as it was set up, and one goes there as the one who sits down', async () => {
  const shown = await host();
  expect(shown.page.get('h1').text()).toBe('Host a game of Boggle');
  await shown.page.get('[value=quick]').setValue();
  await shown.page.get('[aria-label="One seat more"]').trigger('click');
  await open(shown, ' Maren ');
  expect(api?.asked).toEqual([
    {
      path: '/api/tables',
      method: 'POST',
      body: {
        game: 'boggle',
        settings: expect.objectContaining({ roundTime: 120, target: 50, turns: 'together' }),
        places: 7,
        late: expect.any(Boolean),
      },
    },
  ]);
  expect(shown.went).toEqual(['/t/7KR4MX']);
  expect(takeOver('7KR4MX')).toEqual({ as: 'seat', name: 'Maren' });
  expect(takeOver('7KR4MX')).toBeNull();
});

test('there are neither word lists of one’s own, nor seats of this device, nor a seed', async () => {
  const { page } = await host();
  expect(page.find('[name=target]').exists()).toBe(true);
  expect(page.findAll('[name=lexicon], [name=seed], a[href="/lists"]')).toEqual([]);
  expect(page.text()).not.toContain('Who plays');
});

test('no mix promises computers: a hosted table gets none with it', async () => {
  const { page } = await host();
  expect(page.get('.presets').text()).toContain('Classic duel');
  expect(page.get('.presets').text()).not.toMatch(/computer/);
});

test('without a name nothing is asked, and the field says so and has the focus', async () => {
  const shown = await host();
  await open(shown, ' ');
  expect(api?.asked).toEqual([]);
  expect(shown.page.get('#host-name-fault').text()).toBe('Please say what you want to be called.');
  expect(document.activeElement?.id).toBe('host-name');
  expect(shown.said.at(-1)).toContain('Please say');
});

test('the server’s sentence is shown where it says no', async () => {
  const shown = await host(refusal('rate/tables', 'Too many.', 429));
  await open(shown);
  expect(shown.page.get('.notice.fault').text()).toContain('You have opened many tables');
  expect(shown.went).toEqual([]);
});

test.each([
  ['is not there', null],
  ['serves files alone', { text: '<!doctype html><title>Quoin</title>' }],
] as const)('a server that %s hosts no table, and that is said', async (_how, answer) => {
  const quiet = vi.spyOn(console, 'info').mockReturnValue();
  const shown = await host(answer);
  await open(shown);
  expect(shown.page.get('.notice.fault').text()).toContain('no server behind it that hosts tables');
  quiet.mockRestore();
});
