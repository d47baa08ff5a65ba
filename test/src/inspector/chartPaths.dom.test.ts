import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foldRecord, latest } from '#shared/match/timeline.ts';
import { leavesOf } from '#shared/match/steps.ts';
import { readRecord } from '#shared/match/readRecord.ts';
import PathsPanel from '#src/inspector/PathsPanel.vue';
import { giveSize, watchedHighCard } from './chartWatched.ts';

enableAutoUnmount(afterEach);
beforeEach(() => giveSize(900, 400));
afterEach(() => vi.unstubAllGlobals());

test('a way to a state is told in steps, and played it ends there', async () => {
  const watched = await watchedHighCard();
  const page = mount(PathsPanel, { props: { watched } });
  const line = () => page.findAll('.list > li').find((each) => each.find('b').text().startsWith('resting'));
  await vi.waitUntil(() => line()?.find('button').exists() === true, { timeout: 30_000 });
  expect(
    line()
      ?.findAll('.steps > li')
      .map((step) => step.text()),
  ).toEqual(['Player 1: rest']);
  await line()?.get('button').trigger('click');
  const [[played] = []] = page.emitted<[unknown]>('play') ?? [];
  const record = readRecord(played);
  if (!record.ok) throw new Error(record.message);
  const end = latest(foldRecord(watched.game.machine(), record.value));
  expect(leavesOf(end.snapshot.value)).toEqual(['resting']);
});

test('says what it is about to find, and what the checks never reach', async () => {
  const page = mount(PathsPanel, { props: { watched: await watchedHighCard() } });
  await vi.waitUntil(() => page.find('[role="status"]').exists(), { timeout: 30_000 });
  expect(page.get('[role="status"]').text()).toMatch(/of 9/);
  expect(page.findAll('.list > li')).toHaveLength(9);
  const { unreached } = await (await watchedHighCard()).game.check();
  for (const [name, reason] of Object.entries(unreached)) {
    expect(page.text()).toContain(name);
    expect(page.text()).toContain(reason);
  }
});
