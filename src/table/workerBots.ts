/** Runs bots in a worker, so that the page stays quick; in the page itself where there can be no worker. */
import type { BotQuestion, BotRunner } from '#shared/match/hostTypes.ts';
import { answer } from '#shared/match/planner.ts';
import type { ResourceName } from '#shared/match/record.ts';
import type { Decision, Game } from '#shared/plugin/contract.ts';
import { withFetchedBots } from '#shared/plugin/resources.ts';
import type { BotReply, BotRequest } from './botMessages.ts';

interface Waiting {
  readonly question: BotQuestion;
  readonly settle: (decision: Decision | null) => void;
  readonly fail: (error: unknown) => void;
}

/** The part of a Worker that is used here. */
export interface BotThread {
  postMessage(request: BotRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<BotReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The game that is played: its id, what it is, and what it is played with. */
export interface BotGame {
  readonly id: string;
  /** With its resources at hand, for the case that the page has to play the bots itself. */
  readonly game: Game;
  readonly resources: readonly ResourceName[];
}

/** The thread starts with the first question: most tables never ask one. */
export function createBots({ id, game, resources }: BotGame, start: () => BotThread | null): BotRunner {
  const waiting = new Map<number, Waiting>();
  let thread: BotThread | null | undefined;
  let tickets = 0;

  function receive({ data }: MessageEvent<BotReply>): void {
    if ('unequipped' in data) {
      console.warn('The bots’ thread lacks what the match is played with:', data.unequipped);
      goOnHere();
      return;
    }
    const asked = waiting.get(data.ticket);
    waiting.delete(data.ticket);
    if ('fault' in data) asked?.fail(new Error(data.fault));
    else asked?.settle(data.decision);
  }

  /** The thread could not be started or died: whatever it owes is worked out here. */
  function goOnHere(): void {
    thread?.terminate();
    thread = null;
    const owed = [...waiting.values()];
    waiting.clear();
    for (const asked of owed) void answerHere(asked);
  }

  async function answerHere({ question, settle, fail }: Waiting): Promise<void> {
    try {
      settle(answer(await withFetchedBots(game), question, question.budget));
    } catch (error) {
      fail(error);
    }
  }

  function running(): BotThread | null {
    if (thread !== undefined) return thread;
    thread = startOrNot();
    if (thread !== null) {
      thread.onmessage = receive;
      thread.onerror = goOnHere;
    }
    return thread;
  }

  /** Where a browser refuses a thread, by its settings or the page's policy, the page plays the bots itself. */
  function startOrNot(): BotThread | null {
    try {
      return start();
    } catch (error) {
      console.warn('Bots have no thread of their own:', error);
      return null;
    }
  }

  return {
    decide(question) {
      return new Promise((settle, fail) => {
        const asked = { question, settle, fail };
        const there = running();
        if (there === null) return void answerHere(asked);
        tickets += 1;
        waiting.set(tickets, asked);
        there.postMessage({ ticket: tickets, game: id, resources, question });
      });
    },
    close() {
      thread?.terminate();
      thread = null;
      waiting.clear();
    },
  };
}
