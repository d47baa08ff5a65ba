import { expect, test, vi } from 'vitest';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { BotReply, BotRequest } from '#src/table/botMessages.ts';
import { createBots, type BotThread } from '#src/table/workerBots.ts';
import { answer } from '#shared/match/planner.ts';
import { duel } from '#test/games/boggle/duel.ts';

const game = await pluginOf('boggle')?.load();
if (game === undefined) throw new Error('Boggle is not in the registry.');
const boggle = game;

const played = { id: 'boggle', game: boggle, resources: [] };

const QUESTION = { bot: 'random', view: duel().view(0), seed: 3, budget: 10 };
const DECISION = answer(boggle, QUESTION, QUESTION.budget);

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
