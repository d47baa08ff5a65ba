/** The bots' own thread: it is sent a question, loads the game it is of, and sends back the answer. */
import { pluginOf } from '#shared/plugin/registry.ts';
import { askBot } from './askBot.ts';
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
    return { ticket, decision: askBot(game, question) };
  } catch (error) {
    return { ticket, fault: error instanceof Error ? error.message : String(error) };
  }
}
