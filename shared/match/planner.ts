/**
 * When bots move. A bot is asked whenever it has no plan; its plan is carried out once its thinking pace
 * has passed in match time, if the door still takes it then. Pure functions over plain data, so that a
 * live match, a headless one and the conformance kit play alike:
 *
 *     plans = planBots(game, state, plans, seed, budget)          after every entry and fired delay
 *     next = nextPlan(plans)                                      compare with state.pending[0]
 *     advance(…, state, delay.due)                                a delay due by then goes first
 *     plans = withoutPlan(plans, seat) or restPlan(plans, seat)   the door took its move, or did not
 *
 * A host that thinks in a worker does `planBots` by hand: `questionsFor`, `answer` over there (all of a
 * question is JSON), then `withAnswer`.
 */
import { isFetched } from '#shared/plugin/bot.ts';
import type { Decision, Game } from '#shared/plugin/contract.ts';
import type { Resources } from '#shared/plugin/resources.ts';
import type { View } from '#shared/plugin/view.ts';
import { sameJson } from '#shared/json.ts';
import { mixSeed, randomFrom } from '#shared/random/random.ts';
import type { AnyMove, SeatIndex } from './entry.ts';
import type { FoldState, Table } from './state.ts';

/** What a bot means to do. Plans are kept outside the log: only moves that were made are history. */
export interface Plan {
  readonly seat: SeatIndex;
  readonly bot: string;
  /** The view it was asked about: a bot at rest is asked again when its view differs. */
  readonly seen: View;
  /** Null while the bot rests: it has nothing to do, or the door turned its move down. */
  readonly next: PlannedMove | null;
}

export interface PlannedMove {
  readonly move: AnyMove;
  /** Match time in ms at which it is made. */
  readonly due: number;
}

/** What a bot is asked: its view, and the seed of a generator of its own. */
export interface Question {
  readonly seat: SeatIndex;
  readonly bot: string;
  readonly view: View;
  /** Of this question alone: mixed from the match's seed, the seat, the entry and the time. */
  readonly seed: number;
  /** Match time in ms of the asking; thinking time counts from here. */
  readonly at: number;
}

/** A bot's name for each seat, null for a seat that no bot plays. */
export type Sitters = readonly (string | null)[];

/** Who sits at the table as a bot. */
export function botsAt(table: Table): Sitters {
  return table.seats.map((seat) => (seat.by === 'bot' ? seat.bot : null));
}

/**
 * The plans after `state`, whose due delays have all fired (`advance(machine, state, state.at)`): plans of bots
 * that have left are dropped, and bots without a plan are asked.
 * `sitters` says who plays which seat, if not the bots at the table.
 */
export function planBots(
  game: Game,
  state: FoldState,
  plans: readonly Plan[],
  seed: number,
  budget: number,
  sitters: Sitters = botsAt(state.table),
): readonly Plan[] {
  const kept = standingPlans(state, plans, sitters);
  return questionsFor(game, state, kept, seed, sitters).reduce(
    (known, question) => withAnswer(known, question, answer(game, question, budget)),
    kept,
  );
}

/** The plans less those of bots that sit there no more; none once the match has ended. */
export function standingPlans(
  state: FoldState,
  plans: readonly Plan[],
  sitters: Sitters = botsAt(state.table),
): readonly Plan[] {
  if (state.snapshot.status !== 'active') return [];
  return plans.filter((plan) => sitters[plan.seat] === plan.bot);
}

/** Which bots to ask now: those with no plan, and those at rest whose view has changed. */
export function questionsFor(
  game: Game,
  state: FoldState,
  plans: readonly Plan[],
  seed: number,
  sitters: Sitters = botsAt(state.table),
): readonly Question[] {
  if (state.snapshot.status !== 'active') return [];
  return sitters.flatMap((bot, seat) => {
    if (bot === null) return [];
    const plan = plans.find((known) => known.seat === seat);
    if (plan !== undefined && plan.next !== null) return [];
    const view = game.view(state, seat);
    if (plan !== undefined && sameJson(plan.seen, view)) return [];
    return [{ seat, bot, view, seed: mixSeed(seed, seat, state.n, state.at), at: state.at }];
  });
}

/** An equipped game's bots have theirs already, and another game has none. */
const NONE: Resources = {};

/**
 * The bot's decision. A bot the game no longer has plays as `random`.
 * @throws Error where the bot is yet to be fetched: whoever asks bots has the game `withFetchedBots`.
 */
export function answer(
  game: Pick<Game, 'bots'>,
  question: Omit<Question, 'seat' | 'at'>,
  budget: number,
): Decision | null {
  const bot = Object.hasOwn(game.bots, question.bot) ? game.bots[question.bot] : undefined;
  if (bot !== undefined && isFetched(bot)) throw new Error(`The bot “${question.bot}” is yet to be fetched.`);
  return (bot ?? game.bots.random).decide(question.view, randomFrom(question.seed), budget, NONE);
}

/** The plans with a bot's answer. An `after` that is no whole number ≥ 0 (the kit refuses it) counts as 0. */
export function withAnswer(
  plans: readonly Plan[],
  question: Question,
  decision: Decision | null,
): readonly Plan[] {
  const next = decision && { move: decision.move, due: question.at + pace(decision.after) };
  const plan = { seat: question.seat, bot: question.bot, seen: question.view, next };
  return [...withoutPlan(plans, question.seat), plan];
}

/** The plan to carry out next: the earliest, of several at an instant the lowest seat's. Null if all rest. */
export function nextPlan(plans: readonly Plan[]): (Plan & { readonly next: PlannedMove }) | null {
  const [first] = plans
    .flatMap((plan) => (plan.next === null ? [] : [{ ...plan, next: plan.next }]))
    .toSorted((a, b) => a.next.due - b.next.due || a.seat - b.seat);
  return first ?? null;
}

/** The plans once `seat` has made its move: it will be asked anew. */
export function withoutPlan(plans: readonly Plan[], seat: SeatIndex): readonly Plan[] {
  return plans.filter((plan) => plan.seat !== seat);
}

/** The plans once the door has turned `seat`’s move down: it will be asked when its view has changed. */
export function restPlan(plans: readonly Plan[], seat: SeatIndex): readonly Plan[] {
  return plans.map((plan) => (plan.seat === seat ? { ...plan, next: null } : plan));
}

function pace(after: number): number {
  return Number.isSafeInteger(after) && after >= 0 ? after : 0;
}
