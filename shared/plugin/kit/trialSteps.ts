/** A match of the kit under way: whatever happens in it is checked, before and after. */
import { judge, type Proposal } from '#shared/match/door.ts';
import type { AnyMove, Entry, SeatIndex } from '#shared/match/entry.ts';
import { advance } from '#shared/match/fold.ts';
import type { Plan, Sitters } from '#shared/match/planner.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import { appendEntry, latest, type Timeline } from '#shared/match/timeline.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { View } from '#shared/plugin/view.ts';
import type { Random } from '#shared/random/random.ts';
import { placeOf, textOf, type Workbench } from './workbench.ts';
import { checkContext } from './contextLaws.ts';
import { checkEnds } from './endLaws.ts';
import { checkMoves } from './moveLaws.ts';
import type { PlanItem } from './plan.ts';
import { broughtBack, checkStep, type Step } from './stepLaws.ts';
import { tracedBetween, withoutEffects } from './trace.ts';
import { checkViews } from './viewLaws.ts';

/** How a trial is bounded. */
export interface TrialLimits {
  readonly maxEntries: number;
  /** Work units a bot has for a decision. */
  readonly budget: number;
  /** Time is up: stop after a few entries at least. It never decides what is checked, only how long is played. */
  late(): boolean;
}

/** Happenings looked at closely from the start; after that the nth with a chance of that many in n. */
const CLOSE = 3;
/** Delays in a row with nobody moving before a match is let go. */
const IDLE_DELAYS = 200;

/** A match under way. */
export interface Trial {
  readonly workbench: Workbench;
  readonly item: PlanItem;
  readonly input: MatchInput<Settings>;
  readonly limits: TrialLimits;
  /** What happens. */
  readonly random: Random;
  /** What is checked: apart, so that looking at a match does not change it. */
  readonly looks: Random;
  readonly sitters: Sitters;
  readonly pool: AnyMove[];
  /** How often moves were played at random, by the chart's state and the move's type. */
  readonly tried: Map<string, number>;
  /** Texts of states of the timeline looked at closely, taken when they were made. */
  readonly marks: Map<number, string>;
  timeline: Timeline;
  /** The timeline's last state or, when delays have fired since, a later one. */
  state: FoldState;
  /** The same moment in the traced chart; null when it is to be taken over from `state`. */
  shadow: FoldState | null;
  plans: readonly Plan[];
  /** What bots without a plan were asked about last: they are asked again when that has changed. */
  readonly asked: Map<SeatIndex, View>;
  /** Whether the state as it is was looked at closely. */
  closely: boolean;
  happenings: number;
  delays: number;
  idle: number;
  games: number;
  /** The entry with which the first game was over. */
  firstOver: number | null;
}

/** Lets the next delay fire; false when the match has been idle too long. */
export function fire(trial: Trial, due: number): boolean {
  trial.idle += 1;
  if (trial.idle > IDLE_DELAYS) return false;
  const before = trial.state;
  const step: Step = (machine, from) => advance(machine, from, due);
  trial.state = step(trial.workbench.machine, before);
  trial.delays += 1;
  happened(trial, before, step);
  return true;
}

/** Lets a proposal through the door, with time up to `at`; false when it was refused. */
export function propose(trial: Trial, proposal: Proposal, at: number): boolean {
  const { workbench, timeline } = trial;
  const verdict = judge(workbench.game, timeline, proposal, Math.max(at, trial.state.at));
  if (!verdict.ok) return false;
  const entry: Entry = verdict.value;
  const before = trial.state;
  trial.timeline = appendEntry(timeline, entry);
  trial.state = latest(trial.timeline);
  trial.idle = 0;
  const alone: Step = (machine, from) => latest(appendEntry({ machine, log: [], states: [from] }, entry));
  happened(trial, before, 'move' in entry ? alone : null);
  if (trial.closely) mark(trial);
  return true;
}

/** Remembers the text of the timeline's last state. */
export function mark({ workbench, timeline, marks }: Trial): void {
  const n = timeline.log.length;
  if (!marks.has(n)) marks.set(n, textOf(workbench.machine, latest(timeline)));
}

/** `step` is null for what only the whole timeline knows how to do (going back). */
function happened(trial: Trial, before: FoldState, step: Step | null): void {
  const isNew = trace(trial, before, step);
  const isOver = trial.state.snapshot.hasTag('over') && !before.snapshot.hasTag('over');
  if (isOver) {
    trial.games += 1;
    trial.firstOver ??= trial.timeline.log.length;
  }
  trial.closely = isNew || isOver || trial.state.snapshot.status !== 'active' || isDue(trial);
  if (!trial.closely) return;
  if (step !== null) {
    const taken = { before, after: trial.state, step };
    checkStep(trial.workbench, taken, placeOf(trial.input, before));
  }
  look(trial);
}

/** Whether this happening's turn has come: a falling rate, so that a long match costs little more than a short one. */
function isDue(trial: Trial): boolean {
  trial.happenings += 1;
  return trial.happenings <= CLOSE || trial.looks.chance(CLOSE / trial.happenings);
}

/**
 * Takes the same step in the traced chart, to hear what it passed through; true when some of it is new. Curious matches
 * alone are traced: what is reached is judged by them.
 */
function trace(trial: Trial, before: FoldState, step: Step | null): boolean {
  if (trial.item.manner !== 'curious') return false;
  if (step === null) {
    trial.shadow = null;
    return false;
  }
  const { machine, traced, reached } = trial.workbench;
  const from = withoutEffects(trial.shadow ?? broughtBack(machine, traced.machine, before));
  trial.shadow = step(traced.machine, from);
  const known = reached.size;
  for (const name of tracedBetween(from, trial.shadow)) reached.add(name);
  return reached.size > known;
}

/** Checks what can be seen and done in the state as it is. */
export function look(trial: Trial): void {
  const { workbench, state, looks, timeline, pool, input } = trial;
  const delay = state.pending[0];
  // What is due by now fires before anybody gets to see or do anything.
  if (delay !== undefined && delay.due <= state.at) return;
  const where = placeOf(input, state);
  checkContext(workbench, state, where);
  checkViews(workbench, state, where, looks);
  checkEnds(workbench, state, where);
  checkMoves(workbench, timeline, state, where, looks, pool);
}
