import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SendForm from '#src/inspector/SendForm.vue';
import { choose, ID, layHands, RECORD } from './byHand.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('the moves open now come first, the others can be tried, and any can be written by hand', async () => {
  const { show } = await layHands('hosted');
  const page = await show(SendForm, { viewer: 1 });
  const groups = page.findAll('optgroup').map((group) => ({
    label: group.attributes('label'),
    options: group.findAll('option').map((option) => option.text()),
  }));
  expect(groups).toEqual([
    { label: 'Open now', options: ['keep', 'swap', 'rest', 'quit'] },
    { label: 'Refused just now', options: ['resume', 'again'] },
    { label: 'Written by hand', options: ['JSON'] },
  ]);
});

test('a move sent at the live moment is played in the match itself', async () => {
  const { show, watched, said, kept } = await layHands('hosted');
  const page = await show(SendForm, { viewer: 1 });
  expect(page.find('button').text()).toBe('Send');
  await choose(page, 'Move', 'swap');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(watched.timeline().log.at(-1)).toMatchObject({ n: 4, by: 1, move: { type: 'swap' } });
  expect(said).toEqual(['Sent as Player 2: swap.']);
  expect(Object.keys(await kept())).toEqual([ID]);
});

test('a match that is paused takes a move all the same, and stays paused at its time', async () => {
  const { show, watched } = await layHands('hosted');
  watched.host?.pause();
  const now = watched.now();
  const page = await show(SendForm, { viewer: 1 });
  await choose(page, 'Move', 'swap');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(watched.timeline().log.at(-1)).toMatchObject({ n: 4, at: now, move: { type: 'swap' } });
  expect([watched.host?.paused(), watched.now()]).toEqual([true, now]);
});

test('a refused move shows its reason and its code, and changes nothing', async () => {
  const { show, watched, said } = await layHands('hosted');
  const page = await show(SendForm, { viewer: 'spectator' });
  await choose(page, 'As', '0');
  await choose(page, 'Move', 'keep');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(page.find('.fault').text()).toMatch(/^Refused: It is not your turn\.\s*turn\/not-yours$/);
  expect(said).toEqual(['Refused: It is not your turn.']);
  expect(watched.timeline().log).toHaveLength(3);
});

test('what is malformed says where and why, whether the form or the game finds it', async () => {
  const { show, said } = await layHands('hosted');
  const page = await show(SendForm, { viewer: 1 });
  await choose(page, 'Move', 'again');
  await page.find('input[type=checkbox]').setValue(true);
  const seed = page.find('input:not([type])');
  await seed.setValue('many');
  await page.find('form').trigger('submit');
  await seed.setValue('-3');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(said[0]).toBe('“seed” is not a number.');
  expect(said[1]).toMatch(/^Refused: seed: .*>=0/);
  await choose(page, 'Move', '');
  await page.find('textarea').setValue('{"type":');
  await page.find('form').trigger('submit');
  await page.find('textarea').setValue('{"type":"fly"}');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(said[2]).toBe('“JSON” is not JSON.');
  expect(said[3]).toMatch(/^Refused: type: /);
});

test('in the past a move starts a fork from there, and the live match is left alone', async () => {
  const { show, playhead, watched, kept } = await layHands('hosted');
  const before = watched.timeline();
  playhead.seek(1500);
  const page = await show(SendForm, { viewer: 1 });
  expect(page.text()).toContain('This is the past, so a move starts a new match from here.');
  expect(page.find('button').text()).toBe('Send in a fork');
  await choose(page, 'Move', 'keep');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(page.emitted('forked')).toEqual([['b2']]);
  const all = await kept();
  expect(all['b2']).toMatchObject({
    log: [RECORD.log[0], { n: 2, at: 1500, by: 1, move: { type: 'keep' } }],
    until: 1500,
    origin: { id: ID, n: 1, at: 1500 },
  });
  expect(all[ID]).toMatchObject({ log: RECORD.log });
  expect(watched.timeline()).toBe(before);
});

test('a move that is refused in the past makes no fork', async () => {
  const { show, kept } = await layHands('record');
  const page = await show(SendForm, { viewer: 0 });
  await choose(page, 'Move', 'resume');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(page.find('.fault').text()).toContain('Nobody is resting.');
  expect(page.emitted('forked')).toBeUndefined();
  expect(await kept()).toEqual({ [ID]: RECORD });
});
