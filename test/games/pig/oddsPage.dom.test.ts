/** The page on rolling and holding. */
import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shallowRef } from 'vue';
import OddsPage from '#games/pig/OddsPage.vue';
import { regionOf } from '#games/pig/region.ts';
import { solutionOf } from '#games/pig/solve.ts';
import { ODDS_KEEPER } from '#games/pig/ui/useOdds.ts';
import { PAGE_QUERY, type QueryValues } from '#shared/plugin/ui/pageQuery.ts';
import { keeperHere } from './sideKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEEPER = keeperHere();

interface Page {
  readonly wrapper: VueWrapper;
  readonly query: { value: QueryValues };
  text(): string;
  slide(place: number, value: number): Promise<void>;
}

async function open(asked: QueryValues = {}): Promise<Page> {
  const query = shallowRef(asked);
  const wrapper = mount(OddsPage, {
    attachTo: document.body,
    global: {
      provide: {
        [ODDS_KEEPER]: KEEPER,
        [PAGE_QUERY]: { query, set: (values: QueryValues) => (query.value = values) },
      },
    },
  });
  await rest();
  return {
    wrapper,
    query,
    text: () => wrapper.text().replace(/\s+/g, ' '),
    async slide(place, value) {
      await wrapper.findAll('input[type=range]')[place]?.setValue(String(value));
      await rest();
    },
  };
}

async function rest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  await flushPromises();
}

describe('the page on rolling and holding', () => {
  test('opens where perfect play surprises, with its chances and the starter’s', async () => {
    const { text } = await open();
    expect(text()).toMatch(/If you hold better ?60\.2%/);
    expect(text()).toContain('If you roll 60.1%');
    expect(text()).toContain('Between two perfect players whoever starts wins 53.06% of the games.');
    expect(text()).toContain('roll up to 21, hold at 22 to 26, roll at 27, hold from 28 to 56');
  });

  test('follows the sliders, and says them in the address', async () => {
    const { wrapper, slide, query, text } = await open();
    await slide(2, 27);
    expect(wrapper.find('.best').text()).toContain('If you roll');
    expect(query.value).toMatchObject({ own: '41', other: '49', turn: '27' });
    await slide(0, 90);
    expect(text()).toContain('90 to 49, turn total 9');
  });

  test('follows the browser’s buttons', async () => {
    const { query, text } = await open();
    query.value = { rules: 'pig', goal: '50', own: '10', other: '0', turn: '5' };
    await rest();
    expect(text()).toContain('10 to 0, turn total 5');
  });

  test('an address that says what cannot be is set right, one that says nothing stays as it is', async () => {
    const wrong = await open({ own: '50', other: '500', turn: '60' });
    expect(wrong.text()).toContain('50 to 99, turn total 49');
    expect(wrong.query.value).toEqual({ rules: 'pig', goal: '100', own: '50', other: '99', turn: '49' });
    wrong.query.value = { own: '-1' };
    await rest();
    expect(wrong.text()).toContain('0 to 49, turn total 22');
    expect(wrong.query.value).toMatchObject({ own: '0', other: '49' });
    const { query } = await open();
    expect(query.value).toEqual({});
  });

  test('a short goal is tried and left again with the scores as they were', async () => {
    const { wrapper, query, text } = await open();
    const goal = wrapper.find('input[type=number]');
    await goal.setValue('25');
    await rest();
    expect(text()).toContain('24 to 24, at the beginning of a turn');
    await goal.setValue('100');
    await rest();
    expect(text()).toContain('41 to 49, turn total 22');
    expect(query.value).toMatchObject({ own: '41', other: '49', turn: '22' });
  });

  test('the table says what the picture shows', async () => {
    const { wrapper } = await open();
    const region = regionOf(solutionOf('pig', 100), 49);
    const drawn = wrapper.find('path.hold').attributes('d') ?? '';
    const rows = wrapper.findAll('.region tbody tr');
    expect(rows).toHaveLength(21);
    for (const row of rows) {
      const own = Number(row.find('th').text());
      const runs = [...drawn.matchAll(/M(\d+) (\d+)h1v(\d+)/g)]
        .filter(([, x]) => Number(x) === own)
        .map(([, , top, length]) => {
          const to = 99 - Number(top);
          return { from: to - Number(length) + 1, to };
        });
      expect(runs).toEqual(region.holds[own]);
      const said = runs
        .map(({ from, to }) => (to === 99 - own ? `${from} and more` : `${from} to ${to}`))
        .join(', ');
      expect(row.find('td').text()).toBe(said === '' ? 'never: roll to the end' : said);
    }
  });

  test('a point of the picture is a moment', async () => {
    const { wrapper, text } = await open();
    const area = wrapper.find('.area').element;
    vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
    await wrapper.find('svg.pointed').trigger('click', { clientX: 41, clientY: 89.5 });
    expect(text()).toContain('20 to 49, turn total 10');
    await wrapper.find('svg.pointed').trigger('click', { clientX: 181, clientY: 1 });
    expect(text()).toContain('90 to 49, turn total 9');
    const moved = { clientX: 21, clientY: 95.5, buttons: 1 };
    await wrapper.find('svg.pointed').trigger('pointermove', { ...moved, pointerType: 'touch' });
    expect(text()).toContain('90 to 49, turn total 9');
    await wrapper.find('svg.pointed').trigger('pointermove', { ...moved, pointerType: 'mouse' });
    expect(text()).toContain('10 to 49, turn total 4');
  });

  test('shows every policy against every other', async () => {
    const { wrapper } = await open();
    const rows = wrapper.findAll('.matrix tbody tr');
    expect(rows).toHaveLength(7);
    const [perfect, keepPace] = rows.map((row) => row.findAll('td').map((cell) => cell.text()));
    expect(perfect?.[0]).toBe('53.06%');
    expect(keepPace?.[0]).toBe('52.58%');
    expect(perfect?.[1]).toBe('53.51%');
  });

  test('at Hog there is a number of dice and no turn total', async () => {
    const { wrapper, text } = await open({ rules: 'hog', goal: '50', own: '0', other: '0' });
    expect(wrapper.findAll('input[type=range]')).toHaveLength(2);
    expect(wrapper.find('svg').exists()).toBe(false);
    expect(text()).toContain('How many dice to throw when the opponent has 0');
    expect(text()).toMatch(/Throw \d dice:/);
  });

  test('another goal is taken within its bounds', async () => {
    const { wrapper, query } = await open();
    await wrapper.find('input[type=number]').setValue('7');
    await rest();
    expect(query.value.goal).toBe('25');
    expect(wrapper.find<HTMLInputElement>('input[type=number]').element.value).toBe('25');
  });
});
