import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createMemoryHistory, type Router } from 'vue-router';
import { ARCADE_ADDRESSES } from '#shared/plugin/gameId.ts';
import { createArcadeRouter, routes } from '#src/shell/router.ts';

const router = (): Router => createArcadeRouter('/', createMemoryHistory('/'));

test.each([
  ['/', 'menu', {}],
  ['/boggle', 'game', { game: 'boggle' }],
  ['/boggle/', 'game', { game: 'boggle' }],
  ['/boggle/new', 'setUp', { game: 'boggle' }],
  ['/boggle/kept', 'kept', { game: 'boggle' }],
  ['/boggle/daily', 'daily', { game: 'boggle' }],
  ['/boggle/solve', 'page', { game: 'boggle', page: 'solve' }],
  ['/lists', 'lists', {}],
  ['/help', 'help', {}],
  ['/help/boggle', 'help', { game: 'boggle' }],
  ['/history', 'history', {}],
  ['/settings', 'settings', {}],
  ['/about', 'about', {}],
  ['/match/a1', 'match', { id: 'a1' }],
  ['/no/such/page', 'notFound', { rest: ['no', 'such', 'page'] }],
  [`/${'x'.repeat(2000)}`, 'notFound', { rest: ['x'.repeat(2000)] }],
])('%.24s is a page of its own', (path, name, params) => {
  const found = router().resolve(path);
  expect(found.name).toBe(name);
  for (const [key, value] of Object.entries(params)) expect(found.params[key]).toEqual(value);
});

test('the first part of each of the arcade’s own addresses is taken: no game can have it', () => {
  const firsts = routes.flatMap(({ path }) => /^\/([^:/]+)/.exec(path)?.[1] ?? []);
  expect(firsts.length).toBeGreaterThan(5);
  expect(firsts.filter((first) => !ARCADE_ADDRESSES.includes(first))).toEqual([]);
});

test('the page’s file leads to the menu', async () => {
  const arcade = router();
  await arcade.push('/index.html');
  expect(arcade.currentRoute.value.path).toBe('/');
});

test.each(['2026-11-30', 'tomorrow'])('%s after the board of the day asks for that day', async (day) => {
  const arcade = router();
  await arcade.push(`/boggle/daily/${day}`);
  expect(arcade.currentRoute.value.fullPath).toBe(`/boggle/daily?day=${day}`);
});

describe('a change of page', () => {
  const start = vi.fn();

  /** As a browser does it: the change a moment later, the promises of a transition that is skipped refused. */
  function fades(skipped: DOMException | null): void {
    start.mockImplementation((change: () => Promise<void>) => {
      const done = Promise.resolve().then(change);
      const ready = skipped === null ? done : Promise.reject(skipped);
      return { ready, finished: done, updateCallbackDone: done };
    });
    Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });
  }

  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
    delete document.documentElement.dataset.motion;
    document.body.innerHTML = '';
    start.mockReset();
  });

  async function goTo(path: string): Promise<Router> {
    document.body.innerHTML = '<h1 tabindex="-1">Heading</h1>';
    const arcade = router();
    await arcade.push('/');
    await arcade.push(path);
    await flushPromises();
    return arcade;
  }

  it('fades, and still moves the focus to the heading', async () => {
    fades(null);
    const arcade = await goTo('/no/such/page');
    expect(start).toHaveBeenCalledTimes(1);
    expect(arcade.currentRoute.value.name).toBe('notFound');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('happens all the same when the browser skips the fade', async () => {
    fades(new DOMException('skipped', 'AbortError'));
    const arcade = await goTo('/no/such/page');
    expect(arcade.currentRoute.value.name).toBe('notFound');
  });

  it('does not fade for whoever wants less motion', async () => {
    fades(null);
    document.documentElement.dataset.motion = 'less';
    const arcade = await goTo('/no/such/page');
    expect(start).not.toHaveBeenCalled();
    expect(arcade.currentRoute.value.name).toBe('notFound');
  });
});
