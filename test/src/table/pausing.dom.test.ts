import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { plugin as pig } from '#games/pig/index.ts';
import { askingTable } from './askingTable.ts';
import { plainTable, placeBeforeEach, type Place } from './seated.ts';

enableAutoUnmount(afterEach);

let place: Place;
placeBeforeEach((dealt) => {
  place = dealt;
});

const shows = (selector: string): boolean =>
  place.page().find<HTMLElement>(selector).element.style.display !== 'none';
const isPaused = (): boolean => place.page().find('.curtain').exists();
const time = (): string => place.page().find('[role=timer]').text();

describe('pausing', () => {
  test('hides what the table hides, stops the clock, and resuming goes on where it stood', async () => {
    await place.sit();
    await place.press('startRound');
    await place.pass(10_000);
    expect(time()).toBe('2:50');
    await place.press('Pause');
    expect(shows('.board')).toBe(false);
    expect(place.page().text()).toContain('2:50 left on the clock');
    await place.pass(60_000);
    await place.press('Resume');
    expect(shows('.board')).toBe(true);
    await place.pass(1_000);
    expect(time()).toBe('2:49');
  });

  test('puts its card where the table would have it, with the focus on the way on', async () => {
    await place.sit();
    await place.press('startRound');
    await place.press('Pause');
    expect(place.page().find('[data-paused-here] .curtain').exists()).toBe(true);
    expect(document.activeElement?.textContent.trim()).toBe('Resume');
  });

  test('covers a table that does not hide its secrets itself', async () => {
    await place.sit({ table: plainTable({ hides: false }) });
    await place.press('startRound');
    await place.press('Pause');
    expect(shows('.stage')).toBe(false);
    expect(isPaused()).toBe(true);
    await place.press('Resume');
    expect(shows('.stage')).toBe(true);
  });

  test('sends first what the table still holds', async () => {
    await place.sit();
    await place.press('startRound');
    await place.page().find('textarea').setValue('held');
    await place.press('Pause');
    expect(await place.kept()).toEqual([
      { type: 'startRound' },
      { type: 'edit', pos: 0, del: 0, ins: 'held' },
    ]);
    expect(place.page().text()).toContain('3:00 left on the clock');
  });

  test('gives the focus back to where it was', async () => {
    await place.sit();
    await place.press('startRound');
    place.page().find<HTMLElement>('textarea').element.focus();
    await place.press('Pause');
    await place.press('Resume');
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });

  test('a page loaded anew in the middle of a round opens paused, at the second at which it was left', async () => {
    await place.sit();
    await place.press('startRound');
    await place.pass(5_000);
    dispatchEvent(new Event('pagehide'));
    await flushPromises();
    place.page().unmount();
    await place.pass(3_600_000);
    await place.sit({ run: false });
    expect(place.page().text()).toContain('2:55 left on the clock');
    await place.press('Resume');
    expect(time()).toBe('2:55');
  });

  test('leaves the table’s moves in use; with the round its pause is over', async () => {
    await place.sit();
    await place.press('startRound');
    await place.press('Pause');
    await place.press('newGame');
    expect(isPaused()).toBe(false);
  });

  test('looks at the clock a few times a second at most', async () => {
    await place.sit();
    await place.press('startRound');
    await place.pass(9_999);
    await place.press('Pause');
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await place.pass(10_000);
    expect(timers.mock.calls.length).toBeLessThan(60);
    timers.mockRestore();
  });

  test('where no clock runs, nothing is paused', async () => {
    await place.sit({ run: false });
    expect(isPaused()).toBe(false);
  });
});

describe('a dialog of a table that the pause hides', () => {
  const isAsked = (): boolean => document.querySelector('dialog[open]') !== null;
  const focused = (): string | undefined => document.activeElement?.textContent.trim();

  test('does not open behind it: one can go on, and then it does, and the focus is left to it', async () => {
    await place.sit({ run: false, quiet: true, table: askingTable(0) });
    expect(isPaused()).toBe(true);
    expect(isAsked()).toBe(false);
    expect(focused()).toBe('Resume');
    await place.press('Resume');
    expect(isAsked()).toBe(true);
    // This DOM gives a dialog no focus of its own.
    expect(document.activeElement).toBe(document.body);
    await place.press('Look');
    expect(isAsked()).toBe(false);
  });

  test('stands aside when the page is put away, and is there again after it', async () => {
    await place.sit({ table: askingTable(800) });
    await place.press('startRound');
    expect(isAsked()).toBe(true);
    dispatchEvent(new Event('pagehide'));
    await flushPromises();
    expect(isAsked()).toBe(false);
    expect(focused()).toBe('Resume');
    await place.press('Resume');
    expect(isAsked()).toBe(true);
  });

  test('but what is read over the pause stays open', async () => {
    await place.sit({ table: plainTable({ hides: false }) });
    await place.press('startRound');
    await place.press('How to play');
    expect(isPaused()).toBe(true);
    expect(isAsked()).toBe(true);
  });
});

describe('what would go on with nobody there opens paused', () => {
  test('a match from a file, whatever it shows', async () => {
    await place.sit({ run: false, quiet: true });
    expect(isPaused()).toBe(true);
    await place.press('Resume');
    expect(isPaused()).toBe(false);
  });

  test('a match with a bot that has a move to make, until somebody goes on', async () => {
    await place.deal(undefined, ['random', 'random']);
    await place.sit({ run: false });
    expect(isPaused()).toBe(true);
    await place.pass(60_000);
    expect(await place.kept()).toEqual([]);
    await place.press('Resume');
    await place.pass(60_000);
    expect(await place.kept()).not.toEqual([]);
  });

  test('a match in which it is the turn of a bot that comes where bots are asked', async () => {
    await place.deal(pig, ['keepPaceEndRace', 'person']);
    await place.sit({ run: false });
    expect(isPaused()).toBe(true);
  });

  test('but not where such a bot waits for the person', async () => {
    await place.deal(pig, ['person', 'keepPaceEndRace']);
    await place.sit({ run: false });
    expect(isPaused()).toBe(false);
  });

  test('and goes on when the person starts a round', async () => {
    await place.sit({ run: false, quiet: true });
    await place.press('startRound');
    expect(isPaused()).toBe(false);
    await place.pass(1_000);
    expect(time()).toBe('2:59');
  });
});
