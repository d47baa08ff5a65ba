/** A way to a state as a record to keep, play and send, and in words. */
import type { MoveEntry } from '#shared/match/entry.ts';
import { recordOf } from '#shared/match/play.ts';
import type { Pending } from '#shared/match/state.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { activeIn, begin, perform, type Act, type Beginning } from './pathActs.ts';
import type { PathStep, StatePath } from './paths.ts';

/** Between two moves, in ms of match time, so that one can watch. */
const PACE = 1000;

type Written = Omit<StatePath, 'shortest'>;

/** The match that does these acts and ends as it arrives: at a pace one can follow, if the way bears it. */
export function writePath(
  plugin: Plugin,
  beginning: Beginning,
  acts: readonly Act[],
  target: string,
): Written {
  const written = write(plugin, beginning, acts, target, PACE) ?? write(plugin, beginning, acts, target, 0);
  if (written === null) throw new Error(`The way to “${target}” does not lead there a second time.`);
  return written;
}

/** Null where the acts do not lead there in that time. */
function write(
  plugin: Plugin,
  beginning: Beginning,
  acts: readonly Act[],
  target: string,
  pace: number,
): Written | null {
  let moment = begin(beginning);
  const log: MoveEntry[] = [];
  const steps: PathStep[] = [];
  for (const act of acts) {
    const { state } = moment;
    const delay = state.pending[0];
    const at = delay !== undefined && delay.due <= state.at + pace ? state.at : state.at + pace;
    const next = perform(beginning, state, act, at);
    if (next === null) return null;
    if (act.kind === 'move') {
      log.push({ n: log.length + 1, at, by: act.by, move: act.move });
      steps.push({ kind: 'move', by: act.by, event: act.move.type, at });
    } else if (delay !== undefined) {
      steps.push({ kind: 'delay', by: null, event: nameOf(delay), at: next.state.at });
    }
    moment = next;
  }
  if (!moment.visited.has(target)) return null;
  const { game, input } = beginning;
  return {
    state: target,
    steps,
    passing: !activeIn([moment.state.snapshot]).has(target),
    record: recordOf(plugin, game, input, log, moment.state.at),
  };
}

/** XState calls them `xstate.after.<delay>.<state>`. */
function nameOf({ event }: Pending): string {
  return /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1] ?? event.type;
}
