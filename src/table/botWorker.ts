/** The bots' own thread: it is sent a question, loads the game it is of, and sends back the answer. */
import { answer as answerOf } from '#shared/match/planner.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { withFetchedBots } from '#shared/plugin/resources.ts';
import { createBrowserLoader } from '#src/lexicon/browserResources.ts';
import { createIndexedDbLists } from '#src/lexicon/indexedDbLists.ts';
import type { BotReply, BotRequest } from './botMessages.ts';
import { createThreadGames } from './threadGames.ts';

const equip = createThreadGames(createBrowserLoader(createIndexedDbLists()));

addEventListener('message', (event: MessageEvent<BotRequest>) => {
  void answer(event.data).then((reply) => {
    postMessage(reply);
  });
});

async function answer({ ticket, game: id, resources, question }: BotRequest): Promise<BotReply> {
  try {
    const plain = await pluginOf(id)?.load();
    if (plain === undefined) return { ticket, fault: `There is no game called “${id}”.` };
    const game = await equip(plain, resources).catch((error: unknown) => reasonOf(error));
    if (typeof game === 'string') return { ticket, unequipped: game };
    return { ticket, decision: answerOf(await withFetchedBots(game), question, question.budget) };
  } catch (error) {
    return { ticket, fault: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
