/**
 * One match of the kit: bots play (`random` for the people), every state and step on the way is checked,
 * and in an unruly match people also play at random, idle, go back, and play on past the first `over`.
 */
import { judge, type Proposal } from '#shared/match/door.ts';
import type { AnyMove, Entry } from '#shared/match/entry.ts';
import { advance, start } from '#shared/match/fold.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import {
  nextPlan,
  questionsFor,
  restPlan,
  standingPlans,
  withAnswer,
  withoutPlan,
} from '#shared/match/planner.ts';
import type { Plan, Sitters } from '#shared/match/planner.ts';
import type { MatchInput } from '#shared/match/record.ts';
import { bytesOf } from '#shared/match/stored.ts';
import type { FoldState } from '#shared/match/state.ts';
import { appendEntry, latest, openTimeline, type Timeline } from '#shared/match/timeline.ts';
import { redoTarget, undoTarget } from '#shared/match/undo.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { mixSeed, randomFrom, type Random } from '#shared/random/random.ts';
import { placeOf, type Bench } from './bench.ts';
import { askBot } from './botLaws.ts';
import { checkContext, checkFirstChance } from './contextLaws.ts';
import { checkFold } from './foldLaws.ts';
import { checkMoves } from './moveLaws.ts';
import type { PlanItem } from './plan.ts';
import { checkStep, checkStepClosely, type Step } from './stepLaws.ts';
import { tracedBetween } from './trace.ts';
import { checkViews } from './viewLaws.ts';

/** How a trial is bounded. */
export interface TrialLimits {
  readonly maxEntries: number;
  /** Work units a bot has for a decision. */
  readonly budget: number;
  /** Time is up: stop after a few entries at least. */
  late(): boolean;
}

export interface TrialCounts {
  readonly entries: number;
  readonly delays: number;
  readonly cut: boolean;
}

const ENTRIES_AT_LEAST = 6;
/** States looked at closely before only some are. */
const STATES_IN_FULL = 25;
const SOME = 0.15;
/** How often something other than a bot's plan happens in an unruly match. */
const UNRULY = 0.25;
/** Delays in a row with nobody moving before a match is let go. */
const IDLE_DELAYS = 200;
/** Games an unruly match plays before it is let go. */
const GAMES = 3;

/** A match under way. */
interface Trial {
  readonly bench: Bench;
  readonly item: PlanItem;
  readonly input: MatchInput<Settings>;
  readonly limits: TrialLimits;
  readonly random: Random;
  readonly sitters: Sitters;
  readonly pool: AnyMove[];
  /** Bytes of each state of the timeline, taken when it was made. */
  readonly bytes: string[];
  timeline: Timeline;
  /** The timeline's last state or, when delays have fired since, a later one. */
  state: FoldState;
  plans: readonly Plan[];
  seen: number;
  delays: number;
  idle: number;
  games: number;
}

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

function fire(trial: Trial, due: number): boolean {
  trial.idle += 1;
  if (trial.idle > IDLE_DELAYS) return false;
  const before = trial.state;
  const step: Step = (machine, from) => advance(machine, from, due);
  trial.state = step(trial.bench.machine, before);
  trial.delays += 1;
  walked(trial, before, step);
  return true;
}

/** Lets a proposal through the door, with time up to `at`; false when it was refused. */
function propose(trial: Trial, proposal: Proposal, at: number): boolean {
  const { bench, timeline } = trial;
  const verdict = judge(bench.game, timeline, proposal, Math.max(at, trial.state.at));
  if (!verdict.ok) return false;
  const entry: Entry = verdict.value;
  const before = trial.state;
  trial.timeline = appendEntry(timeline, entry);
  trial.state = latest(trial.timeline);
  trial.bytes.push(bytesOf(bench.machine, trial.state));
  trial.idle = 0;
  if (!before.snapshot.hasTag('over') && trial.state.snapshot.hasTag('over')) trial.games += 1;
  const alone = (machine: Timeline['machine'], from: FoldState): FoldState =>
    latest(appendEntry({ machine, log: [], states: [from] }, entry));
  if ('move' in entry) walked(trial, before, alone);
  else look(trial);
  return true;
}

function walked(trial: Trial, before: FoldState, step: Step): void {
  const where = placeOf(trial.input, before);
  checkStep(trial.bench, before, trial.state, step, where);
  if (closely(trial)) checkStepClosely(trial.bench, before, trial.state, step, where);
  look(trial);
}

/** Every state of a short match is looked at, and some of a long one. */
function closely(trial: Trial): boolean {
  if (trial.limits.late()) return trial.state.snapshot.status !== 'active';
  return trial.seen < STATES_IN_FULL || trial.state.snapshot.status !== 'active' || trial.random.chance(SOME);
}

function look(trial: Trial): void {
  const { bench, state, random, timeline, pool, input } = trial;
  const delay = state.pending[0];
  // What is due by now fires before anybody gets to see or do anything.
  if (delay !== undefined && delay.due <= state.at) return;
  const full = closely(trial);
  trial.seen += 1;
  if (!full) return;
  const where = placeOf(input, state);
  checkContext(bench, state, where);
  checkViews(bench, state, where, random);
  checkMoves(bench, timeline, state, where, random, pool);
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
