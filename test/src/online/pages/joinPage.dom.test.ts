import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it, test } from 'vitest';
import { takeOver } from '#src/online/pages/handedSeat.ts';
import JoinPage from '#src/online/pages/JoinPage.vue';
import { control } from '#test/src/shell/mounted.ts';
import { press, show, type Shown } from '#test/src/shell/page.ts';
import { fakeApi, info, refusal, type Answer, type FakeApi } from './fakeApi.ts';

enableAutoUnmount(afterEach);

let api: FakeApi | null = null;
afterEach(() => {
  api?.restore();
});

async function join(what: string, answer: Answer = info(), name = 'Priya'): Promise<Shown> {
  api = fakeApi(() => answer);
  const shown = await show(JoinPage, { path: '/join' });
  await shown.page.get('#join-what').setValue(what);
  await shown.page.get('#join-name').setValue(name);
  return shown;
}

async function sit({ page }: Shown): Promise<void> {
  await page.get('form').trigger('submit');
  await flushPromises();
}

test.each(['7KR4MX', ' 7kr 4mx ', '7kr-4mx', `${document.baseURI}t/7KR4MX`])(
  '“%s” leads to the table, and to a seat there',
  async (what) => {
    const shown = await join(what);
    await sit(shown);
    expect(api?.asked.map(({ path }) => path)).toEqual(['/api/tables/7KR4MX']);
    expect(shown.went).toEqual(['/t/7KR4MX']);
    expect(takeOver('7KR4MX')).toEqual({ as: 'seat', name: 'Priya' });
  },
);

test('to watch takes no name', async () => {
  const shown = await join('7KR4MX', info({ open: 0 }), '');
  await press(shown.page, 'Watch');
  expect(shown.went).toEqual(['/t/7KR4MX']);
  expect(takeOver('7KR4MX')).toEqual({ as: 'watch' });
});

describe('one stays, and reads why,', () => {
  it.each([
    ['when the code is none', refusal('table/missing', 'x'), 'There is no table with that code.'],
    ['when all seats are taken', info({ open: 0 }), 'All seats are taken: you can watch.'],
    ['when it has begun', info({ phase: 'playing', open: 0, late: false }), 'The match has begun'],
    ['when latecomers have all seats', info({ phase: 'playing', open: 0 }), 'All seats are taken'],
    ['when it is over', info({ phase: 'over', open: 3 }), 'The match there is over'],
    ['when too much was tried', refusal('rate/joins', 'x', 429), 'Too many codes'],
    ['in the words of a server that is newer', refusal('table/odd', 'Odd.', 409), 'Odd.'],
  ] as const)('%s', async (_when, answer, sentence) => {
    const shown = await join('7KR4MX', answer);
    await sit(shown);
    expect(shown.page.get('.notice').text()).toContain(sentence);
    expect(shown.said.at(-1)).toContain(sentence);
    expect(shown.went).toEqual([]);
  });
});

test('what is no code is said at its field, and nothing is asked', async () => {
  const shown = await join('7KR4M0');
  await sit(shown);
  expect(shown.page.get('#join-what-fault').text()).toContain('neither a code nor a link');
  expect(document.activeElement?.id).toBe('join-what');
  expect(api?.asked).toEqual([]);
});

describe('a table of another computer', () => {
  it.each([
    ['7KR4MX', '192.168.0.7:4173', 'http://192.168.0.7:4173/'],
    ['https://quoin.example/arcade/t/7kr4mx', '', 'https://quoin.example/arcade/'],
  ])('“%s” with “%s” says where it is, and leads to its page there', async (what, address, server) => {
    const shown = await join(what);
    await shown.page.get('#join-address').setValue(address);
    await sit(shown);
    const sentence = `This table is at ${server}: another server than this one.`;
    expect(shown.page.get('.notice').text()).toContain(sentence);
    expect(shown.said.at(-1)).toBe(sentence);
    const there = control(shown.page, 'Go there');
    expect(there.attributes('href')).toBe(`${server}t/7KR4MX`);
    expect(document.activeElement).toBe(there.element);
    expect([api?.asked, shown.went]).toEqual([[], []]);
  });

  it('is not led to any more once something else is typed', async () => {
    const shown = await join('https://quoin.example/t/7KR4MX');
    await sit(shown);
    await shown.page.get('#join-what').setValue('7KR4MX');
    expect(shown.page.text()).not.toContain('Go there');
    await sit(shown);
    expect(shown.went).toEqual(['/t/7KR4MX']);
  });

  it('has an address that can be read', async () => {
    const shown = await join('7KR4MX');
    await shown.page.get('#join-address').setValue('over there');
    await sit(shown);
    expect(shown.page.get('#join-address-fault').text()).toContain('192.168.0.7:4173');
  });
});
