/** Dev mode at the table of a match that breaks, or ends, and dev mode that breaks itself. */
import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plugin } from '#shared/plugin/contract.ts';
import '#src/inspector/LiveInspector.vue';
import type * as Live from '#src/inspector/useLiveWatched.ts';
import { pluginWith, THROWN } from '#test/kit/brokenRule.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { askingTable } from '#test/src/table/askingTable.ts';
import { createPlace, ID, type Place } from '#test/src/table/seated.ts';

const mistake = vi.hoisted(() => ({ of: null as string | null }));
vi.mock('#src/inspector/useLiveWatched.ts', async (original) => {
  const { useLiveWatched } = await original<typeof Live>();
  return {
    useLiveWatched: (...given: Parameters<typeof useLiveWatched>) => {
      if (mistake.of !== null) throw new Error(mistake.of);
      return useLiveWatched(...given);
    },
  };
});

enableAutoUnmount(afterEach);

let place: Place;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mistake.of = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function sit(plugin: Plugin): Promise<void> {
  place = createPlace();
  await place.deal(plugin, ['person', 'person']);
  await place.sit();
}

/** What it takes until dev mode stands there or is gone. */
async function settle(): Promise<void> {
  await place.pass(100);
  await vi.dynamicImportSettled();
  await place.pass(100);
}

/** Ctrl and a full stop. */
async function devMode(): Promise<void> {
  await place.chord('Period', { altKey: false, ctrlKey: true, key: '.' });
  await settle();
}

function inspector() {
  return place.page().find('.inspector');
}

test('opened on a match that a delay has stopped, it shows what was due', async () => {
  await sit(pluginWith('delay'));
  await place.pass(30_000);
  expect(place.page().find('main.match section.broken').text()).toContain(THROWN.delay);
  await devMode();
  expect(inspector().exists()).toBe(true);
  expect(inspector().find('.notices .broken').text()).toContain('It stopped at 0:20.0');
  expect(inspector().find('section.broken .fault').text()).toContain('Nobody sits there');
  expect(inspector().find('section.broken ol').text()).toContain('is round over');
  await devMode();
  expect(inspector().exists()).toBe(false);
  // It is the same mistake as before.
  expect(place.page().find('main.match section.broken').text()).toContain(THROWN.delay);
});

test('open while a delay stops the match, it comes to show that', async () => {
  await sit(pluginWith('delay'));
  await devMode();
  expect(inspector().find('.notices .broken').exists()).toBe(false);
  await place.pass(30_000);
  expect(inspector().find('.notices .broken').text()).toContain('It stopped at 0:20.0');
  await vi.dynamicImportSettled();
  await place.pass(100);
  expect(inspector().find('section.broken').exists()).toBe(true);
});

test('what it stumbles over itself closes it, with a sentence; the match goes on', async () => {
  await sit(highCard);
  mistake.of = 'No such part.';
  await devMode();
  expect(inspector().exists()).toBe(false);
  expect(place.page().find('main.match').isVisible()).toBe(true);
  expect(place.page().find('.notice .fault').text()).toContain(
    'Dev mode has failed and was closed (No such part.)',
  );
  expect(place.page().find('section.broken').exists()).toBe(false);
  await place.press('keep');
  expect(await place.kept()).toEqual([{ type: 'keep' }]);
  // By then it has been read.
  expect(place.page().find('.notice').exists()).toBe(false);
});

test('where people share the device it opens as whose turn it is, and shows another’s view only when asked', async () => {
  await sit(highCard);
  await place.press('keep');
  await devMode();
  const chosen = () =>
    inspector().get('input[name=inspector-viewer]:checked').element.parentElement?.textContent;
  const look = async (seat: number) => {
    await inspector().findAll('input[name=inspector-viewer]')[seat]?.setValue(true);
    await vi.dynamicImportSettled();
    await place.pass(100);
  };
  expect(chosen()).toContain('Player 2');
  expect(inspector().find('.covered').exists()).toBe(false);
  await look(0);
  expect(inspector().get('.covered').text()).toContain('wrote');
  expect(inspector().find('.moment-table .effects').exists()).toBe(false);
  await inspector().get('.covered button').trigger('click');
  await place.pass(100);
  expect(inspector().find('.covered').exists()).toBe(false);
  expect(document.activeElement?.className).toContain('moment-table');
  // The watcher sees nothing that is somebody's own.
  await look(2);
  expect(inspector().find('.covered').exists()).toBe(false);
  await look(0);
  expect(inspector().find('.covered').exists()).toBe(false);
});

test('on a page that opens with it nothing interrupts; what interrupts comes once it is closed', async () => {
  const isAsked = (): boolean => document.querySelector('dialog[open]') !== null;
  place = createPlace();
  await place.deal(highCard, ['person', 'person']);
  await place.sit({ dev: true, table: askingTable(800) });
  expect(isAsked()).toBe(false);
  await settle();
  // The table itself stands there, and can be played.
  expect(inspector().find('.plain').exists()).toBe(true);
  expect(isAsked()).toBe(false);
  await devMode();
  expect(inspector().exists()).toBe(false);
  expect(isAsked()).toBe(true);
});

test('what one asks for at the table that stands in it does open', async () => {
  place = createPlace();
  await place.deal(highCard, ['person', 'person']);
  await place.sit({ dev: true, table: askingTable(0) });
  await settle();
  expect(inspector().find('dialog[open]').exists()).toBe(true);
});

test('a match that ends while it is open stays until it is closed', async () => {
  await sit(highCard);
  await devMode();
  await place.press('quit');
  await place.pass(1000);
  expect(inspector().find('.notices').text()).toContain('The match is over.');
  expect(await place.head()).toMatchObject({ id: ID, final: true });
  expect(place.path()).not.toBe('/');
  await devMode();
  await flushPromises();
  expect(place.path()).toBe('/');
});
