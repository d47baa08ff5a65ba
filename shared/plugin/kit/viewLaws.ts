/** What every viewer is shown: JSON, sound, the same for what the viewer cannot tell apart. */
import type { Effect, FoldState } from '#shared/match/state.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import type { Random } from '#shared/random/random.ts';
import { sameBytes, viewersOf, type Workbench } from './workbench.ts';
import { messageFault } from './messageFault.ts';
import { differenceOf, isObject, jsonFault, valueAt } from './jsonFault.ts';

export function checkViews(workbench: Workbench, state: FoldState, where: string, random: Random): void {
  const { game, report } = workbench;
  for (const viewer of viewersOf(state)) {
    const view = game.view(state, viewer);
    const fault = jsonFault(view, 'view');
    if (fault !== null) report.add('view/json', where, `In the view of ${nameOf(viewer)}, ${fault}.`);
    const place = differenceOf(view, game.view(state, viewer));
    if (place !== null) {
      report.add('view/twice', where, `Looking twice, ${nameOf(viewer)} sees two things at “${place}”.`);
    }
    checkFields(workbench, state, view, viewer, where);
    checkPrompt(workbench, view, where);
  }
  for (const seat of state.table.seats.keys()) checkLeak(workbench, state, seat, where, random);
  if (state.snapshot.status === 'done') checkRevealed(workbench, state, where);
}

function checkFields(
  workbench: Workbench,
  state: FoldState,
  view: View,
  viewer: Viewer,
  where: string,
): void {
  const wrong = (field: keyof View, should: string): void => {
    const seen = JSON.stringify(view[field]);
    const message = `In the view of ${nameOf(viewer)}, “${field}” is ${seen}; it should be ${should}.`;
    workbench.report.add('view/fields', where, message);
  };
  const over = state.snapshot.hasTag('over');
  const final = state.snapshot.status === 'done';
  if (view.viewer !== viewer) wrong('viewer', JSON.stringify(viewer));
  if (differenceOf(view.seats, state.table.seats) !== null) wrong('seats', 'the seats of state.table');
  if (view.over !== over && !view.final)
    wrong('over', `${over}: the state is ${over ? '' : 'not '}tagged “over”`);
  if (view.final !== final) wrong('final', `${final}: the chart is ${final ? '' : 'not '}in a final state`);
  const dues = state.pending.map((delay) => delay.due);
  if (!view.clocks.every((clock) => dues.includes(clock.due)))
    wrong('clocks', `made of the pending delays, due at ${JSON.stringify(dues)}`);
  if (!view.effects.every((effect) => isAmong(effect, state.effects)))
    wrong('effects', 'some of state.effects, unchanged');
  const { turn = null } = view;
  if (turn !== null && state.table.seats[turn] === undefined) wrong('turn', 'a seat at the table, or null');
  const seats = view.standing.map((line) => line.seat);
  if (!seats.every((seat, i) => state.table.seats[seat] !== undefined && seats.indexOf(seat) === i))
    wrong('standing', 'a line for each seat at most');
}

function isAmong(effect: Effect, effects: readonly Effect[]): boolean {
  const own = effects.find((other) => other.n === effect.n);
  return own !== undefined && differenceOf(own, effect) === null;
}

function checkPrompt(workbench: Workbench, view: View, where: string): void {
  const fault = messageFault(workbench.game.messages, view.prompt);
  if (fault !== null) workbench.report.add('view/prompt', where, `The prompt ${fault}.`);
}

/**
 * A seat's whole message is the same for a state it cannot tell from this one. Neither can a spectator,
 * who knows no more than any seat does.
 */
function checkLeak(
  workbench: Workbench,
  state: FoldState,
  seat: number,
  where: string,
  random: Random,
): void {
  const { game, machine, report, alternatives } = workbench;
  const other = workbench.check.alternative(state, seat, random);
  if (other === null) return;
  const differs = !sameBytes(machine, state, other);
  alternatives.given += 1;
  alternatives.different += differs ? 1 : 0;
  if (differs && state.snapshot.status === 'done') {
    report.add(
      'view/final',
      where,
      `The match is over, yet alternative hides something from ${nameOf(seat)}.`,
    );
  }
  for (const viewer of [seat, 'spectator'] as const) {
    const [seen, otherwise] = [game.view(state, viewer), game.view(other, viewer)];
    const place = differenceOf(seen, otherwise);
    if (place !== null) {
      const values = `${valueAt(seen, place)} here, ${valueAt(otherwise, place)} where that lies otherwise`;
      const message = `${nameOf(viewer)} can tell at “${place}” what is hidden from seat ${seat}: it is ${values}.`;
      report.add('view/leak', where, message);
    }
  }
}

/**
 * Everything is revealed, in a reading that can be checked: every word and number in one viewer's data
 * stands somewhere in each other viewer's data too, save the number of the viewer's own seat.
 */
function checkRevealed(workbench: Workbench, state: FoldState, where: string): void {
  const seen = viewersOf(state).map((viewer) => ({
    viewer,
    atoms: atomsOf(workbench.game.view(state, viewer).data),
  }));
  for (const { viewer, atoms } of seen) {
    for (const other of seen) {
      const missing = [...atoms].find((atom) => atom !== viewer && !other.atoms.has(atom));
      if (missing === undefined) continue;
      const message = `At the end ${nameOf(viewer)} sees “${missing}” and ${nameOf(other.viewer)} does not.`;
      workbench.report.add('view/final', where, message);
    }
  }
}

function atomsOf(value: unknown): ReadonlySet<string | number> {
  if (typeof value === 'string' || typeof value === 'number') return new Set([value]);
  if (!isObject(value)) return new Set();
  return new Set(Object.values(value).flatMap((member) => [...atomsOf(member)]));
}

function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}
