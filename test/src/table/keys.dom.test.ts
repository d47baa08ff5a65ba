import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlace, GAMES, type Place } from './seated.ts';

enableAutoUnmount(afterEach);

let place: Place;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  place = createPlace();
  await place.deal();
});
afterEach(() => {
  vi.useRealTimers();
});

const isPaused = (): boolean => place.page().find('.curtain').exists();
const last = (): unknown => place.said.at(-1);

test('Alt+P pauses, and goes on', async () => {
  await place.sit();
  await place.press('startRound');
  expect(await place.chord('KeyP')).toBe(true);
  expect(isPaused()).toBe(true);
  await place.chord('KeyP');
  expect(isPaused()).toBe(false);
});

test('Alt+M switches the sound', async () => {
  await place.sit();
  await place.chord('KeyM');
  expect(place.page().find('[aria-label="Sound is off"]').exists()).toBe(true);
  await place.chord('KeyM');
  expect(place.page().find('[aria-label="Sound is on"]').exists()).toBe(true);
});

test.each([
  [78_000, '1 minute 42 seconds left'],
  [60_000, '2 minutes left'],
  [179_000, '1 second left'],
])('Alt+T says after %i ms what is left of three minutes', async (ms, sentence) => {
  await place.sit();
  await place.press('startRound');
  await place.pass(ms);
  await place.chord('KeyT');
  expect(last()).toEqual({ text: sentence, urgency: 'assertive' });
});

test('Alt+T says so where no clock runs', async () => {
  await place.sit();
  await place.chord('KeyT');
  expect(last()).toEqual({ text: 'There is no limit.', urgency: 'assertive' });
});

test('Alt+U takes back', async () => {
  await place.deal(GAMES.highCard, ['person', 'person']);
  await place.sit();
  await place.press('keep');
  await place.chord('KeyU');
  expect((await place.kept()).at(-1)).toEqual({ type: 'back', to: 0 });
});

test.each([{ altKey: false }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a letter, AltGr and chords of the browser are let through: %o',
  async (keys) => {
    await place.sit();
    await place.press('startRound');
    expect(await place.chord('KeyP', keys)).toBe(false);
    expect(isPaused()).toBe(false);
  },
);

test('who has switched shortcuts off has none, and none is named', async () => {
  place.notes.set('quoin:preferences', JSON.stringify({ shortcuts: false }));
  await place.sit();
  await place.press('startRound');
  expect(await place.chord('KeyP')).toBe(false);
  expect(isPaused()).toBe(false);
  expect(place.page().find('[aria-label=Pause]').attributes('title')).toBe('Pause');
});

test('buttons name their chord beside their name', async () => {
  await place.sit();
  await place.press('startRound');
  expect(place.page().find('[aria-label=Pause]').attributes('title')).toBe('Pause (Alt+P)');
});
