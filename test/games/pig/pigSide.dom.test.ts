/** The column beside the table: the computers' policies, and the adviser. */
import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shallowRef } from 'vue';
import { isDuel } from '#games/pig/company.ts';
import type { PigData } from '#games/pig/data.ts';
import type { Move } from '#games/pig/moves.ts';
import PigSide from '#games/pig/PigSide.vue';
import { ODDS_KEEPER } from '#games/pig/ui/useOdds.ts';
import type { OddsKeeper } from '#games/pig/ui/oddsKeeper.ts';
import type { Seat } from '#shared/match/entry.ts';
import { keeperHere, madeData, madePlayer, SEATS } from './sideKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOTHING_KNOWN = { odds: { solution: null, strengths: null, matrix: null }, fault: 'no network' };

/** Chances are worked out once for all tests. */
const KEEPER = keeperHere();

interface Side {
  readonly wrapper: VueWrapper;
  readonly moves: Move[];
  text(): string;
  advise(): Promise<void>;
  become(data: PigData): Promise<void>;
}

interface Circumstances {
  readonly seats?: readonly Seat[];
  /** What is said of every move that is sent; null where each is taken. */
  readonly refusal?: string | null;
  readonly keeper?: OddsKeeper;
}

async function open(
  data: PigData = madeData(),
  { seats = SEATS, refusal = null, keeper = KEEPER }: Circumstances = {},
): Promise<Side> {
  const moves: Move[] = [];
  const send = (move: Move): Promise<string | null> => {
    moves.push(move);
    return Promise.resolve(refusal);
  };
  const wrapper = mount(PigSide, {
    attachTo: document.body,
    props: { data, duel: isDuel(data), seats, send },
    global: { provide: { [ODDS_KEEPER]: keeper } },
  });
  await rest();
  return {
    wrapper,
    moves,
    text: () => wrapper.text().replace(/\s+/g, ' '),
    async advise() {
      await wrapper.find('[role=switch]').trigger('click');
      await vi.dynamicImportSettled();
      await rest();
    },
    async become(next) {
      await wrapper.setProps({ data: next, duel: isDuel(next) });
      await rest();
    },
  };
}

async function rest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(500);
  await flushPromises();
}

describe('how the computer plays', () => {
  test('every policy has its exact strength beside its name', async () => {
    const { wrapper, text } = await open();
    expect(wrapper.findAll('option').map((option) => option.text())).toEqual([
      'Perfect play',
      'Keep Pace and End Race, 0.92 behind',
      'Score Base, by the lead, 1.89 behind',
      '4 Scoring Turns, 3.32 behind',
      'Hold at 25, 4.21 behind',
      'Score Base, 4.70 behind',
      'Hold at 20, 7.98 behind',
    ]);
    expect(text()).toContain('Of 100 games against perfect play it wins 0.92 fewer than its opponent.');
    expect(wrapper.find('svg[role=img]').attributes('aria-label')).toContain('Hold at 25 4.21');
  });

  test('where others are as strong as perfect play the scale begins with that all the same', async () => {
    for (const variant of ['pig', 'bigPig'] as const) {
      const { wrapper } = await open(madeData({ variant, goal: 25, turnTotal: 0 }));
      const labels = wrapper.findAll('svg[role=img] text').map((label) => label.text());
      expect(labels.slice(0, 2)).toEqual(['perfect, keep pace and 3 more', '4 turns']);
      wrapper.unmount();
    }
  });

  test.each([
    [0, 'Against perfect play it wins as many games as its opponent.'],
    [0.001, 'Against perfect play it wins almost as many games as its opponent.'],
    [0.92, 'Of 100 games against perfect play it wins 0.92 fewer than its opponent.'],
  ])('of %d behind perfect play a sentence that makes sense', async (behind, sentence) => {
    const strengths = [{ policy: 'keepPaceEndRace' as const, first: 0.5, second: 0.5, behind }];
    const known = { odds: { ...NOTHING_KNOWN.odds, strengths }, fault: null };
    const { text } = await open(madeData(), {
      keeper: { ...KEEPER, known: () => shallowRef(known) },
    });
    expect(text()).toContain(sentence);
  });

  test('another policy is asked for, and comes with the next game', async () => {
    const { wrapper, moves, text, become } = await open();
    await wrapper.find('select').setValue('hold20');
    expect(moves).toEqual([{ type: 'setPolicy', seat: 1, policy: 'hold20' }]);
    const next = madePlayer(1, { score: 49, nextPolicy: 'hold20' });
    await become(madeData({ players: [madePlayer(0, { score: 41 }), next] }));
    expect(wrapper.find('select').element.value).toBe('hold20');
    expect(text()).toContain('From the next game on. In this one I play Keep Pace and End Race.');
    expect(text()).toContain('it wins 7.98 fewer');
  });

  test('where that is refused the old one stays, and the reason is said', async () => {
    const { wrapper, text } = await open(madeData(), { refusal: 'Not you.' });
    await wrapper.find('select').setValue('hold20');
    await flushPromises();
    expect(wrapper.find('select').element.value).toBe('keepPaceEndRace');
    expect(text()).toContain('Not you.');
  });

  test('whoever may not choose is only told', async () => {
    const closed = { roll: false, hold: false, newGame: false, policy: false, quit: false };
    const { wrapper, text } = await open(madeData({ can: closed }));
    expect(wrapper.find('select').exists()).toBe(false);
    expect(text()).toContain('Keep Pace and End Race, 0.92 behind');
  });

  test('several computers have one each, by name', async () => {
    const seats: readonly Seat[] = [...SEATS, { by: 'bot', bot: 'hold25', name: 'Ada' }];
    const third = madePlayer(2, { policy: 'hold25', nextPolicy: 'hold25' });
    const { wrapper, moves, text } = await open(madeData({ players: [...madeData().players, third] }), {
      seats,
    });
    expect(wrapper.findAll('select')).toHaveLength(2);
    expect(text()).toContain('How the computers play');
    await wrapper.findAll('select')[1]?.setValue('optimal');
    expect(moves).toEqual([{ type: 'setPolicy', seat: 2, policy: 'optimal' }]);
  });

  test('one among several people is spoken of by its name, as at the table', async () => {
    const seats: readonly Seat[] = [...SEATS, { by: 'person', name: 'Ada' }];
    const players = [...madeData().players, madePlayer(2, { policy: null, nextPolicy: null })];
    const { wrapper, text, become } = await open(madeData({ players, tallies: null }), { seats });
    expect(wrapper.find('h2').text()).toBe('How Computer plays');
    const next = madePlayer(1, { nextPolicy: 'hold20' });
    await become(madeData({ players: players.with(1, next), tallies: null }));
    expect(text()).toContain('From the next game on. In this one it plays Keep Pace and End Race.');
    const chance = madePlayer(1, { policy: null, nextPolicy: null });
    await become(madeData({ players: players.with(1, chance), tallies: null }));
    expect(text()).toContain('Computer rolls or holds as chance has it.');
    expect(text()).not.toMatch(/\bI\b/);
  });

  test('one that stands in for a person has its policy told, and none to choose', async () => {
    const seats: readonly Seat[] = [
      { by: 'person', name: 'Ada' },
      { by: 'bot', bot: 'keepPaceEndRace', name: 'Bob' },
    ];
    const players = [madePlayer(0), madePlayer(1, { nextPolicy: null })];
    const can = { ...madeData().can, policy: false };
    const { wrapper, text } = await open(madeData({ players, can, tallies: null }), { seats });
    expect(wrapper.find('h2').text()).toBe('How Bob plays');
    expect(text()).toContain('Keep Pace and End Race, 0.92 behind');
    expect(wrapper.find('select').exists()).toBe(false);
  });

  test('beside one that stands in another’s policy can still be chosen', async () => {
    const seats: readonly Seat[] = [
      { by: 'person', name: 'Ada' },
      { by: 'bot', bot: 'keepPaceEndRace', name: 'Bob' },
      { by: 'bot', bot: 'hold25', name: 'Hold at 25' },
    ];
    const third = madePlayer(2, { policy: 'hold25', nextPolicy: 'hold25' });
    const players = [madePlayer(0), madePlayer(1, { nextPolicy: null }), third];
    const { wrapper, moves } = await open(madeData({ players, tallies: null }), { seats });
    expect(wrapper.findAll('select')).toHaveLength(1);
    await wrapper.find('select').setValue('optimal');
    expect(moves).toEqual([{ type: 'setPolicy', seat: 2, policy: 'optimal' }]);
  });

  test('people alone have no such part', async () => {
    const seats: readonly Seat[] = [
      { by: 'person', name: 'Ada' },
      { by: 'person', name: 'Bo' },
    ];
    const { text } = await open(madeData(), { seats });
    expect(text()).not.toContain('How I play');
  });
});

describe('the adviser', () => {
  test('is silent until it is asked for', async () => {
    const { wrapper, text } = await open();
    expect(wrapper.find('[role=switch]').attributes('aria-checked')).toBe('false');
    expect(text()).not.toContain('If you hold');
  });

  test('says both chances, the better one, and the whole region', async () => {
    const { wrapper, text, advise } = await open();
    await advise();
    expect(wrapper.find('.best').text()).toMatch(/If you hold\s*better\s*60\.2%/);
    expect(text()).toContain('If you roll 60.1%');
    expect(text()).toContain(
      'Hold, but only just: it wins 1 game more in 1,000. Chances are against perfect play.',
    );
    expect(wrapper.find('figcaption').text()).toBe(
      'You are the dot. At 41 to 49: roll up to 21, hold at 22 to 26, roll at 27, hold from 28 to 56. ' +
        'From 57 on, roll to the end.',
    );
  });

  test('follows the turn total', async () => {
    const { wrapper, text, advise, become } = await open();
    await advise();
    await become(madeData({ turnTotal: 27 }));
    expect(wrapper.find('.best').text()).toContain('If you roll');
    await become(madeData({ turnTotal: 0 }));
    expect(text()).toContain('Roll: there is nothing to hold yet.');
  });

  test('in the turn of another it tells how things stand, and no more', async () => {
    const { wrapper, text, advise, become } = await open();
    await advise();
    await become(madeData({ phase: 'waiting', turn: 1, turnTotal: 0 }));
    expect(text()).toMatch(/you would win \d\d\.\d% of the games/);
    expect(wrapper.find('.best').exists()).toBe(false);
    expect(wrapper.find('figcaption').text()).toMatch(/^At 41 to 49/);
    await become(madeData({ phase: 'over', players: [madePlayer(0, { score: 100 }), madePlayer(1)] }));
    expect(text()).toContain('there is nothing left to decide');
  });

  test('of several opponents it looks at the best', async () => {
    const third = madePlayer(2, { score: 12 });
    const { text, advise } = await open(madeData({ players: [...madeData().players, third] }), {
      seats: [...SEATS, { by: 'person', name: 'Ada' }],
    });
    await advise();
    expect(text()).toContain('measured against the best of the others, as if two played');
    expect(text()).toContain('At 41 to 49');
  });

  test('at Hog it names the best number of dice, and the chance of each', async () => {
    const { wrapper, text, advise } = await open(madeData({ variant: 'hog', goal: 50, turnTotal: 0 }));
    await advise();
    expect(text()).toMatch(/Throw \d dice: it wins \d\d\.\d% of the games\./);
    expect(wrapper.findAll('.unseen tbody tr')).toHaveLength(20);
    expect(wrapper.findAll('.bars .best')).toHaveLength(1);
  });

  test('what cannot be worked out is said, with a way to try again', async () => {
    let isOffline = true;
    const here = keeperHere();
    const keeper: OddsKeeper = {
      ...here,
      ask: (rules, part) => {
        if (!isOffline) here.ask(rules, part);
      },
      known: (rules) => (isOffline ? shallowRef(NOTHING_KNOWN) : here.known(rules)),
      retry: () => (isOffline = false),
    };
    const { wrapper } = await open(madeData(), { keeper });
    expect(wrapper.find('[role=alert]').text()).toContain('The chances could not be worked out: no network');
    await wrapper.find('[role=alert] button').trigger('click');
    expect(isOffline).toBe(false);
  });
});
