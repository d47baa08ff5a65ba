import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHistory, type Router } from 'vue-router';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import { takeHandedOver } from '#src/inspector/handedOver.ts';
// Where a button leads is there at once, so that no test waits for it.
import '#src/inspector/InspectPage.vue';
import { createArcadeRouter } from '#src/shell/router.ts';
import MomentTable from '#src/watch/MomentTable.vue';
import { encodeRecord } from '#src/watch/recordLink.ts';
import ReplayPage from '#src/watch/ReplayPage.vue';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';
import { plainTable } from '#test/src/table/seated.ts';
import { watchedDuel } from './watchedDuel.ts';

vi.mock('#games/boggle/BoggleTable.vue', () => ({ default: plainTable() }));

enableAutoUnmount(afterEach);

/** However busy the machine is. */
function until(look: () => void): Promise<void> {
  return vi.waitFor(look, 10_000);
}

const record: MatchRecord = { ...(await watchedDuel()).record, carried: { vocabulary: ['train'] } };
let store: MatchStore;
let router: Router;

beforeEach(() => {
  store = createMemoryStore(() => 0);
  takeHandedOver();
});

async function open(path: string, id = ''): Promise<VueWrapper> {
  router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push(path);
  const notes = createBrowserNotes(() => fakeStorage().storage);
  return mount(ReplayPage, {
    attachTo: document.body,
    props: { id },
    global: { plugins: [createPinia(), router], provide: { [SERVICES]: fakeServices(store, notes) } },
  });
}

async function watching(page: VueWrapper): Promise<VueWrapper> {
  await until(() => expect(page.find('.replay').exists()).toBe(true));
  await flushPromises();
  return page;
}

async function openLink(given: MatchRecord = record): Promise<VueWrapper> {
  return watching(await open(`/replay#r=${(await encodeRecord(given)) ?? ''}`));
}

async function openFile(given: object): Promise<VueWrapper> {
  const page = await open('/replay');
  await choose(page, JSON.stringify(given));
  return watching(page);
}

async function choose(page: VueWrapper, text: string): Promise<void> {
  const input = page.find('input[type=file]');
  Object.defineProperty(input.element, 'files', { value: [new File([text], 'match.json')] });
  await input.trigger('change');
}

async function press(page: VueWrapper, name: string): Promise<void> {
  const found = page
    .findAll('button')
    .find((each) => each.text() === name || each.attributes('aria-label') === name);
  if (found === undefined) throw new Error(`There is no button “${name}”.`);
  await found.trigger('click');
  await flushPromises();
}

/** A key pressed on the page, not in any control. */
async function key(name: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  await flushPromises();
  return event.defaultPrevented;
}

function line(page: VueWrapper): string {
  return page.find('[role=slider]').attributes('aria-valuetext') ?? '';
}

function moment(page: VueWrapper) {
  return page.findComponent(MomentTable).props();
}

describe('keys', () => {
  test('the arrows walk a step, and stop at the ends', async () => {
    const page = await openLink();
    expect(moment(page).state.n).toBe(0);
    expect(await key('ArrowRight')).toBe(true);
    await key('ArrowRight');
    expect(moment(page).state.n).toBe(2);
    await key('ArrowLeft');
    await key('ArrowLeft');
    await key('ArrowLeft');
    expect(moment(page).state.n).toBe(0);
    expect(line(page)).toMatch(/^0:00\.0/);
  });

  test('the space bar plays and pauses; held down it does so once', async () => {
    const page = await openLink();
    const plays = (): boolean => page.find('[aria-label="Pause"]').exists();
    expect(plays()).toBe(false);
    expect(await key(' ')).toBe(true);
    expect(plays()).toBe(true);
    await key(' ', { repeat: true });
    expect(plays()).toBe(true);
    await key(' ');
    expect(plays()).toBe(false);
  });

  test('with a modifier, and in a field, belong to others', async () => {
    const page = await openLink();
    expect(await key('ArrowRight', { altKey: true })).toBe(false);
    const field = page.find('textarea').element;
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await flushPromises();
    expect(moment(page).state.n).toBe(0);
  });
});

test('a round begins at its button, and the button says where one is', async () => {
  const page = await openLink();
  await press(page, 'Round 2');
  expect(moment(page).time).toBe(200_000);
  expect(line(page)).toContain('round 2');
  const pressed = (): string[] =>
    page.findAll('[aria-current], [aria-pressed=true]').map((each) => each.text());
  expect(pressed()).toContain('Round 2');
  await press(page, 'Round 1');
  expect(moment(page).state.n).toBe(1);
  expect(pressed()).toContain('Round 1');
});

test('one sees with the eyes of a person or a watcher; the computer’s stay shut while the match can go on', async () => {
  const page = await openLink();
  const names = page.findAll('.seen label').map((label) => label.text());
  expect(names).toEqual(['Ann', 'Watcher']);
  expect(moment(page).viewer).toBe(0);
  await page.findAll('.seen input').at(-1)?.setValue(true);
  expect(moment(page).viewer).toBe('spectator');
});

test('nothing of a match that came along is kept until that is asked for, and then once', async () => {
  const page = await openLink();
  expect(await store.list()).toEqual([]);
  await press(page, 'Keep this match');
  await until(() => expect(page.find('.notice').text()).toBe('The match is kept on this device.'));
  expect(await store.list()).toHaveLength(1);
  expect(await store.read('b2')).toEqual(record);
  expect(page.find('a.go-on').attributes('href')).toBe('/match/b2');
  expect(page.text()).not.toContain('Keep this match');
});

test('what is kept here opens from its address, and leads back to the match', async () => {
  await store.create('a1', record);
  const page = await watching(await open('/replay/a1', 'a1'));
  expect(page.find('a.go-on').text()).toBe('Back to the match');
  expect(page.find('.wide a').attributes('href')).toBe('/inspect/a1');
});

test('is seen at first as the seat its address names, and as any other where there is no such seat', async () => {
  const two = {
    ...record,
    seats: ['Ann', 'Ben'].map((name) => ({ by: 'person' as const, name })),
    log: record.log.filter(({ by }) => by === 0),
  };
  await store.create('a1', two);
  expect(moment(await watching(await open('/replay/a1?as=2', 'a1'))).viewer).toBe(1);
  expect(moment(await watching(await open('/replay/a1?as=9', 'a1'))).viewer).toBe(0);
});

describe('a match of a hosted table', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function serve(status: number, body: unknown): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: URL) => {
      asked.push(url.pathname);
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
    return asked;
  }

  test('comes from the server; while it is not over nobody keeps it to play it on', async () => {
    const asked = serve(200, record);
    const page = await watching(await open('/replay?table=ABC234'));
    expect(asked).toEqual(['/api/tables/ABC234/record']);
    expect(page.find('.go-on').exists()).toBe(false);
    expect(await store.list()).toEqual([]);
  });

  test('can be kept when it is over', async () => {
    const n = record.log.length + 1;
    serve(200, { ...record, log: [...record.log, { n, at: 250_000, by: 0, move: { type: 'quit' } }] });
    const page = await watching(await open('/replay?table=ABC234'));
    expect(page.find('.go-on').text()).toBe('Keep this match');
  });

  test('that cannot be had says why', async () => {
    serve(409, { error: { code: 'table/not-over', message: 'Not over.' } });
    const page = await open('/replay?table=ABC234');
    await until(() => expect(page.find('.fault').text()).toContain('stays secret until then'));
  });
});

describe('a match that broke', () => {
  const broken: MatchRecord = {
    ...record,
    log: record.log.map((entry) => (entry.n === 4 ? { ...entry, by: 7 } : entry)),
  };

  test('plays up to its last sound entry, and says where and why it ends', async () => {
    const page = await openFile(broken);
    expect(page.find('.notice.fault').text()).toBe(
      'The replay stops at 0:03.0, at the last moment that is sound: Entry 4 of the record does not fit: there is no seat 7.',
    );
    await press(page, 'To the start');
    for (let n = 0; n < 9; n += 1) await key('ArrowRight');
    expect(moment(page).state.n).toBe(3);
    expect(line(page)).toMatch(/entry 3 of 3$/);
  });

  test('is kept as far as it is sound, without its mistake, to be played on', async () => {
    const crash = { where: 'chart', at: 250_000, message: 'Oh', stack: '', attempt: null } as const;
    const page = await openFile({ ...broken, crash });
    await press(page, 'Keep this match');
    await until(() => expect(page.text()).toContain('The match is kept on this device.'));
    const kept = await store.read('b2');
    expect(kept).toMatchObject({ log: record.log.slice(0, 3) });
    expect(kept).not.toHaveProperty('crash');
  });

  test('is handed to dev mode as it is open here: its file need not be chosen again', async () => {
    const page = await openFile(broken);
    const { watched } = moment(page);
    await press(page, 'Dev mode');
    await until(() => expect(router.currentRoute.value.path).toBe('/inspect'));
    expect(takeHandedOver()).toEqual({ kind: 'opened', watched });
    expect(takeHandedOver()).toBeNull();
  });
});

test('a link leads to dev mode with the same match in its address', async () => {
  const page = await openLink();
  expect(page.find('.wide a').attributes('href')).toMatch(/^\/inspect#r=[\w-]+$/);
});

test('what cannot be opened is said, and another file can be chosen at once', async () => {
  const page = await open('/replay#r=nonsense');
  await until(() => expect(page.find('.fault').text()).toMatch(/^[A-Z].*\.$/));
  await choose(page, '{"format":"else"}');
  await until(() => expect(page.find('.fault').text()).toBe('This is not a Quoin match record.'));
  await choose(page, JSON.stringify(record));
  await watching(page);
});
