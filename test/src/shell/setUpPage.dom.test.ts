import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, test } from 'vitest';
import { shallowRef } from 'vue';
import { createMemoryHistory } from 'vue-router';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { createAlone } from '#src/profile/alone.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { createCarriedStore } from '#src/profile/carriedStore.ts';
import { SERVICES } from '#src/profile/services.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import SetUpPage from '#src/shell/SetUpPage.vue';
import { fakeStorage } from '#test/src/profile/fakes.ts';

enableAutoUnmount(afterEach);

let said: string[] = [];

async function open(): Promise<VueWrapper> {
  said = [];
  const notes = createBrowserNotes(() => fakeStorage().storage);
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push('/boggle/new');
  return mount(SetUpPage, {
    attachTo: document.body,
    props: { game: 'boggle' },
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: {
          matches: createMemoryStore(() => 0),
          carried: createCarriedStore(notes, createAlone(undefined)),
          notes,
          storageFault: shallowRef(null),
          seed: () => 1,
          matchId: () => 'b2',
        },
        [ANNOUNCE]: (text: string) => {
          said.push(text);
        },
      },
    },
  });
}

test('each field at fault says so itself, and the first takes the focus', async () => {
  const page = await open();
  await page.find('[name=difficulty]').setValue('11');
  await page.find('#set-up-seed').setValue('minus one');
  await page.find('form').trigger('submit');
  await flushPromises();
  const invalid = page.findAll('[aria-invalid="true"]');
  const described = invalid.map((field) => {
    const [fault] = (field.attributes('aria-describedby') ?? '').split(' ');
    return document.getElementById(fault ?? '')?.textContent;
  });
  expect(described).toEqual([
    'Difficulty is a whole number from 1 to 10.',
    'Seed is a whole number from 0 to 4,294,967,295.',
  ]);
  expect(document.activeElement).toBe(invalid[0]?.element);
  expect(said).toEqual([described.join(' ')]);
});

test('what has been mended is at fault no more', async () => {
  const page = await open();
  const difficulty = page.find('[name=difficulty]');
  await difficulty.setValue('11');
  await page.find('form').trigger('submit');
  await difficulty.setValue('10');
  await page.find('#set-up-seed').setValue('x');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(page.findAll('[aria-invalid="true"]').map((field) => field.attributes('id'))).toEqual([
    'set-up-seed',
  ]);
});
