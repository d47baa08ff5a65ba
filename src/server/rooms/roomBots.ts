/**
 * The computers at a table. Every process that has somebody of the table connected plays them; what two do at once the
 * store takes once, since a seat's computer numbers its moves.
 */
import {
  nextPlan,
  questionsFor,
  restPlan,
  standingPlans,
  withAnswer,
  withoutPlan,
  type Plan,
  type Question,
} from '#shared/match/planner.ts';
import { judge } from '#shared/match/door.ts';
import type { AnyMove, SeatIndex } from '#shared/match/entry.ts';
import type { Refusal } from '#shared/result.ts';
import { refused } from '#src/room/refusals.ts';
import type { Draft } from '../stores/roomStore.ts';
import type { BotPool } from './botPool.ts';
import type { RoomLog } from './roomLog.ts';

/** Work units for one question. */
const BUDGET = 10_000;
/** Room time in ms after which a move is tried again that could not be stored. */
const AGAIN_MS = 500;

export interface RoomBots {
  /** Asks who has nothing planned, and makes the moves whose time has come. Called whenever something has changed. */
  tick(): void;
  /** Room time in ms of the next move that is planned; null for none. */
  nextDue(): number | null;
}

/** `failed` hears of a bot that has stumbled: its seat rests then until its view has changed. */
export function createRoomBots(
  log: RoomLog,
  pool: BotPool,
  again: () => void,
  failed: (error: unknown) => void,
): RoomBots {
  let plans: readonly Plan[] = [];
  /** By seat: the number that the move it plans, or is asked for, will have. */
  const numbers = new Map<SeatIndex, number>();
  const asking = new Set<SeatIndex>();
  let moving = false;
  /** Room time in ms before which nothing is tried, for the store was away. */
  let restUntil = 0;

  function nextNumber(seat: SeatIndex): number {
    return (log.state().room.numbers[`bot${seat}`] ?? 0) + 1;
  }

  /** Another process has made that move meanwhile. */
  function isStale(seat: SeatIndex): boolean {
    return numbers.get(seat) !== nextNumber(seat);
  }

  function tick(): void {
    const current = log.current();
    const { match, ended } = log.state().room;
    if (current === null || match === null || ended !== null) {
      plans = [];
      return;
    }
    plans = standingPlans(current, plans).filter(({ seat }) => !isStale(seat));
    for (const question of questionsFor(log.shelved().game, current, plans, match.seed)) {
      if (!asking.has(question.seat)) ask(question);
    }
    if (!moving && due() !== null) move().catch(failed);
  }

  function ask(question: Question): void {
    const { seat, bot, view, seed } = question;
    const { game, settings } = log.state().room;
    asking.add(seat);
    numbers.set(seat, nextNumber(seat));
    pool
      .ask({ game, settings, question: { bot, view, seed, budget: BUDGET } })
      .catch((error: unknown) => {
        failed(error);
        return null;
      })
      .then((decision) => {
        asking.delete(seat);
        plans = withAnswer(plans, question, decision);
        again();
      })
      .catch(failed);
  }

  /** One move after the other, so that each is planned upon the one before. */
  async function move(): Promise<void> {
    moving = true;
    try {
      for (let plan = due(); plan !== null; plan = due()) {
        const { seat, next } = plan;
        const proposed = await log
          .propose((now) => draftOf(seat, next.move, now))
          .catch((error: unknown) => {
            // Tried again at once it would only stumble again.
            plans = restPlan(plans, seat);
            throw error;
          });
        if (proposed.kind === 'refused' && proposed.refusal.code === 'store/away') {
          restUntil = log.now() + AGAIN_MS;
          break;
        }
        plans = proposed.kind === 'refused' ? restPlan(plans, seat) : withoutPlan(plans, seat);
      }
    } finally {
      moving = false;
      again();
    }
  }

  function draftOf(seat: SeatIndex, move: AnyMove, now: number): Draft | Refusal {
    const { room, timeline } = log.state();
    if (timeline === null || room.match === null || isStale(seat)) return refused('table/not-begun');
    const verdict = judge(log.shelved().game, timeline, { by: seat, move }, now - room.match.began);
    if (!verdict.ok) return verdict;
    return { by: 'table', c: nextNumber(seat), act: { type: 'bot', seat, move } };
  }

  function due() {
    const plan = nextPlan(plans);
    return plan !== null && Math.max(dueOf(plan), restUntil) <= log.now() ? plan : null;
  }

  /** Room time in ms. */
  function dueOf({ next }: { readonly next: { readonly due: number } }): number {
    return (log.state().room.match?.began ?? 0) + next.due;
  }

  return {
    tick,
    nextDue() {
      // While one is made, its end is what is waited for.
      const plan = moving ? null : nextPlan(plans);
      return plan === null ? null : Math.max(dueOf(plan), restUntil);
    },
  };
}
