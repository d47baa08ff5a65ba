import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { ENGLISH } from '#shared/plugin/ui/words.ts';
import KeptPage from '#src/shell/KeptPage.vue';
import { language } from '#src/shell/say.ts';
import { openPage } from './openPage.ts';

// A game that carries nothing, and has a title in another language.
vi.mock('#shared/plugin/registry.ts', () => {
  const plugin = { id: 'draughts', title: 'Draughts', settings: {}, load: async () => ({ messages: {} }) };
  return { plugins: [plugin], pluginOf: (id: string) => (id === plugin.id ? plugin : undefined) };
});
vi.mock('#shared/plugin/translations.ts', () => ({
  translations: { tags: ['de'], load: async () => ({ 'plugin.title': 'Dame' }), rules: async () => null },
}));

enableAutoUnmount(afterEach);
afterEach(() => {
  language.value = ENGLISH;
});

test('a game that remembers nothing is named in the language spoken', async () => {
  language.value = { tag: 'de', words: { 'kept.nothing': '{game} merkt sich nichts.' } };
  const { page } = await openPage(KeptPage, { props: { game: 'draughts' } });
  await vi.waitFor(() => {
    expect(page.text()).toContain('Dame merkt sich nichts.');
  });
});
