import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import TimelinePanel from '#src/inspector/TimelinePanel.vue';
import { look, show, type Looking } from './watching.ts';

enableAutoUnmount(afterEach);

async function open(turns: number): Promise<{ page: VueWrapper; at: Looking }> {
  const at = await look(turns);
  const page = await show(TimelinePanel, {
    ...at,
    modelValue: '',
    'onUpdate:modelValue': (modelValue: string) => page.setProps({ modelValue }),
  });
  return { page, at };
}

const rows = (page: VueWrapper): string[] => page.findAll('[role=option]').map((row) => row.text());
const current = (page: VueWrapper): string | undefined =>
  page.find('[aria-current=step]').attributes('aria-posinset');

test('a row for the start and each entry, with who did what and where it led', async () => {
  const { page, at } = await open(4);
  expect(rows(page)).toHaveLength(at.playhead.steps.value.length);
  const [, first = ''] = rows(page);
  expect(first).toMatch(/^1\s*0:01\.0/);
  expect(first).toContain('keep');
  expect(current(page)).toBe(String(at.playhead.steps.value.length));
});

test('a delay has its clock and says what it waited for', async () => {
  const at = await look(2);
  const { record, timeline } = { record: at.watched.record(), timeline: at.watched.timeline() };
  const late = { ...record, until: record.until + 600_000 };
  const { playhead } = await look(2, { record: () => late, timeline: () => timeline, now: () => late.until });
  const page = await show(TimelinePanel, {
    watched: { ...at.watched, now: () => late.until },
    playhead,
    modelValue: '',
  });
  const delay = page.findAll('[role=option]').find((row) => row.find('[aria-label=Delay]').exists());
  expect(delay?.text()).toMatch(/Clock.*after/);
});

test('the filter shows the rows that have all of its words, and counts them', async () => {
  const { page, at } = await open(4);
  const [name = ''] = at.watched.record().seats.map((seat) => seat.name.toLowerCase());
  await page.find('input').setValue(`KEEP ${name}`);
  await flushPromises();
  expect(rows(page).length).toBeGreaterThan(0);
  for (const row of rows(page)) expect(row.toLowerCase()).toContain('keep');
  expect(page.find('[role=status]').text()).toBe(
    `${rows(page).length} rows of ${at.playhead.steps.value.length}`,
  );
  await page.find('input').setValue('nothing-has-this');
  expect(page.text()).toContain('No row has all of these words.');
});

test('arrows, Home, End and Page move the playhead from row to row', async () => {
  const { page, at } = await open(6);
  const list = page.find('[role=listbox]');
  const press = async (key: string): Promise<number> => {
    await list.trigger('keydown', { key });
    return at.playhead.index.value;
  };
  const last = at.playhead.steps.value.length - 1;
  expect(await press('ArrowUp')).toBe(last - 1);
  expect(await press('ArrowDown')).toBe(last);
  expect(await press('ArrowDown')).toBe(last);
  expect(await press('Home')).toBe(0);
  expect(await press('PageDown')).toBe(last);
  expect(await press('Home')).toBe(0);
  expect(await press('End')).toBe(last);
  await page.findAll('[role=option]')[1]?.trigger('click');
  expect(at.playhead.index.value).toBe(1);
  expect(list.attributes('aria-activedescendant')).toBe(page.find('[aria-current=step]').attributes('id'));
});

test('a long match draws only the rows in sight, and the one that is looked at', async () => {
  const { page, at } = await open(8);
  const steps = at.playhead.steps.value;
  const many = Array.from({ length: 10_000 }, (_, index) => {
    const step = steps[index % steps.length];
    if (step === undefined) throw new Error('There are no steps.');
    return { ...step, index };
  });
  const playhead = { ...at.playhead, steps: { value: many }, index: { value: 9_000 } };
  const long = await show(TimelinePanel, { watched: at.watched, playhead, modelValue: '' });
  expect(rows(long).length).toBeLessThan(60);
  expect(long.find('[role=option]').attributes('aria-setsize')).toBe('10000');
  expect(current(long)).toBe('9001');
  expect(page.exists()).toBe(true);
});
