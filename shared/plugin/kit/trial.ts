/**
 * One match of the kit: bots play (`random` for the people), every state and step on the way is checked,
 * and in an unruly match people also play at random, idle, go back, and play on past the first `over`.
 */
import { start } from '#shared/match/fold.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import { nextPlan, questionsFor, standingPlans, withAnswer, withoutPlan } from '#shared/match/planner.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import { latest, openTimeline } from '#shared/match/timeline.ts';
import { redoTarget, undoTarget } from '#shared/match/undo.ts';
import { mixSeed, randomFrom } from '#shared/random/random.ts';
import { placeOf, type Workbench } from './workbench.ts';
import { askBot } from './botLaws.ts';
import { checkFirstChance } from './contextLaws.ts';
import { checkFold } from './foldLaws.ts';
import { differenceOf } from './jsonFault.ts';
import type { PlanItem } from './plan.ts';
import { tracedBetween } from './trace.ts';
import { playAnything, playUntried } from './trialMoves.ts';
import { fire, look, mark, propose, type Trial, type TrialLimits } from './trialSteps.ts';

export interface TrialCounts {
  readonly entries: number;
  readonly delays: number;
  readonly cut: boolean;
  /** Came to a game’s end, tagged `over`, or to the end of the match. */
  readonly ended: boolean;
}

const ENTRIES_AT_LEAST = 6;
/** How often something other than a bot's plan happens, unless the match is orderly. */
const UNRULY = 0.25;
const CURIOUS = 0.6;
const IDLE = 0.1;
/** Entries an unruly match goes on for after its game is over. */
const ENTRIES_AFTER = 20;

/**
 * Plays one match and checks it. `tried` counts moves that were played at random, by state and type: those with the
 * least are preferred, and what is played here is added.
 */
export function runTrial(
  workbench: Workbench,
  item: PlanItem,
  limits: TrialLimits,
  tried: Map<string, number>,
): TrialCounts {
  const trial = openTrial(workbench, item, limits, tried);
  let cut = false;
  while (!cut && goOn(trial)) cut = limits.late() && trial.timeline.log.length >= ENTRIES_AT_LEAST;
  const record = recordOf(workbench.plugin, workbench.game, trial.input, trial.timeline.log, trial.state.at);
  mark(trial);
  checkFold(workbench, record, trial.timeline, trial.marks, placeOf(trial.input, trial.state), trial.looks);
  const ended = trial.games > 0 || trial.state.snapshot.status !== 'active';
  return { entries: trial.timeline.log.length, delays: trial.delays, cut, ended };
}

function openTrial(
  workbench: Workbench,
  item: PlanItem,
  limits: TrialLimits,
  tried: Map<string, number>,
): Trial {
  const { game, machine, traced, reached } = workbench;
  workbench.moment.place = null;
  const carried = game.carry?.initial() ?? null;
  const input = { seed: item.seed, settings: item.settings, seats: seatsFor(game, item.lineup), carried };
  const timeline = openTimeline(machine, input);
  const state = latest(timeline);
  const trial: Trial = {
    workbench,
    item,
    input,
    limits,
    random: randomFrom(mixSeed(item.seed, 7)),
    looks: randomFrom(mixSeed(item.seed, 8)),
    sitters: item.lineup.map((sitter) => (sitter === 'person' ? 'random' : sitter)),
    pool: [],
    tried,
    marks: new Map(),
    timeline,
    state,
    shadow: null,
    plans: [],
    asked: new Map(),
    closely: true,
    happenings: 0,
    delays: 0,
    idle: 0,
    games: 0,
    firstOver: null,
  };
  workbench.moment.place = () => placeOf(input, trial.state);
  const opening = start(traced.machine, input);
  for (const name of tracedBetween({ ...opening, effects: [] }, opening)) reached.add(name);
  checkFirstChance(workbench, input, state, placeOf(input, state));
  mark(trial);
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
    if (!goesOn(trial)) return false;
    if (item.manner === 'unruly' && random.chance(0.3) && playAnything(trial)) return true;
  }
  if (item.manner === 'unruly' && random.chance(UNRULY)) return beUnruly(trial);
  if (item.manner === 'curious' && delay !== undefined && random.chance(IDLE)) return idle(trial);
  if (item.manner === 'curious' && random.chance(CURIOUS) && playUntried(trial)) return true;
  askBots(trial);
  const plan = nextPlan(trial.plans);
  if (delay !== undefined && (plan === null || delay.due <= plan.next.due)) return fire(trial, delay.due);
  if (plan === null) return stuck(trial);
  trial.plans = withoutPlan(trial.plans, plan.seat);
  if (propose(trial, { by: plan.seat, move: plan.next.move }, plan.next.due)) trial.asked.delete(plan.seat);
  return true;
}

/** Whether there is more after a game's end. */
function goesOn({ item, timeline, firstOver }: Trial): boolean {
  switch (item.manner) {
    case 'orderly':
      return false;
    case 'unruly':
      return firstOver === null || timeline.log.length < firstOver + ENTRIES_AFTER;
    case 'curious':
      return true;
  }
}

function askBots(trial: Trial): void {
  const { workbench, state, sitters, item, limits, asked } = trial;
  trial.plans = standingPlans(state, trial.plans, sitters);
  const awake = sitters.map((bot, seat) => (isAtRest(trial, seat) ? null : bot));
  for (const question of questionsFor(workbench.game, state, trial.plans, item.seed, awake)) {
    const where = placeOf(trial.input, state);
    const decision = askBot(workbench, state, question, limits.budget, where, trial.closely);
    asked.set(question.seat, question.view);
    if (decision === null) continue;
    // A plan's own note of what was seen is not needed here, and costly.
    const unseen = { ...question, view: { ...question.view, data: null } };
    trial.plans = withAnswer(trial.plans, unseen, decision);
  }
}

/** As the planner has it, but views are compared part by part: writing each out is most of what an entry costs. */
function isAtRest({ workbench, state, plans, asked }: Trial, seat: SeatIndex): boolean {
  const seen = asked.get(seat);
  if (seen === undefined || plans.some((plan) => plan.seat === seat)) return false;
  return differenceOf(workbench.game.view(state, seat), seen) === null;
}

/** Nobody means to move and no delay runs. */
function stuck(trial: Trial): boolean {
  const { workbench, state, input } = trial;
  if (!state.snapshot.hasTag('over') && trial.item.manner === 'orderly') {
    workbench.report.add(
      'play/stuck',
      placeOf(input, state),
      'No bot has a move and no delay runs, yet the game is not over.',
    );
  }
  return playAnything(trial);
}

/** Everybody is away until the next delay fires. */
function idle(trial: Trial): boolean {
  const delay = trial.state.pending[0];
  trial.plans = [];
  trial.asked.clear();
  return delay === undefined || fire(trial, delay.due);
}

function beUnruly(trial: Trial): boolean {
  const { state, random, timeline } = trial;
  const seat = random.below(state.table.seats.length);
  const at = state.at + random.below(500);
  switch (random.below(5)) {
    case 0:
      return idle(trial);
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
