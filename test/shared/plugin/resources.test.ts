/** Bots that are fetched: once for a game, and again only where they did not come. */
import { expect, it, vi } from 'vitest';
import { answer } from '#shared/match/planner.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Bot, Game } from '#shared/plugin/contract.ts';
import { withFetchedBots } from '#shared/plugin/resources.ts';
import { game, open } from '#test/shared/match/table.ts';

const patient: Bot = { decide: () => ({ move: { type: 'wait' }, after: 1 }) };
const view = game.view(latest(open(['careful', 'random'])), 0);
const QUESTION = { bot: 'careful', view, seed: 3, budget: 10 };

/** High Card with a bot that is fetched so. */
function fetchedBy(fetch: () => Promise<Bot>): Game {
  return { ...game, bots: { ...game.bots, careful: { fetch } } };
}

it('a bot is fetched once for all questions', async () => {
  const fetch = vi.fn(() => Promise.resolve(patient));
  const far = fetchedBy(fetch);
  const [one, other] = await Promise.all([withFetchedBots(far), withFetchedBots(far)]);
  expect(answer(one, QUESTION, 1)).toEqual({ move: { type: 'wait' }, after: 1 });
  expect(other).toBe(one);
  expect(await withFetchedBots(far)).toBe(one);
  expect(fetch).toHaveBeenCalledOnce();
});

it('a bot that did not come is fetched anew at the next question', async () => {
  const fetch = vi.fn(() => Promise.resolve(patient)).mockRejectedValueOnce(new Error('No connection.'));
  const far = fetchedBy(fetch);
  await expect(withFetchedBots(far)).rejects.toThrow('No connection.');
  expect(answer(await withFetchedBots(far), QUESTION, 1)?.move.type).toBe('wait');
});

it('a bot that nobody has fetched is asked nothing', () => {
  const far = fetchedBy(() => Promise.resolve(patient));
  expect(() => answer(far, QUESTION, 1)).toThrow('is yet to be fetched');
});
