import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { MatchHead } from '#shared/match/matchStore.ts';
import ForkDialog from '#src/inspector/ForkDialog.vue';
import ForkTree from '#src/inspector/ForkTree.vue';
import { ID, layHands, RECORD } from './byHand.ts';

afterEach(() => document.body.replaceChildren());

async function make(page: VueWrapper): Promise<void> {
  await page.find('form').trigger('submit');
  await flushPromises();
}

test('a fork from a moment says where it is, keeps the seed, and leaves the match as it was', async () => {
  const { show, playhead, kept } = await layHands('record');
  playhead.seek(2500);
  const page = await show(ForkDialog);
  expect(page.text()).toContain('up to 0:02.5, after entry 2.');
  await make(page);
  expect(page.emitted('forked')).toEqual([['b2']]);
  expect(await kept()).toEqual({
    [ID]: RECORD,
    b2: { ...RECORD, log: RECORD.log.slice(0, 2), until: 2500, origin: { id: ID, n: 2, at: 2500 } },
  });
});

test('another seed is written or drawn; what is no seed makes no fork', async () => {
  const { show, kept, said } = await layHands('record');
  const page = await show(ForkDialog);
  await page.find('input[value=other]').setValue(true);
  await page.find('input.num').setValue('-1');
  await make(page);
  expect(said).toEqual(['A seed is a whole number from 0 to 4,294,967,295.']);
  expect(Object.keys(await kept())).toEqual([ID]);
  await page.find('input.num').setValue('4294967295');
  await make(page);
  expect((await kept())['b2']).toMatchObject({ seed: 4294967295 });
});

test('a fork that fails by a mistake of ours says so, and can be tried again', async () => {
  const { show, watched, said, kept } = await layHands('record');
  const page = await show(ForkDialog, {
    watched: {
      ...watched,
      timeline: vi.fn(watched.timeline).mockImplementationOnce(() => {
        throw new TypeError('No line.');
      }),
    },
  });
  await make(page);
  expect(said).toEqual(['There is no fork: something went wrong (No line.).']);
  await make(page);
  expect(await kept()).toHaveProperty('b2');
});

test('a record that is not kept here is forked all the same, from nothing that is here', async () => {
  const { show, kept } = await layHands('foreign');
  await make(await show(ForkDialog));
  const { b2 } = await kept();
  expect(b2).toMatchObject({ log: RECORD.log, until: RECORD.until });
  expect(b2).not.toHaveProperty('origin');
});

test('the tree of forks: this match marked, the others links, what is gone named as such', async () => {
  const { show, store } = await layHands('record');
  await store.create('fork', { ...RECORD, origin: { id: ID, n: 2, at: 2500 } });
  await store.create('grand', { ...RECORD, origin: { id: 'fork', n: 3, at: 3000 } });
  await store.reach('grand', { until: 3500, final: true, brief: null });
  const page = await show(ForkTree, { id: 'fork' });
  expect(page.find('[aria-current=true]').text()).toBe('After entry 2, at 0:02.5');
  expect(page.findAll('a').map((link) => link.attributes('href'))).toEqual([
    `/match/${ID}?dev`,
    `/match/${ID}?dev`,
    '/inspect/grand',
  ]);
  expect(page.findAll('a')[0]?.text()).toBe('Back to the match it was forked from');
  page.unmount();
  await store.remove(ID);
  const left = await show(ForkTree, { id: 'fork' });
  expect(left.find('.gone').text()).toBe('A match that has been deleted');
  expect(left.text()).not.toContain('Back to the match');
});

test('a match without forks, and a record that is not kept, say so', async () => {
  const { show, store } = await layHands('record');
  expect((await show(ForkTree, { id: ID })).text()).toContain('Nothing has been forked');
  expect((await show(ForkTree, { id: null })).text()).toContain('not kept on this device');
  const heads: readonly MatchHead[] = await store.list();
  expect(heads).toHaveLength(1);
});

test('a fork that has less than was asked for says so before one goes there', async () => {
  const { show, said, kept } = await layHands('won');
  const page = await show(ForkDialog);
  await page.find('input[value=other]').setValue(true);
  for (const seed of ['11', '12', '13', '14', '15']) {
    if (said.length > 0) break;
    await page.find('input.num').setValue(seed);
    await make(page);
  }
  expect(said[0]).toMatch(/^Entry \d+ does not fit another seed; the fork has the \d+ before it\.$/);
  expect(page.text()).toContain(said[0]);
  const go = page.findAll('button').find((each) => each.text() === 'Go to the fork');
  expect(document.activeElement).toBe(go?.element);
  await go?.trigger('click');
  expect(page.emitted('forked')?.at(-1)).toEqual(['b2']);
  expect((await kept())['b2']).toHaveProperty('origin');
});
