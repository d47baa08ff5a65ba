import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import StepPanel from '#src/inspector/StepPanel.vue';
import { look, show } from './watching.ts';

enableAutoUnmount(afterEach);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the step is told in order: what was asked and answered, what was done, what changed', async () => {
  const at = await look(1);
  const page = await show(StepPanel, { ...at });
  const first = page.find('ol li').text();
  expect(first).toContain('keep');
  expect(first).toMatch(/\[is turn\]\s*yes/);
  expect(page.findAll('h3').map((title) => title.text())).toEqual(
    expect.arrayContaining(['Changed', 'Pending']),
  );
  expect(page.find('dl').text()).toMatch(/turn.*before:.*0.*after:.*1/s);
});

test('it is explained anew only once the playhead rests', async () => {
  const at = await look(3);
  const page = await show(StepPanel, { ...at });
  const before = page.find('ol').text();
  at.playhead.toStep(0);
  await flushPromises();
  expect(page.find('[role=region]').attributes('aria-busy')).toBe('true');
  expect(page.find('ol').text()).toBe(before);
  await vi.advanceTimersByTimeAsync(200);
  expect(page.find('[role=region]').attributes('aria-busy')).toBe('false');
  expect(page.find('ol').text()).toContain('start');
});

test('the snapshot opens as a tree whose branches are made when they are asked for', async () => {
  const at = await look(1);
  const page = await show(StepPanel, { ...at });
  await page
    .findAll('button')
    .find((button) => button.text() === 'Snapshot')
    ?.trigger('click');
  await vi.dynamicImportSettled();
  await flushPromises();
  expect(page.text()).toContain('Snapshot after this step');
  expect(page.text()).not.toContain('hands');
  const open = async (name: string): Promise<void> => {
    await page
      .findAll('button.fold')
      .find((button) => button.text().startsWith(name))
      ?.trigger('click');
  };
  await open('snapshot');
  await open('context');
  expect(page.text()).toContain('hands');
});

test('where a match stopped the error stands first', async () => {
  const broken = { entry: null, at: 1000, message: 'It threw.', stack: 'at deal (rules.ts:3)' };
  const page = await show(StepPanel, { ...(await look(1, { broken })) });
  expect(page.find('[role=region]').text()).toMatch(
    /^Here it stopped\s*It threw\.\s*at deal \(rules\.ts:3\)/,
  );
});
