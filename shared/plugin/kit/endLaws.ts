/** What a game tells of a game that is over: figures for the statistics, and a result to share. */
import type { FoldState } from '#shared/match/state.ts';
import type { Message, View } from '#shared/plugin/view.ts';
import { differenceOf, jsonFault } from './jsonFault.ts';
import { messageFault } from './messageFault.ts';
import type { Workbench } from './workbench.ts';

/** Asks for both as each seat sees a state that is over; what throws is found by whoever plays. */
export function checkEnds(workbench: Workbench, state: FoldState, where: string): void {
  if (!state.snapshot.hasTag('over')) return;
  for (const seat of state.table.seats.keys()) {
    const view = workbench.game.view(state, seat);
    checkFigures(workbench, view, where);
    checkShare(workbench, view, where);
  }
}

function checkFigures({ game, report }: Workbench, view: View, where: string): void {
  const figures = game.figures?.(view);
  if (figures === undefined) return;
  const wrong = (fault: string): void => report.add('game/figures', where, `Among the figures, ${fault}.`);
  const fault = jsonFault(figures, 'figures');
  if (fault !== null) wrong(fault);
  const place = differenceOf(figures, game.figures?.(view));
  if (place !== null) wrong(`“${place}” is another when asked twice`);
  for (const { label } of figures) {
    const amiss = messageFault(game.messages, { key: label });
    if (amiss !== null) wrong(`the label ${amiss}`);
  }
}

function checkShare({ game, report }: Workbench, view: View, where: string): void {
  const shared = game.share?.(view);
  if (shared === undefined || shared === null) return;
  const wrong = (fault: string): void => report.add('game/share', where, `In the result to share, ${fault}.`);
  const fault = jsonFault(shared, 'share');
  if (fault !== null) wrong(fault);
  const place = differenceOf(shared, game.share?.(view));
  if (place !== null) wrong(`“${place}” is another when asked twice`);
  if (shared.lines.length === 0 || shared.aloud.length === 0) wrong('there is no line');
  for (const line of [...shared.lines, ...shared.aloud]) {
    const amiss = messageFault(game.messages, line satisfies Message);
    if (amiss !== null) wrong(`the line ${amiss}`);
  }
}
