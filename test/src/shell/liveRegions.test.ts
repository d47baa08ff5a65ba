import { expect, test } from 'vitest';
import { nextTick } from 'vue';
import { createLiveRegions } from '#src/shell/liveRegions.ts';

test('a message said again changes its region, so that it is spoken again', () => {
  const { texts, announce } = createLiveRegions();
  announce('Refused.', 'assertive');
  const first = texts.assertive;
  announce('Refused.', 'assertive');
  const second = texts.assertive;
  announce('Refused.', 'assertive');
  expect(second).not.toBe(first);
  expect(texts.assertive).not.toBe(second);
  expect([first, second.trim()]).toEqual(['Refused.', 'Refused.']);
});

test('each urgency has its own region', () => {
  const { texts, announce } = createLiveRegions();
  announce('Half time.', 'polite');
  announce('Time’s up', 'assertive');
  expect(texts).toEqual({ polite: 'Half time.', assertive: 'Time’s up' });
});

test('what was said before is not left standing once it has been in the page', async () => {
  const { texts, announce } = createLiveRegions();
  announce('Half time.', 'polite');
  await nextTick();
  announce('Time’s up', 'assertive');
  expect(texts).toEqual({ polite: '', assertive: 'Time’s up' });
  await nextTick();
  announce('Half time.', 'polite');
  expect(texts).toEqual({ polite: 'Half time.', assertive: '' });
});

test('what is said is said in a dialog too, as long as that is open', () => {
  const { texts, announce, join } = createLiveRegions();
  announce('Before.', 'polite');
  const dialog = join();
  expect(dialog.texts.polite).toBe('');
  announce('During.', 'polite');
  expect([texts.polite, dialog.texts.polite]).toEqual(['During.', 'During.']);
  dialog.leave();
  announce('After.', 'polite');
  expect([texts.polite, dialog.texts.polite]).toEqual(['After.', 'During.']);
});
