import type { Pending } from '#shared/match/state.ts';
import type { Clock } from '#shared/plugin/view.ts';

/**
 * The clocks a view shows, from the delays that run. `lengths` maps the names of a chart's `after` delays
 * to their full length in ms; an `after` delay's event is `xstate.after.<name>.<state>`.
 */
export function clocksOf(
  pending: readonly Pending[],
  lengths: Readonly<Record<string, number>>,
): readonly Clock[] {
  return pending.flatMap(({ event, due }) => {
    const name = Object.keys(lengths).find((id) => event.type.startsWith(`xstate.after.${id}.`));
    const length = name === undefined ? undefined : lengths[name];
    return name === undefined || length === undefined ? [] : [{ id: name, due, length }];
  });
}
