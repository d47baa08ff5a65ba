/** The matches that the search for ways to a state begins with. */
import type { AnyStateMachine } from 'xstate';
import { canonicalJson } from '#shared/json.ts';
import { seatsFor } from '#shared/match/play.ts';
import type { Game, GameCheck, Plugin } from '#shared/plugin/contract.ts';
import { planExploration, type PlanItem } from '#shared/plugin/kit/plan.ts';
import { mixSeed } from '#shared/random/random.ts';
import { movesAmong, type Beginning } from './pathActs.ts';

/** Corners of the settings times line-ups; by turns, where those are more. */
const MAX_BEGINNINGS = 24;

/** Matches with the settings at their defaults and corners, the usual line-up first. */
export function beginningsOf(
  plugin: Plugin,
  game: Game,
  machine: AnyStateMachine,
  check: GameCheck,
  seed: number,
): readonly Beginning[] {
  const usual = plugin.seats.usual;
  const others = check.lineups.filter((lineup) => canonicalJson(lineup) !== canonicalJson(usual));
  const lineups = [usual, ...others];
  const each = lineups.flatMap((lineup, i) => planExploration(plugin, [lineup], mixSeed(seed, i)));
  const items: readonly PlanItem[] =
    each.length <= MAX_BEGINNINGS ? each : planExploration(plugin, lineups, seed);
  const wild = movesAmong(game, check.wild);
  const carried = game.carry?.initial() ?? null;
  return items.map((item) => ({
    game,
    machine,
    wild,
    input: { seed: item.seed, settings: item.settings, seats: seatsFor(game, item.lineup), carried },
  }));
}

/** What a chart raises itself costs no step, and `enqueueActions` may hide it. */
export function raisesEvents(machine: AnyStateMachine): boolean {
  const actions: readonly unknown[] = Object.values(machine.implementations.actions);
  return actions.some(
    (action) =>
      typeof action === 'function' &&
      'type' in action &&
      (action.type === 'xstate.raise' || action.type === 'xstate.enqueueActions'),
  );
}
