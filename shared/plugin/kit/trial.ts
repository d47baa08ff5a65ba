/**
 * One match of the kit: bots play (`random` for the people), every state and step on the way is checked,
 * and in an unruly match people also play at random, idle, go back, and play on past the first `over`.
 */
import { start } from '#shared/match/fold.ts';
import type { AnyMove } from '#shared/match/entry.ts';
import {
  nextPlan,
  questionsFor,
  restPlan,
  standingPlans,
  withAnswer,
  withoutPlan,
} from '#shared/match/planner.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { latest, openTimeline } from '#shared/match/timeline.ts';
import { redoTarget, undoTarget } from '#shared/match/undo.ts';
import { mixSeed, randomFrom } from '#shared/random/random.ts';
import { placeOf, type Bench } from './bench.ts';
import { askBot } from './botLaws.ts';
import { checkFirstChance } from './contextLaws.ts';
import { checkFold } from './foldLaws.ts';
import type { PlanItem } from './plan.ts';
import { tracedBetween } from './trace.ts';
import { fire, look, propose, type Trial, type TrialLimits } from './trialSteps.ts';

export interface TrialCounts {
  readonly entries: number;
  readonly delays: number;
  readonly cut: boolean;
}

const ENTRIES_AT_LEAST = 6;
/** How often something other than a bot's plan happens in an unruly match. */
const UNRULY = 0.25;
/** Games an unruly match plays before it is let go. */
const GAMES = 3;

export function runTrial(bench: Bench, item: PlanItem, limits: TrialLimits): TrialCounts {
  const trial = openTrial(bench, item, limits);
  let cut = false;
  while (!cut && goOn(trial)) cut = limits.late() && trial.timeline.log.length >= ENTRIES_AT_LEAST;
  const record = recordOf(bench.plugin, bench.game, trial.input, trial.timeline.log, trial.state.at);
  checkFold(bench, record, trial.timeline, trial.bytes, placeOf(trial.input, trial.state), trial.random);
  return { entries: trial.timeline.log.length, delays: trial.delays, cut };
}

function openTrial(bench: Bench, item: PlanItem, limits: TrialLimits): Trial {
  const { game, machine, traced, reached } = bench;
  const carried = game.carry?.initial() ?? null;
  const input = { seed: item.seed, settings: item.settings, seats: seatsFor(game, item.lineup), carried };
  const timeline = openTimeline(machine, input);
  const state = latest(timeline);
  const trial: Trial = {
    bench,
    item,
    input,
    limits,
    random: randomFrom(mixSeed(item.seed, 7)),
    sitters: item.lineup.map((sitter) => (sitter === 'person' ? 'random' : sitter)),
    pool: [],
    bytes: [bytesOf(machine, state)],
    timeline,
    state,
    plans: [],
    seen: 0,
    delays: 0,
    idle: 0,
    games: 0,
  };
  const opening = start(traced.machine, input);
  for (const name of tracedBetween({ ...opening, effects: [] }, opening)) reached.add(name);
  checkFirstChance(bench, input, state, placeOf(input, state));
  look(trial);
  return trial;
}

/** Lets one thing happen; false when the match is to end. */
function goOn(trial: Trial): boolean {
  const { state, item, limits, timeline, random } = trial;
  const delay = state.pending[0];
  if (delay !== undefined && delay.due <= state.at) return fire(trial, delay.due);
  if (state.snapshot.status !== 'active' || timeline.log.length >= limits.maxEntries) return false;
  if (state.snapshot.hasTag('over')) {
    if (!item.unruly || trial.games >= GAMES) return false;
    if (random.chance(0.3) && playAnything(trial)) return true;
  }
  if (item.unruly && random.chance(UNRULY)) return beUnruly(trial);
  askBots(trial);
  const plan = nextPlan(trial.plans);
  if (delay !== undefined && (plan === null || delay.due <= plan.next.due)) return fire(trial, delay.due);
  if (plan === null) return stuck(trial);
  trial.plans = withoutPlan(trial.plans, plan.seat);
  if (propose(trial, { by: plan.seat, move: plan.next.move }, plan.next.due)) return true;
  trial.plans = restPlan([...trial.plans, plan], plan.seat);
  return true;
}

function askBots(trial: Trial): void {
  const { bench, state, sitters, item, limits } = trial;
  trial.plans = standingPlans(state, trial.plans, sitters);
  for (const question of questionsFor(bench.game, state, trial.plans, item.seed, sitters)) {
    const decision = askBot(bench, state, question, limits.budget, placeOf(trial.input, state));
    trial.plans = withAnswer(trial.plans, question, decision);
  }
}

/** Nobody means to move and no delay runs. */
function stuck(trial: Trial): boolean {
  const { bench, state, input } = trial;
  if (!state.snapshot.hasTag('over') && !trial.item.unruly) {
    bench.report.add(
      'play/stuck',
      placeOf(input, state),
      'No bot has a move and no delay runs, yet the game is not over.',
    );
  }
  return playAnything(trial);
}

/** A legal move of any seat; false when there is none. */
function playAnything(trial: Trial): boolean {
  const { bench, state, random } = trial;
  const open = [...state.table.seats.keys()].flatMap((by) =>
    bench.game.legal(bench.game.view(state, by)).map(({ move }) => ({ by, move })),
  );
  if (open.length === 0) return false;
  // Half the time what has been tried least, so that rare moves get their turn.
  const triesOf = ({ move }: { move: AnyMove }): number => bench.tried.get(move.type) ?? 0;
  const least = Math.min(...open.map(triesOf));
  const rare = random.chance(0.5) ? open.filter((choice) => triesOf(choice) === least) : open;
  const choice = random.pick(rare);
  bench.tried.set(choice.move.type, triesOf(choice) + 1);
  return propose(trial, choice, state.at + random.below(500));
}

function beUnruly(trial: Trial): boolean {
  const { state, random, timeline } = trial;
  const seat = random.below(state.table.seats.length);
  const at = state.at + random.below(500);
  const delay = state.pending[0];
  switch (random.below(5)) {
    case 0: {
      // Everybody is away for a while.
      trial.plans = [];
      return delay === undefined || fire(trial, delay.due);
    }
    case 1: {
      const to = random.pick([
        undoTarget(timeline),
        redoTarget(timeline),
        random.below(timeline.states.length),
      ]);
      const type = random.pick(['back', 'ask'] as const);
      propose(trial, { by: seat, table: { type, to: to ?? 0 } }, at);
      return true;
    }
    case 2: {
      propose(trial, { by: seat, table: { type: 'agree' } }, at);
      return true;
    }
    default: {
      playAnything(trial);
      return true;
    }
  }
}
