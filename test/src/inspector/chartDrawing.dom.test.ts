import { enableAutoUnmount, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Chart } from '#shared/chart/chart.ts';
import { layoutOf } from '#shared/chart/layout.ts';
import ChartDrawing from '#src/inspector/ChartDrawing.vue';
import ChartText from '#src/inspector/ChartText.vue';
import { lineWidth, type ChartCounts } from '#src/inspector/chartMoment.ts';
import { chartFor } from '#src/inspector/useChartLayout.ts';
import { giveSize, watchedBoggle, watchedHighCard } from './chartWatched.ts';

enableAutoUnmount(afterEach);
beforeEach(() => giveSize(900, 400));
afterEach(() => vi.unstubAllGlobals());

/** The round was ended by its clock just now, for the third time. */
const counts: ChartCounts = {
  entered: (path) => (path === 'reckoning.review' ? 3 : path === 'quit' ? 0 : 1),
  taken: (arrow) =>
    arrow === 'round.writing --after roundTime' ? 3 : arrow === 'round.writing --edit' ? 40 : 0,
  justTaken: (arrow) => arrow === 'round.writing --after roundTime',
};
const leaves = ['reckoning.review'];

async function boggleChart(): Promise<Chart> {
  return chartFor((await watchedBoggle()).timeline().machine);
}

async function drawn(): Promise<{
  page: VueWrapper;
  chart: Chart;
  spot: (id: string) => DOMWrapper<Element>;
}> {
  const chart = await boggleChart();
  const layout = layoutOf(chart, (text) => text.length * 7, 'right');
  const page = mount(ChartDrawing, {
    props: { chart, layout, leaves, counts, chosen: null, label: 'Statechart' },
    attachTo: document.body,
  });
  return { page, chart, spot: (id: string) => page.find(`[data-spot="${id}"]`) };
}

describe('the drawn chart', () => {
  test('draws every state and every arrow', async () => {
    const { chart, spot } = await drawn();
    for (const { path } of chart.states) expect(spot(`state ${path}`).exists()).toBe(true);
    for (const { name } of chart.arrows) expect(spot(`arrow ${name}`).exists()).toBe(true);
  });

  test('the innermost state is where the match is, those around it are lit, no other', async () => {
    const { page, spot } = await drawn();
    expect(page.findAll('[aria-current="true"]').map((e) => e.attributes('data-spot'))).toEqual([
      'state reckoning.review',
    ]);
    expect(spot('state reckoning').classes()).toContain('lit-around');
    expect(spot('state round').classes()).toContain('lit-no');
  });

  test('an arrow says how often it was taken, or never, and the one just taken is cased', async () => {
    const { spot } = await drawn();
    const taken = spot('arrow round.writing --after roundTime');
    expect(taken.text()).toContain('×3');
    expect(taken.classes()).toContain('now');
    expect(taken.findAll('.casing')).toHaveLength(1);
    expect(spot('arrow round.writing --edit').text()).toContain('×40');
    const never = spot('arrow gameOver --startRound');
    expect(never.text()).toContain('never');
    expect(never.classes()).toContain('never');
  });

  test('the oftener, the thicker; but hundreds still fit', () => {
    const widths = [0, 1, 3, 40, 5000].map(lineWidth);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(widths.length);
    expect(lineWidth(5000)).toBeLessThan(6);
  });

  test('is told in full to whoever cannot see it', async () => {
    const { spot } = await drawn();
    expect(spot('state reckoning.review').attributes('aria-label')).toBe(
      'review, now, entered 3 times. The lists are shown; each may reject own words, or challenge others’, as the rules say.',
    );
    expect(spot('state quit').attributes('aria-label')).toBe(
      'quit, final, never entered yet. The match has ended and some of the computer’s words are kept.',
    );
    expect(spot('arrow round.writing --after roundTime').attributes('aria-label')).toBe(
      'after round time from round, writing to round, written, doing beep, just taken, 3 times so far',
    );
    expect(spot('arrow --setDifficulty').attributes('aria-label')).toBe(
      'set difficulty from anywhere, leads nowhere else, if leads, doing set difficulty, never taken yet',
    );
  });

  test('another step changes what is lit and draws nothing anew', async () => {
    const { page, spot } = await drawn();
    const before = [...document.querySelectorAll('[data-spot]')];
    await page.setProps({ leaves: ['round.writing'], counts: { ...counts, justTaken: () => false } });
    expect([...document.querySelectorAll('[data-spot]')]).toEqual(before);
    expect(spot('state round.writing').classes()).toContain('lit-now');
    expect(spot('state round').classes()).toContain('lit-around');
    expect(spot('state reckoning').classes()).toContain('lit-no');
    expect(spot('arrow round.writing --after roundTime').classes()).not.toContain('now');
  });
});

describe('the chart as text', () => {
  test.each([
    ['Boggle', watchedBoggle],
    ['High Card', watchedHighCard],
  ] as const)('has every state of %s with its description and every arrow', async (_name, watched) => {
    const chart = chartFor((await watched()).timeline().machine);
    const page = mount(ChartText, { props: { chart, leaves: [], counts } });
    for (const { description, tags } of chart.states) {
      expect(page.text()).toContain(description);
      for (const tag of tags) expect(page.text()).toContain(tag);
    }
    expect(page.findAll('.state')).toHaveLength(chart.states.length);
    expect(page.findAll('.arrows > li')).toHaveLength(chart.arrows.length);
  });

  test('says where the match is and what was just taken', async () => {
    const page = mount(ChartText, { props: { chart: await boggleChart(), leaves, counts } });
    const now = page.findAll('[aria-current="true"]');
    expect(now.map((e) => e.find('b').text())).toEqual(['review']);
    const taken = page.findAll('.arrows > li').filter((line) => line.text().includes('just taken'));
    expect(taken.map((line) => line.text().replaceAll(/\s+/g, ' '))).toEqual([
      'after round time to round, written / beep just taken taken 3 times',
    ]);
  });
});
