/**
 * A match being played here. The host adds three things to the fold: deadlines (it wakes when the next
 * delay is due), bots (it asks them and carries out their plans) and saving. Rules it has none.
 */
import type { Game } from '#shared/plugin/contract.ts';
import { no, type Refusal } from '#shared/result.ts';
import type { MatchClock, TimeSource } from '#shared/timer/matchClock.ts';
import type { MatchBrief } from './brief.ts';
import { briefOf, type Briefing } from './briefOf.ts';
import { judge, type Proposal } from './door.ts';
import { crashOf } from './crash.ts';
import { advance } from './fold.ts';
import { finishedGames, NO_TALLY, tallyOf } from './games.ts';
import type { BotRunner, Host } from './hostTypes.ts';
import type { MatchStore } from './matchStore.ts';
import {
  nextPlan,
  questionsFor,
  restPlan,
  standingPlans,
  withAnswer,
  withoutPlan,
  type Plan,
  type Question,
} from './planner.ts';
import { PluginError } from './pluginError.ts';
import type { Crash, MatchRecord } from './record.ts';
import { TABLE_REFUSALS } from './refusals.ts';
import { createSaver } from './saver.ts';
import type { FoldState } from './state.ts';
import { appendEntry, latest, type Timeline } from './timeline.ts';

export interface HostOptions {
  readonly id: string;
  readonly game: Game;
  /** The record the match goes on from, already in the store, and its timeline. */
  readonly record: MatchRecord;
  readonly timeline: Timeline;
  /** Stands at `record.until`; paused or not, as the match shall open. */
  readonly clock: MatchClock;
  readonly source: TimeSource;
  readonly store: MatchStore;
  readonly bots: BotRunner;
  /** Work units a bot may spend on one question. */
  readonly budget?: number;
  /** For whom a brief is kept with each save, and who spells it; none is kept without. */
  readonly brief?: Pick<Briefing, 'seat' | 'say'>;
}

/** Time reached is saved this often while time runs (ms), so that a crash costs no more. */
const SAVE_EVERY = 1000;
const USUAL_BUDGET = 10_000;

/** Opens a match for playing. */
export function openHost(options: HostOptions): Host {
  const { id, clock, source, store, bots } = options;
  const { game, isOfView } = withKnownView(options.game);
  let timeline = options.timeline;
  let current = advance(timeline.machine, latest(timeline), clock.now());
  let plans: readonly Plan[] = [];
  let broken: Error | null = null;
  let crash: Crash | null = null;
  let closed = false;
  let tally = NO_TALLY;
  let cancelWake: () => void = () => undefined;
  const asking = new Set<number>();
  const listeners = new Set<() => void>();

  const saver = createSaver(
    store,
    id,
    timeline.log.length,
    () => ({ timeline, until: current.at, final: isFinal(current), brief }),
    tell,
  );

  function brief(): MatchBrief | null {
    if (options.brief === undefined || broken !== null) return null;
    const briefing = options.brief;
    let made: MatchBrief | null = null;
    guarded(() => {
      const { seat } = briefing;
      tally = tallyOf(game, timeline, seat, tally);
      const games = finishedGames(game, timeline, current.at, seat, tally);
      made = briefOf({ ...briefing, game, state: current, games });
    });
    return made;
  }

  /** Whoever listens answers for itself: its mistake costs neither the others nor the match. */
  function tell(): void {
    for (const listener of [...listeners]) {
      try {
        listener();
      } catch (error) {
        console.error('What listens to a match has failed:', error);
      }
    }
  }

  /** Runs what may stumble over a mistake in the game; such a mistake stops the match, kept as it was. */
  function guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      stop(error, isOfView(error) ? 'table' : 'chart');
    }
  }

  function stop(error: Error, where: Crash['where']): void {
    broken = error;
    crash = crashOf(error, where, clock.now());
    clock.pause();
    cancelWake();
    tell();
  }

  /** Brings the state up to now, lets bots move, and sets the next alarm. */
  function tick(): void {
    if (closed || broken !== null) return;
    guarded(() => {
      passTime();
      movePlans();
      ask();
    });
    void saver.flush();
    setAlarm();
  }

  function passTime(): void {
    // What is over stays as it ended, however long it is looked at.
    if (isFinal(current)) return;
    const before = current;
    current = advance(timeline.machine, current, clock.now());
    if (before.snapshot !== current.snapshot || before.pending !== current.pending) tell();
  }

  function movePlans(): void {
    if (clock.paused) return;
    plans = standingPlans(current, plans);
    for (let plan = nextPlan(plans); plan !== null && plan.next.due <= current.at; plan = nextPlan(plans)) {
      const refused = propose({ by: plan.seat, move: plan.next.move });
      plans = refused === null ? withoutPlan(plans, plan.seat) : restPlan(plans, plan.seat);
    }
  }

  function ask(): void {
    if (clock.paused) return;
    for (const question of questionsFor(game, current, plans, options.record.seed)) {
      if (!asking.has(question.seat)) askOne(question);
    }
  }

  function askOne(question: Question): void {
    asking.add(question.seat);
    const budget = options.budget ?? USUAL_BUDGET;
    bots
      .decide({ bot: question.bot, view: question.view, seed: question.seed, budget })
      .then((decision) => {
        asking.delete(question.seat);
        plans = withAnswer(plans, question, decision);
        tick();
      })
      .catch((error: unknown) => {
        asking.delete(question.seat);
        stop(error instanceof Error ? error : new Error(String(error)), 'bot');
      });
  }

  function setAlarm(): void {
    cancelWake();
    if (closed || broken !== null || clock.paused || isFinal(current)) return;
    const next = Math.min(current.pending[0]?.due ?? Infinity, nextPlan(plans)?.next.due ?? Infinity);
    cancelWake = source.wake(Math.min(Math.max(next - clock.now(), 0), SAVE_EVERY), tick);
  }

  /** Past the door and into the log, or why not. */
  function propose(proposal: Proposal): Refusal | null {
    try {
      const entry = judge(game, timeline, proposal, clock.now());
      if (!entry.ok) return entry;
      timeline = appendEntry(timeline, entry.value);
    } catch (error) {
      if (!(error instanceof PluginError)) throw error;
      // The old state is still good: the match goes on without this move.
      crash = crashOf(error, 'chart', clock.now(), {
        n: timeline.log.length + 1,
        at: Math.max(current.at, clock.now()),
        ...proposal,
      });
      tell();
      return no('move/failed', TABLE_REFUSALS['move/failed']);
    }
    current = latest(timeline);
    tell();
    return null;
  }

  function take(proposal: Proposal): Promise<Refusal | null> {
    if (broken !== null || (clock.paused && !isFinal(current))) {
      return Promise.resolve(no('match/paused', TABLE_REFUSALS['match/paused']));
    }
    let refused: Refusal | null = null;
    guarded(() => {
      passTime();
      refused = propose(proposal);
    });
    tick();
    return Promise.resolve(refused);
  }

  function record(): MatchRecord {
    return { ...options.record, log: timeline.log, until: reached() };
  }

  /** Match time in ms that the match has come to: none passes any more once it is over. */
  function reached(): number {
    return isFinal(current) ? current.at : Math.max(current.at, clock.now());
  }

  tick();

  return {
    id,
    record,
    now: reached,
    state: () => current,
    timeline: () => timeline,
    view: (viewer) => game.view(current, viewer),
    send: (by, move) => take({ by, move }),
    sendTable: (by, table) => take({ by, table }),
    paused: () => clock.paused,
    pause() {
      tick();
      clock.pause();
      setAlarm();
      void saver.flush();
      tell();
    },
    resume() {
      if (broken !== null) return;
      clock.resume();
      tick();
      tell();
    },
    saving: () => saver.saving(),
    broken: () => broken,
    crash: () => crash,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hide() {
      tick();
      saver.hurry();
      void saver.flush();
    },
    async close() {
      if (closed) return;
      tick();
      closed = true;
      cancelWake();
      bots.close();
      await saver.flush();
    },
  };
}

/** The game, and whether an error was thrown by its view: the chart is sound then, only it cannot be shown. */
function withKnownView(game: Game): { readonly game: Game; readonly isOfView: (error: Error) => boolean } {
  const thrown = new WeakSet<Error>();
  const view: Game['view'] = (state, viewer) => {
    try {
      return game.view(state, viewer);
    } catch (error) {
      if (error instanceof Error) thrown.add(error);
      throw error;
    }
  };
  return { game: { ...game, view }, isOfView: (error) => thrown.has(error) };
}

function isFinal(state: FoldState): boolean {
  return state.snapshot.status !== 'active';
}
