import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import ChartPanel from '#src/inspector/ChartPanel.vue';
import { usePlayhead, type Playhead } from '#src/watch/usePlayhead.ts';
import type { Watched } from '#src/watch/watched.ts';
import { giveSize, watchedBoggle, watchedHighCard } from './chartWatched.ts';

enableAutoUnmount(afterEach);
beforeEach(() => giveSize(900, 400));
afterEach(() => vi.unstubAllGlobals());

async function look(watched: Watched) {
  const heads: Playhead[] = [];
  const page = mount(
    defineComponent(() => {
      const own = usePlayhead(watched);
      heads.push(own);
      return () => h(ChartPanel, { watched, playhead: own });
    }),
    { attachTo: document.body },
  );
  // A long match is counted in slices; these are counted in the first few.
  await vi.waitUntil(() => !page.text().includes('Counting') && page.find('[data-spot]').exists(), {
    timeout: 20_000,
  });
  await flushPromises();
  const [head] = heads;
  if (head === undefined) throw new Error('No playhead.');
  const button = (name: string) => {
    const found = page
      .findAll('button')
      .find((each) => each.text() === name || each.attributes('aria-label') === name);
    if (found === undefined) throw new Error(`There is no button “${name}”.`);
    return found;
  };
  const spot = (id: string) => page.get(`[data-spot="${id}"]`);
  return { page, playhead: head, button, spot };
}

describe('the chart of a match', () => {
  test('counts what happened up to the moment looked at', async () => {
    const { page, playhead, spot } = await look(await watchedBoggle());
    expect(spot('arrow betweenRounds --startRound').text()).toContain('×1');
    expect(spot('arrow round.writing --edit').text()).toContain('×2');
    expect(spot('arrow round.writing --always').text()).toContain('×1');
    expect(spot('arrow round.writing --after roundTime').text()).toContain('×1');
    expect(spot('arrow --quit').text()).toContain('never');
    expect(spot('state round').attributes('aria-label')).toContain('entered 2 times');
    playhead.toStep(2);
    await page.vm.$nextTick();
    expect(spot('arrow round.writing --edit').text()).toContain('×1');
    expect(spot('arrow round.writing --edit').classes()).toContain('now');
    expect(spot('arrow round.writing --after roundTime').text()).toContain('never');
    expect(spot('state round.writing').classes()).toContain('lit-now');
  });

  test('a delay and what follows it at once are both just taken', async () => {
    const { spot } = await look(await watchedBoggle());
    expect(spot('arrow round.writing --after roundTime').classes()).toContain('now');
    expect(spot('arrow round.written --always [otherwise]').classes()).toContain('now');
    expect(spot('arrow reckoning.scoring --always [otherwise]').classes()).toContain('now');
  });

  test('goes from time to time in a state', async () => {
    const { playhead, button, spot } = await look(await watchedBoggle());
    await spot('state round').trigger('click');
    expect(button('Next time in round').attributes('disabled')).toBeDefined();
    await button('Previous time in round').trigger('click');
    expect(playhead.index.value).toBe(6);
    await button('Previous time in round').trigger('click');
    expect(playhead.index.value).toBe(1);
    expect(button('Previous time in round').attributes('disabled')).toBeDefined();
    await button('Next time in round').trigger('click');
    expect(playhead.index.value).toBe(6);
  });

  test('a history brings back where the players were, and only the arrow is counted', async () => {
    const { spot, playhead, page } = await look(await watchedHighCard());
    expect(spot('arrow resting --resume').text()).toContain('×1');
    playhead.toStep(3);
    await page.vm.$nextTick();
    expect(spot('state playing.turn').classes()).toContain('lit-now');
    playhead.toStep(2);
    await page.vm.$nextTick();
    expect(spot('state resting').classes()).toContain('lit-now');
    expect(spot('state playing').classes()).toContain('lit-no');
  });

  test('is the same as text at a press, and drawn again at another', async () => {
    const { page, button } = await look(await watchedBoggle());
    await button('As text').trigger('click');
    await vi.dynamicImportSettled();
    await flushPromises();
    expect(page.find('.drawing').exists()).toBe(false);
    expect(page.find('.text [aria-current="true"] b').text()).toBe('review');
    await button('As drawing').trigger('click');
    expect(page.find('.drawing').exists()).toBe(true);
  });
});

describe('the chart as a file', () => {
  test('is saved as seen, with its counts, as a diagram, and as a machine', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    let made: Blob | null = null;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made = blob;
      return 'blob:chart';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made !== null) saved.push({ name: this.download, text: made.text() });
    });
    const { button } = await look(await watchedBoggle());
    for (const form of ['SVG, with the counts you see', 'Mermaid', 'JSON']) {
      await button(form).trigger('click');
      await vi.dynamicImportSettled();
      await flushPromises();
    }
    expect(saved.map(({ name }) => name)).toEqual(['boggle.svg', 'boggle.mmd', 'boggle.json']);
    const [svg = '', mermaid = '', json = ''] = await Promise.all(saved.map(({ text }) => text));
    expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    for (const count of ['×2', 'never']) expect(svg).toContain(count);
    expect(mermaid).toContain('stateDiagram-v2');
    expect(JSON.parse(json)).toMatchObject({ id: 'boggle', initial: 'betweenRounds' });
    vi.restoreAllMocks();
  });
});
