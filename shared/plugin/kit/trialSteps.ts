/** A match of the kit under way: whatever happens in it is checked, before and after. */
import { judge, type Proposal } from '#shared/match/door.ts';
import type { AnyMove, Entry } from '#shared/match/entry.ts';
import { advance } from '#shared/match/fold.ts';
import type { Plan, Sitters } from '#shared/match/planner.ts';
import type { MatchInput } from '#shared/match/record.ts';
import { bytesOf } from '#shared/match/stored.ts';
import type { FoldState } from '#shared/match/state.ts';
import { appendEntry, latest, type Timeline } from '#shared/match/timeline.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { Random } from '#shared/random/random.ts';
import { placeOf, type Bench } from './bench.ts';
import { checkContext } from './contextLaws.ts';
import { checkMoves } from './moveLaws.ts';
import type { PlanItem } from './plan.ts';
import { checkStep, checkStepClosely, type Step } from './stepLaws.ts';
import { checkViews } from './viewLaws.ts';

/** How a trial is bounded. */
export interface TrialLimits {
  readonly maxEntries: number;
  /** Work units a bot has for a decision. */
  readonly budget: number;
  /** Time is up: stop after a few entries at least. */
  late(): boolean;
}

/** States looked at closely before only some are. */
const STATES_IN_FULL = 25;
const SOME = 0.15;
/** Delays in a row with nobody moving before a match is let go. */
const IDLE_DELAYS = 200;
/** A match under way. */
export interface Trial {
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

/** Lets the next delay fire; false when the match has been idle too long. */
export function fire(trial: Trial, due: number): boolean {
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
export function propose(trial: Trial, proposal: Proposal, at: number): boolean {
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

/** Checks what can be seen and done in the state as it is. */
export function look(trial: Trial): void {
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
