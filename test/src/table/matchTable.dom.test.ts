import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineComponent, h, markRaw } from 'vue';
import { createMemoryHistory } from 'vue-router';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { readRecord } from '#shared/match/readRecord.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import { newRecord } from '#src/profile/newRecord.ts';
import { SERVICES } from '#src/profile/services.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import MatchTable from '#src/table/MatchTable.vue';
import { openMatch, type OpenedMatch } from '#src/table/openMatch.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

enableAutoUnmount(afterEach);

const ID = 'a1';

let store: MatchStore;
let notes: BrowserNotes;
let said: string[] = [];
let path = '';
let page: VueWrapper;

/** A match in the store that nobody has played yet. */
async function startAnew(): Promise<void> {
  await flushPromises();
  const plugin = pluginOf('boggle');
  if (plugin === undefined) throw new Error('Boggle is not in the registry.');
  const game = await plugin.load();
  const carried = game.carry?.initial() ?? null;
  const settings = { target: 100, difficulty: 10 };
  await store.create(ID, newRecord(plugin, game, { seed: 1, settings, carried }));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  said = [];
  const fake = fakeStorage();
  notes = createBrowserNotes(() => fake.storage);
  store = createMemoryStore(() => Date.now());
  await startAnew();
});

afterEach(() => {
  vi.useRealTimers();
});

async function opened(): Promise<OpenedMatch> {
  const match = await openMatch(store, pluginOf, ID);
  if (match.kind !== 'open') throw new Error(`The match is ${match.kind}.`);
  return match;
}

interface Opening {
  readonly run?: boolean;
  readonly quiet?: boolean;
  readonly change?: (match: OpenedMatch) => OpenedMatch;
}

/** The page of the match, as if it were loaded now. */
async function load({ run = false, quiet = false, change = (match) => match }: Opening = {}): Promise<void> {
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push(`/match/${ID}`);
  page = mount(MatchTable, {
    attachTo: document.body,
    props: { id: ID, opened: markRaw(change(await opened())), opening: { id: ID, run, quiet } },
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: fakeServices(store, notes),
        [ANNOUNCE]: (text: string) => {
          said.push(text);
        },
      },
    },
  });
  router.afterEach((to) => {
    path = to.path;
  });
  await flushPromises();
}

async function press(name: string): Promise<void> {
  const button = page
    .findAll('button')
    .find((each) => each.text() === name || each.attributes('aria-label') === name);
  if (button === undefined) throw new Error(`There is no button “${name}”.`);
  await button.trigger('click');
  await flushPromises();
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await flushPromises();
}

function shows(selector: string): boolean {
  return page.find<HTMLElement>(selector).element.style.display !== 'none';
}

/** The moves as they are kept, in order. */
async function keptMoves(): Promise<unknown[]> {
  const record = readRecord(await store.read(ID));
  if (!record.ok) throw new Error(record.message);
  return record.value.log.map((entry) => ('move' in entry ? entry.move : entry.table));
}

async function commit(selector: string, value: string): Promise<void> {
  const field = page.find<HTMLInputElement>(selector);
  field.element.value = value;
  await field.trigger('input');
  await field.trigger('change');
  await flushPromises();
}

const stage = (): HTMLElement => page.find<HTMLElement>('.stage').element;
const time = (): string => page.find('[role=timer]').text();

describe('pausing', () => {
  test('hides the letters and the words, stops the clock, and resuming goes on where it stood', async () => {
    await load({ run: true });
    await press('Start round');
    await pass(10_000);
    expect(time()).toBe('2:50');
    await press('Pause');
    expect([shows('.board'), shows('.word-sheet')]).toEqual([false, false]);
    expect(page.text()).toContain('2:50 left on the clock');
    await pass(60_000);
    await press('Resume');
    expect([shows('.board'), shows('.word-sheet')]).toEqual([true, true]);
    await pass(1_000);
    expect(time()).toBe('2:49');
  });

  test('a page loaded anew in the middle of a round opens paused, with what was written', async () => {
    await load({ run: true });
    await press('Start round');
    await page.find('textarea').setValue('kept words');
    await pass(5_000);
    dispatchEvent(new Event('pagehide'));
    await flushPromises();
    page.unmount();
    await pass(3_600_000);
    await load();
    expect(page.text()).toContain('2:55 left on the clock');
    await press('Resume');
    expect(page.find('textarea').element.value).toBe('kept words');
    expect(time()).toBe('2:55');
  });

  test('sends first what the editor still holds', async () => {
    await load({ run: true });
    await press('Start round');
    await page.find('textarea').setValue('a');
    await page.find('textarea').setValue('ab');
    await press('Pause');
    await pass(60_000);
    expect(page.text()).toContain('3:00 left on the clock');
    expect(await keptMoves()).toEqual([
      { type: 'startRound' },
      { type: 'edit', pos: 0, del: 0, ins: 'a' },
      { type: 'edit', pos: 1, del: 0, ins: 'b' },
    ]);
  });

  test('leaves Quit in use', async () => {
    await load({ run: true });
    await press('Start round');
    await press('Pause');
    await press('Quit');
    await pass(0);
    expect(path).toBe('/');
    expect((await store.list())[0]).toMatchObject({ final: true });
  });

  test('leaves New game and the target in use: with the round its pause is over', async () => {
    await load({ run: true });
    await press('Start round');
    await press('Pause');
    await press('New game');
    expect(page.text()).not.toContain('Paused');
    await press('Start round');
    await press('Pause');
    await commit('input[type=number]', '50');
    expect(page.text()).not.toContain('Paused');
    expect(shows('.board')).toBe(true);
  });

  test('leaves the difficulty in use, and stays paused', async () => {
    await load({ run: true });
    await press('Start round');
    await pass(10_000);
    await press('Pause');
    await commit('input[type=range]', '3');
    await pass(60_000);
    expect((await keptMoves()).at(-1)).toEqual({ type: 'setDifficulty', to: 3 });
    expect(page.text()).toContain('2:50 left on the clock');
    expect(shows('.board')).toBe(false);
  });

  test('looks at the clock a few times a second at most', async () => {
    await load({ run: true });
    await press('Start round');
    await pass(9_999);
    await press('Pause');
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await pass(10_000);
    expect(timers.mock.calls.length).toBeLessThan(60);
    timers.mockRestore();
  });

  test('covers a table that does not hide its secrets itself', async () => {
    await load({ run: true });
    await press('Start round');
    page.unmount();
    await flushPromises();
    await load({ change: (match) => ({ ...match, table: defineComponent(() => () => h('p')) }) });
    expect(stage().style.display).toBe('none');
  });

  test('where no clock runs, nothing is paused', async () => {
    await load();
    expect(page.text()).not.toContain('Paused');
  });
});

describe('what would go on with nobody there opens paused', () => {
  async function seat(bot: string): Promise<void> {
    const match = await opened();
    const [person] = match.record.seats;
    if (person === undefined) throw new Error('Nobody sits there.');
    await store.remove(ID);
    await store.create(ID, { ...match.record, seats: [person, { by: 'bot', bot, name: 'Other' }] });
  }

  test('a match from a file, whatever it shows', async () => {
    await load({ quiet: true });
    expect(page.text()).toContain('Paused');
    await press('Resume');
    expect(page.text()).not.toContain('Paused');
  });

  test('a match with a bot that has a move to make, until somebody goes on', async () => {
    await seat('random');
    await load();
    expect(page.text()).toContain('Paused');
    await pass(60_000);
    expect(await keptMoves()).toEqual([]);
    await press('Resume');
    await pass(60_000);
    expect(await keptMoves()).not.toEqual([]);
  });

  test('and goes on when the person starts a round', async () => {
    await load({ quiet: true });
    await press('Start round');
    expect(page.text()).not.toContain('Paused');
    await pass(1_000);
    expect(time()).toBe('2:59');
  });
});

test('a match in which nothing happened is not offered again', async () => {
  await load({ run: true });
  page.unmount();
  await flushPromises();
  expect(await store.list()).toEqual([]);
});

test('a match that another tab has begun to play is not deleted by one that has not', async () => {
  await load({ run: true });
  const untouched = page;
  await load({ run: true });
  await press('Start round');
  untouched.unmount();
  await flushPromises();
  expect(await keptMoves()).toEqual([{ type: 'startRound' }]);
});

describe('the end of a round', () => {
  test('is seen and said once, and not again when the page is loaded anew', async () => {
    await load({ run: true });
    await press('Start round');
    await pass(180_000);
    expect(page.find('.effect').text()).toBe('Time’s up');
    expect(said.filter((text) => text === 'Time’s up')).toHaveLength(1);
    page.unmount();
    said = [];
    await load();
    expect(page.find('.effect').exists()).toBe(false);
    expect(said).toEqual([]);
  });

  test('comes in time although timers were asleep for all of it', async () => {
    await load({ run: true });
    await press('Start round');
    // The clocks go on, no timer fires: a tab asleep. Then it wakes.
    vi.setSystemTime(Date.now() + 181_000);
    await pass(1_100);
    expect(page.find('[role=timer]').text()).toBe('0:00');
    expect(page.find('textarea').element.disabled).toBe(true);
  });
});

test('Quit keeps what the computer has learned and goes back to the menu', async () => {
  await load({ run: true });
  await press('Start round');
  await page.find('textarea').setValue('zyzzyva');
  await pass(180_000);
  await press('Quit');
  await pass(0);
  expect(path).toBe('/');
  const kept: unknown = JSON.parse(notes.get('quoin:carried:boggle') ?? 'null');
  expect(kept).toMatchObject({
    matches: [ID],
    value: { vocabulary: expect.arrayContaining(['zyzzyva']) },
  });
  expect((await store.list())[0]).toMatchObject({ id: ID, final: true });
});

const carriedNote = (): string | null => notes.get('quoin:carried:boggle');

test('of one match in two tabs, only the one that is kept teaches the computer', async () => {
  await load({ run: true });
  const other = page;
  await load({ run: true });
  await press('Start round');
  await pass(2_000);
  page.unmount();
  page = other;
  await press('Start round');
  await pass(0);
  expect(page.text()).toContain('This match goes on in another tab.');
  await press('Quit');
  await pass(0);
  expect(path).toBe('/');
  expect(carriedNote()).toBeNull();
});

test('a match that was deleted elsewhere is said at once, with a way to look again', async () => {
  await load({ run: true });
  await store.remove(ID);
  await press('Start round');
  await pass(100);
  expect(said.filter((text) => text.includes('it has been deleted'))).toHaveLength(1);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await press('Reload');
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});

test('a match from a file, maybe a stranger’s, teaches the computer nothing', async () => {
  notes.set(`quoin:imported:${ID}`, 'yes');
  await load({ run: true });
  await press('Quit');
  await pass(0);
  expect(path).toBe('/');
  expect(carriedNote()).toBeNull();
});

test('what a page that closed too early did not keep is kept when the match is opened again', async () => {
  await load({ run: true });
  await press('Quit');
  await pass(0);
  page.unmount();
  const kept = carriedNote();
  notes.remove('quoin:carried:boggle');
  await load();
  expect(kept).not.toBeNull();
  expect(carriedNote()).toBe(kept);
});

test('what cannot be saved is said, and the match goes on', async () => {
  store = { ...store, append: () => Promise.reject(new Error('disc full')) };
  await load({ run: true });
  await press('Start round');
  await pass(100);
  expect(page.text()).toContain('This match cannot be saved just now (disc full). You can play on.');
  expect(page.find('textarea').element.disabled).toBe(false);
});

test('a table that breaks says so and offers the match as a file', async () => {
  const fragile = defineComponent({
    setup: () => () => {
      throw new Error('no such tile');
    },
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await load({ run: true, change: (match) => ({ ...match, table: fragile }) });
  expect(page.text()).toContain('A mistake in Boggle stopped this match: no such tile');
  expect(page.findAll('button').map((each) => each.text())).toContain('Save as a file');
  expect(logged).toHaveBeenCalled();
});

test('sound can be switched off, and stays off; a match from a file starts without', async () => {
  await load({ run: true, change: (match) => ({ ...match, table: defineComponent(() => () => h('p')) }) });
  await press('Sound is on');
  page.unmount();
  await startAnew();
  await load({ run: true });
  await press('Sound is off');
  page.unmount();
  await startAnew();
  await load({ quiet: true });
  expect(page.find('[aria-label="Sound is off"]').exists()).toBe(true);
});
