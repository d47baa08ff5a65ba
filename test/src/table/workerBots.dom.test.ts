import { expect, test, vi } from 'vitest';
import { answer } from '#shared/match/planner.ts';
import type { ResourceName } from '#shared/match/record.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Bot, Game } from '#shared/plugin/contract.ts';
import { equipped } from '#shared/plugin/resources.ts';
import type { BotReply, BotRequest } from '#src/table/botMessages.ts';
import { createThreadGames } from '#src/table/threadGames.ts';
import { createBots, type BotThread } from '#src/table/workerBots.ts';
import { game, open } from '#test/shared/match/table.ts';

const LIST: ResourceName = { name: 'own:Mine', hash: '0123456789abcdef' };
const view = game.view(latest(open(['careful', 'random'])), 0);
const QUESTION = { bot: 'careful', view, seed: 3, budget: 10 };
const DECISION = answer(game, QUESTION, QUESTION.budget);
const played = { id: 'high-card', game, resources: [LIST] };

function thread(reply: (request: BotRequest, self: BotThread) => void): BotThread {
  const self: BotThread = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (request) => {
      reply(request, self);
    },
  };
  return self;
}

function say(self: BotThread, data: BotReply): void {
  self.onmessage?.(new MessageEvent('message', { data }));
}

test('without a thread the bot is asked in the page', async () => {
  expect(DECISION).not.toBeNull();
  expect(await createBots(played, () => null).decide(QUESTION)).toEqual(DECISION);
});

test('a thread that cannot be started is done without', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bots = createBots(played, () => {
    throw new DOMException('Workers are forbidden here.', 'SecurityError');
  });
  expect(await bots.decide(QUESTION)).toEqual(DECISION);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('answers find their questions, in whatever order they come', async () => {
  const asked: BotRequest[] = [];
  const there = thread((request) => asked.push(request));
  const bots = createBots(played, () => there);
  const [first, second] = [bots.decide(QUESTION), bots.decide(QUESTION)];
  say(there, { ticket: asked[1]?.ticket ?? 0, decision: null });
  say(there, { ticket: asked[0]?.ticket ?? 0, decision: DECISION });
  expect(await first).toEqual(DECISION);
  expect(await second).toBeNull();
});

test('a thread that dies is replaced by the page, and owes nothing', async () => {
  const bots = createBots(played, () =>
    thread((_request, self) => {
      self.onerror?.(new ErrorEvent('error'));
    }),
  );
  expect(await bots.decide(QUESTION)).toEqual(DECISION);
  expect(await bots.decide(QUESTION)).toEqual(DECISION);
});

test('a bot that throws over there is an error here', async () => {
  const bots = createBots(played, () =>
    thread(({ ticket }, self) => {
      say(self, { ticket, fault: 'It stumbled.' });
    }),
  );
  await expect(bots.decide(QUESTION)).rejects.toThrow('It stumbled.');
});

test('a thread is told what the match is played with; where it cannot have it, the page plays the bots', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked: BotRequest[] = [];
  const bots = createBots(played, () =>
    thread((request, self) => {
      asked.push(request);
      say(self, { ticket: request.ticket, unequipped: 'The list is not here.' });
    }),
  );
  expect(await bots.decide(QUESTION)).toEqual(DECISION);
  expect(await bots.decide(QUESTION)).toEqual(DECISION);
  expect(asked.map(({ resources }) => resources)).toEqual([[LIST]]);
  warned.mockRestore();
});

/** High Card with a bot that says what it was given. */
const telling: Bot = {
  decide: (_view, _random, _budget, resources) => ({
    move: { type: `has ${Object.keys(resources).join()}` },
    after: 0,
  }),
};
const telltale: Game = { ...game, bots: { ...game.bots, random: telling } };
const TOLD = { ...QUESTION, bot: 'random' };

test('over there a list is fetched once, and given to the bots', async () => {
  const load = vi.fn(() => Promise.resolve('words'));
  const equip = createThreadGames(load);
  const [once, again] = await Promise.all([equip(telltale, [LIST]), equip(telltale, [LIST])]);
  expect(again).toBe(once);
  expect(load).toHaveBeenCalledOnce();
  expect(answer(once, TOLD, 1)?.move.type).toBe('has own:Mine');
});

test('what could not be fetched over there is tried anew', async () => {
  const load = vi.fn(() => Promise.resolve('words')).mockRejectedValueOnce(new Error('No connection.'));
  const equip = createThreadGames(load);
  await expect(equip(telltale, [LIST])).rejects.toThrow('No connection.');
  expect(answer(await equip(telltale, [LIST]), TOLD, 1)).not.toBeNull();
});

test('the page’s own bots have the resources of the game that was equipped', async () => {
  const whole = equipped(telltale, { 'own:Mine': 'words' });
  const bots = createBots({ ...played, game: whole }, () => null);
  expect((await bots.decide(TOLD))?.move.type).toBe('has own:Mine');
});

/** High Card with a bot that is fetched. */
function farGame(): { far: Game; fetch: ReturnType<typeof vi.fn<() => Promise<Bot>>> } {
  const fetch = vi.fn<() => Promise<Bot>>(() => Promise.resolve(telling));
  return { far: { ...game, bots: { ...game.bots, careful: { fetch } } }, fetch };
}

test('a bot that is fetched comes once it is asked in the page, with the resources of the match', async () => {
  const { far, fetch } = farGame();
  const bots = createBots({ ...played, game: equipped(far, { 'own:Mine': 'words' }) }, () => null);
  expect(fetch).not.toHaveBeenCalled();
  const asked = { ...QUESTION, bot: 'careful' };
  expect((await bots.decide(asked))?.move.type).toBe('has own:Mine');
  expect((await bots.decide(asked))?.move.type).toBe('has own:Mine');
  expect(fetch).toHaveBeenCalledOnce();
});

test('one that could not be fetched is fetched anew with the next question', async () => {
  const { far, fetch } = farGame();
  fetch.mockRejectedValueOnce(new Error('No connection.'));
  const bots = createBots({ ...played, game: far }, () => null);
  const asked = { ...QUESTION, bot: 'careful' };
  await expect(bots.decide(asked)).rejects.toThrow('No connection.');
  expect(await bots.decide(asked)).not.toBeNull();
});

test('whoever asks a bot without having fetched it is told', () => {
  const { far } = farGame();
  expect(() => answer(far, { ...QUESTION, bot: 'careful' }, 1)).toThrow('yet to be fetched');
});
