/** Who works chances out, and what becomes of it where that fails. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOdds } from '#games/pig/ui/answerOdds.ts';
import { createOddsKeeper } from '#games/pig/ui/oddsKeeper.ts';
import { startOddsThread } from '#games/pig/ui/oddsThread.ts';
import { keeperHere, madeThread, type MadeThread } from './sideKit.ts';

const RULES = { variant: 'pig', goal: 30 } as const;
const OTHERS = { variant: 'hog', goal: 25 } as const;

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function withThreads(fetchHere = () => Promise.resolve(answerOdds)) {
  const threads: MadeThread[] = [];
  const keeper = createOddsKeeper({
    start: () => {
      const thread = madeThread();
      threads.push(thread);
      return thread;
    },
    fetchHere,
  });
  return { keeper, threads };
}

test('one worker answers all, and nothing is asked for twice', () => {
  const { keeper, threads } = withThreads();
  keeper.join(RULES);
  keeper.ask(RULES, 'solution');
  keeper.ask(RULES, 'solution');
  keeper.ask(RULES, 'strengths');
  expect(threads).toHaveLength(1);
  expect(threads[0]?.asked).toHaveLength(2);
  threads[0]?.answer();
  expect(keeper.known(RULES).value.odds.solution?.goal).toBe(30);
  expect(keeper.known(RULES).value.odds.strengths).toHaveLength(7);
  keeper.ask(RULES, 'solution');
  expect(threads[0]?.asked).toEqual([]);
});

test('the worker ends with the last that needs it, and what is known stays', () => {
  const { keeper, threads } = withThreads();
  const [leave, leaveToo] = [keeper.join(RULES), keeper.join(RULES)];
  keeper.ask(RULES, 'solution');
  threads[0]?.answer();
  leave();
  leave();
  expect(threads[0]?.ended()).toBe(false);
  leaveToo();
  expect(threads[0]?.ended()).toBe(true);
  expect(keeper.known(RULES).value.odds.solution).not.toBeNull();
  keeper.join(RULES);
  keeper.ask(RULES, 'strengths');
  expect(threads).toHaveLength(2);
});

test('what was on its way when the worker ended can be asked for again', () => {
  const { keeper, threads } = withThreads();
  const leave = keeper.join(RULES);
  keeper.ask(RULES, 'solution');
  leave();
  expect(threads[0]?.ended()).toBe(true);
  keeper.join(RULES);
  keeper.ask(RULES, 'solution');
  threads[1]?.answer();
  expect(keeper.known(RULES).value.odds.solution).not.toBeNull();
});

test('what nobody needs any more keeps nobody waiting', () => {
  const { keeper, threads } = withThreads();
  const leave = keeper.join(RULES);
  keeper.join(OTHERS);
  keeper.ask(RULES, 'matrix');
  keeper.ask(OTHERS, 'solution');
  leave();
  expect(threads[0]?.ended()).toBe(true);
  expect(threads[1]?.asked).toEqual([{ ...OTHERS, part: 'solution' }]);
  threads[1]?.answer();
  expect(keeper.known(OTHERS).value.odds.solution?.goal).toBe(25);
});

test('of many rules those asked for last are remembered', () => {
  const { keeper, threads } = withThreads();
  for (let goal = 25; goal < 34; goal++) keeper.ask({ variant: 'pig', goal }, 'solution');
  threads[0]?.answer();
  keeper.ask({ variant: 'pig', goal: 33 }, 'solution');
  expect(threads[0]?.asked).toEqual([]);
  keeper.ask({ variant: 'pig', goal: 25 }, 'solution');
  expect(threads[0]?.asked).toHaveLength(1);
});

test('without a worker the page works them out', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(startOddsThread()).toBeNull();
  const keeper = keeperHere();
  keeper.ask(RULES, 'solution');
  await flushPromises();
  expect(keeper.known(RULES).value.odds.solution?.starts[0]).toBeGreaterThan(0.5);
});

test('what a worker owes that dies is worked out in the page', async () => {
  const { keeper, threads } = withThreads();
  keeper.ask(RULES, 'solution');
  threads[0]?.die();
  await flushPromises();
  expect(threads[0]?.ended()).toBe(true);
  expect(keeper.known(RULES).value).toMatchObject({ odds: { solution: { goal: 30 } }, fault: null });
});

test('a browser that refuses a worker has the page work', async () => {
  const keeper = createOddsKeeper({
    start: () => {
      throw new Error('refused by policy');
    },
    fetchHere: () => Promise.resolve(answerOdds),
  });
  keeper.ask(RULES, 'solution');
  await flushPromises();
  expect(keeper.known(RULES).value.odds.solution).not.toBeNull();
});

test('where neither can be had it says why, and tries again with a new worker', async () => {
  const { keeper, threads } = withThreads(() => Promise.reject(new Error('offline')));
  keeper.ask(RULES, 'solution');
  threads[0]?.die();
  await flushPromises();
  expect(keeper.known(RULES).value.fault).toBe('offline');
  keeper.ask(RULES, 'solution');
  expect(threads).toHaveLength(1);
  keeper.retry(RULES);
  expect(keeper.known(RULES).value.fault).toBeNull();
  threads[1]?.answer();
  expect(keeper.known(RULES).value.odds.solution).not.toBeNull();
});
