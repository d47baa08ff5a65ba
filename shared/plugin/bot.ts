/** The computer players of a game, as the arcade asks them. */
import type { AnyMove } from '#shared/match/entry.ts';
import type { Random } from '#shared/random/random.ts';
import type { Resources } from './resources.ts';
import type { View } from './view.ts';

/** A bot's answer. */
export interface Decision<Move extends AnyMove = AnyMove> {
  /** Legal from the bot's seat in the state it was asked in. Kit: `bot/legal`. */
  readonly move: Move;
  /**
   * Its thinking pace: whole ms ≥ 0 of match time from the asking to the move. Kit: `bot/pace`. The door judges the move
   * only then; one that has become impossible is dropped, and the bot asked again once its view differs.
   */
  readonly after: number;
}

export interface Bot<Data = unknown, Move extends AnyMove = AnyMove> {
  /**
   * Called: while the match goes on, whenever this seat's view has changed and it has no move under way; in a worker.
   * Given: that seat's view and nothing more, never to be changed (`fold/mutated`); a generator of its own, seeded for
   * this question alone; a budget ≥ 1 of work units (nodes, playouts), never of time; what was fetched for the match.
   * Answers: the same for the same four (`bot/repeatable`); null when it has nothing to do. In every state that is not
   * `over` and where no delay runs, some bot has a move (`play/stuck`).
   */
  decide(view: View<Data>, random: Random, budget: number, resources: Resources): Decision<Move> | null;
}

/** A bot with more behind it than a table should have to fetch, a solver or an engine: it comes where bots are asked. */
export interface FetchedBot<Data = unknown, Move extends AnyMove = AnyMove> {
  /** Called: once where bots are asked (their thread, a server's, the tools), before the first question. */
  fetch(): Promise<Bot<Data, Move>>;
}

/** Whether it has to be fetched before it can be asked. */
export function isFetched<Data, Move extends AnyMove>(
  bot: Bot<Data, Move> | FetchedBot<Data, Move>,
): bot is FetchedBot<Data, Move> {
  return 'fetch' in bot;
}
