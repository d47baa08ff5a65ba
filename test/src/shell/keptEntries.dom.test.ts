import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import App from '#src/shell/App.vue';
import SetUpForm from '#src/shell/SetUpForm.vue';
import { demo } from './demoPlugin.ts';
import { mountIn } from './mounted.ts';

enableAutoUnmount(afterEach);

interface Arcade {
  readonly page: VueWrapper;
  readonly router: Router;
  follow(selector: string): Promise<void>;
  back(): Promise<void>;
}

async function open(query = ''): Promise<Arcade> {
  const router = createRouter({
    history: createMemoryHistory('/'),
    routes: [
      { path: '/demo/new', component: SetUpForm, props: { plugin: demo } },
      { path: '/:rest(.*)*', component: { render: () => null } },
    ],
  });
  await router.push('/demo');
  await router.push(`/demo/new${query}`);
  const { page } = await mountIn(App, { router });
  return {
    page,
    router,
    async follow(selector) {
      await page.get(selector).trigger('click');
      await flushPromises();
    },
    async back() {
      const before = router.currentRoute.value.path;
      router.back();
      await vi.waitFor(() => {
        expect(router.currentRoute.value.path).not.toBe(before);
      });
      await flushPromises();
    },
  };
}

const entered = (page: VueWrapper): readonly string[] =>
  ['[name=goal]', '[name=clock]', '#set-up-seed', '.company li:nth-child(1) input'].map(
    (each) => page.get<HTMLInputElement | HTMLSelectElement>(each).element.value,
  );

async function fill(page: VueWrapper): Promise<void> {
  await page.get('[name=goal]').setValue('33');
  await page.get('[name=clock]').setValue('120');
  await page.get('#set-up-seed').setValue('77');
  await page.get('.company li:nth-child(1) input').setValue('Ann');
  await page.get('.company li:nth-child(2) select').setValue('level2');
}

test.each(['.lists', '[href="/help/demo"]'])(
  'what was entered stands there again after the way through %s and back',
  async (link) => {
    const { page, router, follow, back } = await open();
    await fill(page);
    await follow(link);
    expect(router.currentRoute.value.path).not.toBe('/demo/new');
    await back();
    expect(router.currentRoute.value.query).toEqual({
      goal: '33',
      clock: '120',
      seats: 'person,level2',
      seed: '77',
    });
    expect(entered(page)).toEqual(['33', '120', '77', 'Ann']);
    expect(page.get<HTMLSelectElement>('.company li:nth-child(2) select').element.value).toBe('level2');
  },
);

test('what is at fault is left out, and the rest stays', async () => {
  const { page, follow, back } = await open();
  await fill(page);
  await page.get('[name=goal]').setValue('0');
  await page.get('#set-up-seed').setValue('x');
  await follow('.lists');
  await back();
  expect(page.find('.notice').exists()).toBe(false);
  expect(entered(page)).toEqual(['10', '120', '', 'Ann']);
});

test('a way that led nowhere does not keep later entries from being noted', async () => {
  const { page, router, follow, back } = await open();
  const stop = router.beforeEach(() => false);
  await follow('.lists');
  stop();
  await fill(page);
  await follow('.lists');
  await back();
  expect(entered(page)).toEqual(['33', '120', '77', 'Ann']);
});

test('going back writes nothing into the page gone back to, and a page opened anew begins with nothing', async () => {
  const { page, router, back } = await open();
  await fill(page);
  await back();
  expect(router.currentRoute.value.fullPath).toBe('/demo');
  await router.push('/demo/new');
  await flushPromises();
  expect(entered(page)).toEqual(['5', '60', '', 'You']);
});
