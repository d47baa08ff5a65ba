/** What the decisions of a game have cost, once it is over. */
import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Spoken } from '#games/pig/company.ts';
import type { PigData } from '#games/pig/data.ts';
import GameCosts from '#games/pig/GameCosts.vue';
import { ODDS_KEEPER } from '#games/pig/ui/useOdds.ts';
import { decision, keeperHere, madeData, madePlayer } from './sideKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEEPER = keeperHere();

/** A game in which the person errs three times, much, less and hardly, and the computer once. */
const DECISIONS = [
  decision(0, [0, 0, 0], 1),
  decision(0, [0, 0, 5], 0),
  decision(1, [0, 5, 0], 1),
  decision(1, [0, 5, 60], 1),
  decision(0, [5, 0, 40], 1),
  decision(0, [41, 49, 22], 1),
  decision(0, [41, 49, 27], 1),
];

function over(more: Partial<PigData> = {}): PigData {
  return madeData({
    phase: 'over',
    turn: 0,
    turnTotal: 0,
    players: [madePlayer(0, { score: 100 }), madePlayer(1, { score: 49 })],
    decisions: DECISIONS,
    ...more,
  });
}

const DUEL: readonly Spoken[] = [
  { seat: 0, person: 'you', name: 'You' },
  { seat: 1, person: 'me', name: 'Computer' },
];

async function open(data: PigData, spoken = DUEL): Promise<VueWrapper> {
  const wrapper = mount(GameCosts, {
    attachTo: document.body,
    props: { data, spoken },
    global: { provide: { [ODDS_KEEPER]: KEEPER } },
  });
  await vi.advanceTimersByTimeAsync(1000);
  await flushPromises();
  return wrapper;
}

describe('the costs of a game’s decisions', () => {
  test('tell the dearest first, to each player', async () => {
    const wrapper = await open(over());
    const [own, computer] = wrapper.findAll('.player').map((player) => ({
      total: player.find('.total').text(),
      worst: player.findAll('li').map((item) => item.text()),
    }));
    expect(own?.total).toMatch(/^You gave away \d\.\d\d wins in all\.$/);
    expect(own?.worst.map((line) => line.replace(/[\d.]+%$/, ''))).toEqual([
      'At 0 to 0 with 5: you held, rolling was better: −',
      'At 5 to 0 with 40: you rolled, holding was better: −',
      'At 41 to 49 with 22: you rolled, holding was better: −',
    ]);
    const prices = own?.worst.map((line) => Number(/([\d.]+)%$/.exec(line)?.[1]));
    expect(prices).toEqual(prices?.toSorted((a, b) => b - a));
    expect(computer?.worst).toEqual([
      expect.stringMatching(/^At 0 to 5 with 60: I rolled, holding was better: −\d+\.\d%$/),
    ]);
  });

  test('add up to wins, however many', async () => {
    const wrapper = await open(over({ decisions: Array.from({ length: 20 }, () => DECISIONS).flat() }));
    const wins = Number(/(\d+\.\d\d) wins/.exec(wrapper.get('.total').text())?.[1]);
    expect(wins).toBeGreaterThan(1);
    expect(wrapper.text()).toContain('The 3 dearest of 60:');
  });

  test('that are too small to be counted are told as that', async () => {
    const wrapper = await open(over({ decisions: [decision(0, [41, 49, 22], 1)] }));
    expect(wrapper.get('.total').text()).toBe('You gave away less than 0.01 wins in all.');
  });

  test('list every decision, the good ones as free', async () => {
    const wrapper = await open(over());
    const details = wrapper.find<HTMLDetailsElement>('details');
    expect(details.find('summary').text()).toBe('All 7 decisions');
    details.element.open = true;
    await details.trigger('toggle');
    const rows = wrapper.findAll('tbody tr').map((row) => row.findAll('td').map((cell) => cell.text()));
    expect(rows).toHaveLength(7);
    expect(rows[0]).toEqual(['You', '0 to 0 with 0', 'roll', 'roll', '0']);
    expect(rows[5]).toEqual(['You', '41 to 49 with 22', 'roll', 'hold', '−0.1%']);
    expect(rows[6]?.at(-1)).toBe('0');
    expect(rows[2]?.[0]).toBe('I');
  });

  test('mark them in the course of the own chance', async () => {
    const wrapper = await open(over());
    const picture = wrapper.find('svg[role=img]');
    expect(picture.attributes('aria-label')).toBe(
      'From 53.1% at the beginning to 65.6% before the last decision. Most was lost at 0 to 0.',
    );
    expect(picture.findAll('g .number').map((mark) => mark.text())).toEqual(['3', '2', '1']);
    expect(picture.find('.course').attributes('d')).toMatch(/L300\.0 0\.0$/);
  });

  test('of perfect play say just that', async () => {
    const wrapper = await open(
      over({ decisions: [decision(0, [41, 49, 27], 1), decision(1, [0, 5, 0], 1)] }),
    );
    expect(wrapper.findAll('.total').map((total) => total.text())).toEqual([
      'You gave nothing away: that was perfect play.',
      'I gave nothing away: that was perfect play.',
    ]);
    expect(wrapper.findAll('li')).toEqual([]);
  });

  test('of three players are measured against the best other', async () => {
    const players = [...over().players, madePlayer(2, { policy: null, nextPolicy: null })];
    const wrapper = await open(over({ players, tallies: null }), [
      { seat: 0, person: 'you', name: 'You' },
      { seat: 1, person: 'other', name: 'Computer' },
      { seat: 2, person: 'other', name: 'Ada' },
    ]);
    expect(wrapper.text()).toContain('the best of the others, as if two played');
    expect(wrapper.text()).toContain('Computer gave away');
    expect(wrapper.text()).toContain('Ada had nothing to decide.');
  });

  test('at Hog name numbers of dice', async () => {
    const decisions = [decision(0, [0, 0, 0], 20)];
    const wrapper = await open(over({ variant: 'hog', decisions }));
    expect(wrapper.find('li').text()).toMatch(/^At 0 to 0: you threw 20, \d would have been better: −/);
  });

  test('are nothing before the end', async () => {
    const wrapper = await open(madeData());
    expect(wrapper.text()).toBe('');
  });
});
