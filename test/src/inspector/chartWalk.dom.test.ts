import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineComponent, h, nextTick, shallowRef } from 'vue';
import type { Chart } from '#shared/chart/chart.ts';
import { layoutOf } from '#shared/chart/layout.ts';
import type { ChartDirection } from '#shared/chart/layoutTypes.ts';
import ChartDrawing from '#src/inspector/ChartDrawing.vue';
import type { ChartCounts } from '#src/inspector/chartMoment.ts';
import { nextState, type Spot } from '#src/inspector/chartSpots.ts';
import { chartFor } from '#src/inspector/useChartLayout.ts';
import { giveSize, watchedBoggle, watchedHighCard } from './chartWatched.ts';

enableAutoUnmount(afterEach);
beforeEach(() => giveSize(900, 400));
afterEach(() => vi.unstubAllGlobals());

const GAMES = { Boggle: watchedBoggle, 'High Card': watchedHighCard };
const measure = (text: string): number => text.length * 7;
const HEADINGS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

async function chartOfGame(name: keyof typeof GAMES): Promise<Chart> {
  return chartFor((await GAMES[name]()).timeline().machine);
}

describe.each(['right', 'down'] as const satisfies readonly ChartDirection[])('laid out %s', (direction) => {
  test.each(['Boggle', 'High Card'] as const)(
    'every state of %s is reached with the arrow keys from every other',
    async (name) => {
      const chart = await chartOfGame(name);
      const layout = layoutOf(chart, measure, direction);
      const all = chart.states.map(({ path }) => path);
      for (const start of all) {
        const reached = new Set([start]);
        for (const path of reached)
          for (const heading of HEADINGS) {
            const next = nextState(layout, path, heading);
            if (next !== null) reached.add(next);
          }
        expect([...reached].toSorted(), `from “${start}”`).toEqual(all.toSorted());
      }
    },
  );
});

const none: ChartCounts = { entered: () => 0, taken: () => 0, justTaken: () => false };
const chosen = shallowRef<Spot | null>(null);
const turned: number[] = [];

async function draw(name: keyof typeof GAMES, leaf: string): Promise<VueWrapper> {
  const chart = await chartOfGame(name);
  const layout = layoutOf(chart, measure, 'right');
  chosen.value = null;
  turned.length = 0;
  return mount(
    defineComponent(
      () => () =>
        h(ChartDrawing, {
          chart,
          layout,
          leaves: [leaf],
          counts: none,
          chosen: chosen.value,
          label: 'Statechart',
          onChoose: (spot: Spot) => {
            chosen.value = spot;
          },
          onTurn: (by: 1 | -1) => turned.push(by),
        }),
    ),
    { attachTo: document.body },
  );
}

/** Presses a key where the focus is; answers whether the chart kept it for itself. */
async function press(key: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  await nextTick();
  await nextTick();
  return event.defaultPrevented;
}

const focused = (): string | null => document.activeElement?.getAttribute('data-spot') ?? null;

function enter(): void {
  const entrance = document.querySelector('[data-spot][tabindex="0"]');
  if (!(entrance instanceof SVGElement)) throw new Error('There is no way in.');
  entrance.focus();
}

describe('walking by keys', () => {
  test('the drawing is one stop of Tab, and one comes in where the match is', async () => {
    const page = await draw('Boggle', 'reckoning.review');
    const stops = page.findAll('[tabindex="0"]');
    expect(stops.map((stop) => stop.attributes('data-spot'))).toEqual(['state reckoning.review']);
  });

  test('Enter steps along the arrows of a state and on to where one leads', async () => {
    await draw('Boggle', 'reckoning.review');
    enter();
    await press('Enter');
    expect(focused()).toBe('arrow reckoning.review --startRound [closesLastRound]');
    await press('ArrowDown');
    expect(focused()).toBe('arrow reckoning.review --startRound [leads]');
    await press('ArrowDown');
    expect(focused()).toBe('arrow reckoning.review --reject');
    await press('ArrowUp');
    await press('Enter');
    expect(focused()).toBe('state round');
  });

  test('Shift and Enter steps onto an arrow that leads here, and Enter back to where it comes from', async () => {
    await draw('Boggle', 'gameOver');
    enter();
    await press('Enter', { shiftKey: true });
    expect(focused()).toBe('arrow reckoning.scoring --always [endsAtOnce]');
    await press('Enter');
    expect(focused()).toBe('state reckoning.scoring');
  });

  test('Backspace and Esc leave an arrow; Esc on a state is left to whoever wants it', async () => {
    await draw('Boggle', 'round.writing');
    enter();
    expect(await press('Escape')).toBe(false);
    await press('Enter');
    expect(focused()).toMatch(/^arrow round\.writing --/);
    expect(await press('Escape')).toBe(true);
    expect(focused()).toBe('state round.writing');
  });

  test('N and P turn to the next and the previous time; chords are left alone', async () => {
    await draw('Boggle', 'round.writing');
    enter();
    expect(await press('n')).toBe(true);
    expect(await press('p')).toBe(true);
    expect(await press('p', { altKey: true })).toBe(false);
    expect(turned).toEqual([1, -1]);
  });

  test('every arrow of High Card, held-back ones included, is among those one steps onto', async () => {
    const chart = await chartOfGame('High Card');
    await draw('High Card', 'over');
    for (const { name } of chart.arrows)
      expect(document.querySelector(`[data-spot="arrow ${name}"]`), name).not.toBeNull();
  });
});
