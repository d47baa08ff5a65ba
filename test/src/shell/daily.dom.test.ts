import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { defineComponent, type Ref } from 'vue';
import type { MatchHead } from '#shared/match/matchStore.ts';
import type { Daily } from '#shared/plugin/contract.ts';
import { dailySeed } from '#shared/random/daily.ts';
import { dailyId } from '#shared/random/day.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { dayInWords, localDay } from '#src/shell/calendar.ts';
import DailyBoard from '#src/shell/DailyBoard.vue';
import DailyPage from '#src/shell/DailyPage.vue';
import { useUnfinished } from '#src/shell/useUnfinished.ts';
import { demo } from './demoPlugin.ts';
import { listing } from './mounted.ts';
import { openPage, type OpenedPage } from './openPage.ts';

enableAutoUnmount(afterEach);

vi.mock('#shared/plugin/registry.ts', () => ({
  plugins: [],
  pluginOf: (id: string) => [demo, { ...demo, id: 'plain', daily: undefined }].find((each) => each.id === id),
}));

const DAY = '2026-11-30';
const daily: Daily = { label: 'Today’s board', settings: { clock: 120 }, seats: ['person'] };

function head(score: number | null, final = false): MatchHead {
  const games = score === null ? [] : [{ at: 9, standing: [{ seat: 0, score, won: true }] }];
  return {
    ...{ id: dailyId('demo', DAY), game: 'demo', touched: 1, started: 1, final, origin: null },
    brief: { doing: null, line: null, left: null, tiles: null, seat: 0, games },
  };
}

async function board(heads: readonly MatchHead[] = [], today = DAY): Promise<OpenedPage> {
  const opened = await openPage(DailyBoard, {
    props: { plugin: demo, daily, day: DAY, today },
    store: listing(...heads),
  });
  await useMatches().refresh();
  await flushPromises();
  return opened;
}

describe('the board of a day', () => {
  it('is begun with the day’s seed and its own settings, under a name of its own', async () => {
    const { page, press, router } = await board();
    expect(page.text()).toContain('Today, November 30, 2026');
    const begin = vi.spyOn(useMatches(), 'begin').mockResolvedValue(dailyId('demo', DAY));
    await press('Play');
    expect(begin).toHaveBeenCalledWith(demo, expect.objectContaining({ clock: 120, goal: 10 }), {
      seed: dailySeed('demo', DAY),
      lineup: ['person'],
      id: 'daily-demo-2026-11-30',
    });
    expect(router.currentRoute.value.path).toBe('/match/daily-demo-2026-11-30');
  });

  it('that was begun is gone on with, not dealt anew', async () => {
    const { press, router } = await board([head(null)]);
    const begin = vi.spyOn(useMatches(), 'begin');
    await press('Go on');
    expect(begin).not.toHaveBeenCalled();
    expect(router.currentRoute.value.path).toBe('/match/daily-demo-2026-11-30');
    expect(useMatches().takeOpening('daily-demo-2026-11-30').run).toBe(true);
  });

  it('that was played tells how it went, and can be looked at and shared', async () => {
    const { page } = await board([head(41)]);
    expect(page.text()).toContain('41 points');
    expect(page.findAll('.actions > *').map((each) => each.text())).toEqual(['Share', 'Look at it']);
    expect(page.text()).not.toContain('Play');
  });

  it('that was played is no match to go on with, though nobody has quit it', async () => {
    const heads: Ref<readonly MatchHead[]>[] = [];
    const Listed = defineComponent(() => {
      heads.push(useUnfinished('demo').heads);
      return () => null;
    });
    const own = { ...head(41), id: 'a1' };
    await openPage(Listed, { store: listing(head(41), own) });
    await useMatches().refresh();
    expect(heads[0]?.value.map(({ id }) => id)).toEqual(['a1']);
  });

  it('that was played and deleted may be played again, and says that it counts no more', async () => {
    const { page } = await board([head(41)]);
    vi.spyOn(useMatches().store, 'read').mockResolvedValue({ log: [{}] });
    vi.spyOn(useMatches().store, 'list').mockResolvedValue([]);
    vi.spyOn(useMatches().store, 'remove').mockResolvedValue();
    await useMatches().remove(dailyId('demo', DAY));
    await flushPromises();
    expect(page.text()).toContain('played again it does not count');
    expect(page.findAll('.actions > *').map((each) => each.text())).toEqual(['Play']);
  });

  it('is called by its day in a list', async () => {
    const titles: string[] = [];
    const Listed = defineComponent(() => {
      const { titleOf } = useUnfinished();
      titles.push(titleOf(head(null)), titleOf({ ...head(null), id: 'a1' }));
      return () => null;
    });
    await openPage(Listed);
    expect(titles[0]).toBe(`${titles[1] ?? ''}: Board of November 30, 2026`);
  });

  it('that is over without a result has none to share', async () => {
    const { page } = await board([head(null, true)]);
    expect(page.findAll('.actions > *').map((each) => each.text())).toEqual(['Look at it']);
  });

  it('of a day that is over says that it counts for no row', async () => {
    const { page } = await board([], '2026-12-02');
    expect(page.get('.day').text()).toBe('November 30, 2026');
    expect(page.text()).toContain('counts for no row of days');
  });
});

describe('its page', () => {
  async function open(query: string, game = 'demo'): Promise<OpenedPage> {
    const opened = await openPage(DailyPage, { props: { game } });
    await opened.router.push(`/demo/daily${query}`);
    await flushPromises();
    return opened;
  }

  it('is today’s, or of the day in the address', async () => {
    expect((await open('')).page.get('.day').text()).toContain(dayInWords(localDay()));
    expect((await open('?day=2020-02-29')).page.get('.day').text()).toBe('February 29, 2020');
  });

  it.each([
    ['?day=9999-01-01', 'The board of January 1, 9999 cannot be played before that day.'],
    ['?day=2026-02-30', '“2026-02-30” is no day of the calendar'],
    ['?day=tomorrow', '“tomorrow” is no day of the calendar'],
  ])('says what is wrong with %s', async (query, sentence) => {
    const { page } = await open(query);
    expect(page.get('.notice').text()).toContain(sentence);
    expect(page.find('.daily').exists()).toBe(false);
  });

  it('is not there for a game without', async () => {
    expect((await open('', 'plain')).page.text()).toContain('has no board of the day');
  });
});

test('a day is the one of the place where the person is', () => {
  const evening = new Date(2026, 10, 30, 23, 59);
  expect(localDay(evening.getTime())).toBe('2026-11-30');
  expect(localDay(evening.getTime() + 60_000)).toBe('2026-12-01');
});
