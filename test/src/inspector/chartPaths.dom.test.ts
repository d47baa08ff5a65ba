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

test('says what it is about to find', async () => {
  const page = mount(PathsPanel, { props: { watched: await watchedHighCard() } });
  await vi.waitUntil(() => page.find('[role="status"]').exists(), { timeout: 30_000 });
  expect(page.get('[role="status"]').text()).toMatch(/of 9/);
  expect(page.findAll('.list > li')).toHaveLength(9);
});

test('tells what the game lists as never reached as a list of the game’s, and who proves it', async () => {
  const watched = await watchedHighCard();
  const shown = async (unreached: Readonly<Record<string, string>>): Promise<string> => {
    const check = async () => ({ ...(await watched.game.check()), unreached });
    const page = mount(PathsPanel, { props: { watched: { ...watched, game: { ...watched.game, check } } } });
    await vi.waitUntil(() => page.find('[role="status"]').exists(), { timeout: 30_000 });
    return page.text();
  };
  const listing = await shown({ 'over --again': 'Nobody plays twice.' });
  expect(listing).toContain('the game itself says play never reaches');
  expect(listing).toMatch(/over --again\s*Nobody plays twice\./);
  // A list with nothing in it is no proof that everything is reached.
  const none = await shown({});
  expect(none).toContain('The game lists no state and no arrow that play never reaches.');
  for (const text of [listing, none]) expect(text).toContain('quoin check proves');
});
