/** A thread of the server in which bots think: it is sent a question, loads the game it is of, and sends back the answer. */
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { answer as answerOf } from '#shared/match/planner.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { withFetchedBots } from '#shared/plugin/resources.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { PoolReply, PoolRequest } from './botPool.ts';
import { createGameShelf } from './gameShelf.ts';

const { root } = v.parse(v.object({ root: v.string() }), workerData);
const shelf = createGameShelf(pluginOf, createNodeLoader(root));

parentPort?.on('message', (request: PoolRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});

async function answer({ ticket, game: id, settings, question }: PoolRequest): Promise<PoolReply> {
  try {
    const { game } = await shelf.ready(id, settings);
    return { ticket, decision: answerOf(await withFetchedBots(game), question, question.budget) };
  } catch (error) {
    return { ticket, fault: error instanceof Error ? error.message : String(error) };
  }
}
