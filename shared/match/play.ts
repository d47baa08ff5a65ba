/** Headless play: bots against bots, in match time alone, so that a seed always gives the same match. */
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { Standing } from '#shared/plugin/view.ts';
import { judge } from './door.ts';
import type { Seat } from './entry.ts';
import { advance } from './fold.ts';
import { nextPlan, planBots, restPlan, withoutPlan, type Plan } from './planner.ts';
import { RECORD_FORMAT, RECORD_VERSION, type MatchInput, type MatchRecord } from './record.ts';
import { seatsOf, sittersOf } from './seating.ts';
import type { FoldState } from './state.ts';
import { appendEntry, latest, openTimeline, type Timeline } from './timeline.ts';

/** Delays that may fire with no move between before nobody is taken to be playing. */
const IDLE_DELAYS = 1000;

export interface PlayOptions {
  /** A seat each: a bot's name, or `person`, who never moves. */
  readonly lineup: readonly string[];
  readonly settings: Settings;
  /** 0 … 2³²−1; the same seed plays the same match. */
  readonly seed: number;
  readonly maxEntries: number;
  /** Stop at the first state tagged `over`; else play on until the match has ended. */
  readonly untilOver: boolean;
  /** Work units a bot has for a decision. */
  readonly budget: number;
}

/** Why play stopped. `stuck`: no bot has a move, and no delay changes that. */
export type Ending = 'over' | 'final' | 'entries' | 'stuck';

export interface Played {
  readonly record: MatchRecord;
  readonly timeline: Timeline;
  readonly standing: readonly Standing[];
  readonly ending: Ending;
}

/** Plays one match. @throws PluginError on a mistake in the game's chart. */
export function playMatch(plugin: Pick<Plugin, 'id'>, game: Game, options: PlayOptions): Played {
  const { lineup, settings, seed } = options;
  const input = { seed, settings, seats: seatsFor(game, lineup), carried: game.carry?.initial() ?? null };
  const { timeline, state, ending } = play(game, openTimeline(game.machine(), input), options);
  const record = recordOf(plugin, game, input, timeline.log, state.at);
  return { record, timeline, standing: game.view(state, 'spectator').standing, ending };
}

/** The record of a match so far, up to match time `until` (ms). */
export function recordOf(
  plugin: Pick<Plugin, 'id'>,
  game: Pick<Game, 'rules' | 'resources'>,
  input: MatchInput<Settings>,
  log: MatchRecord['log'],
  until: number,
): MatchRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: plugin.id,
    rules: game.rules,
    ...input,
    resources: game.resources(input.settings),
    log,
    until,
  };
}

/** The seats of a line-up, each a bot's name or `person`, named as people read them. */
export function seatsFor(
  game: Pick<Game, 'messages'>,
  lineup: readonly string[],
  personName = (seat: number): string => `Player ${seat + 1}`,
): readonly Seat[] {
  return seatsOf(
    game,
    sittersOf(lineup, (_before, seat) => personName(seat)),
  );
}

interface Stop {
  readonly timeline: Timeline;
  readonly state: FoldState;
  readonly ending: Ending;
}

function play(game: Game, opening: Timeline, options: PlayOptions): Stop {
  const { machine } = opening;
  let timeline = opening;
  let state = latest(timeline);
  let plans: readonly Plan[] = [];
  let idle = 0;
  for (;;) {
    // What is due by now comes first: nobody ever decides in between.
    state = advance(machine, state, state.at);
    const ending = endingOf(state, timeline, options);
    if (ending !== null) return { timeline, state, ending };
    plans = planBots(game, state, plans, options.seed, options.budget);
    const plan = nextPlan(plans);
    const delay = state.pending[0];
    if (delay !== undefined && (plan === null || delay.due <= plan.next.due)) {
      idle += 1;
      if (idle > IDLE_DELAYS) return { timeline, state, ending: 'stuck' };
      state = advance(machine, state, delay.due);
      continue;
    }
    if (plan === null) return { timeline, state, ending: 'stuck' };
    const { seat, next } = plan;
    const verdict = judge(game, timeline, { by: seat, move: next.move }, next.due);
    if (verdict.ok) {
      idle = 0;
      timeline = appendEntry(timeline, verdict.value);
      state = latest(timeline);
      plans = withoutPlan(plans, seat);
    } else {
      state = advance(machine, state, next.due);
      plans = restPlan(plans, seat);
    }
  }
}

function endingOf(state: FoldState, timeline: Timeline, options: PlayOptions): Ending | null {
  if (state.snapshot.status !== 'active') return 'final';
  if (options.untilOver && state.snapshot.hasTag('over')) return 'over';
  return timeline.log.length >= options.maxEntries ? 'entries' : null;
}
