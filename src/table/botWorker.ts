/** The bots' own thread: it is sent a question, loads the game it is of, and sends back the answer. */
import { answer as answerOf } from '#shared/match/planner.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { BotReply, BotRequest } from './botMessages.ts';

addEventListener('message', (event: MessageEvent<BotRequest>) => {
  void answer(event.data).then((reply) => {
    postMessage(reply);
  });
});

async function answer({ ticket, game: id, question }: BotRequest): Promise<BotReply> {
  try {
    const game = await pluginOf(id)?.load();
    if (game === undefined) return { ticket, fault: `There is no game called “${id}”.` };
    return { ticket, decision: answerOf(game, question, question.budget) };
  } catch (error) {
    return { ticket, fault: error instanceof Error ? error.message : String(error) };
  }
}
