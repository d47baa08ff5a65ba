/** A match as lines that people read, and that a diff compares: a changed rule is seen as a changed line. */
import { leavesOf, stepsOf, type Step } from '#shared/match/steps.ts';
import type { Timeline } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';

/**
 * A line for the start, each entry and each delay that fired up to match time `until` (ms): its number, time and doer,
 * the event, where from and to, and the scores where they changed. `4. 12.345 s, seat 0: keep, turn → passing`.
 */
export function trailOf(game: Game, timeline: Timeline, until: number): readonly string[] {
  let [from, scores] = ['', ''];
  return stepsOf(timeline, until).map((step) => {
    const to = leavesOf(step.state.snapshot.value).join(' + ');
    const now = game
      .view(step.state, 'spectator')
      .standing.map(({ score, won }) => `${score}${won ? ' (won)' : ''}`)
      .join(' : ');
    const way = step.index === 0 ? to : from === to ? `still ${to}` : `${from} → ${to}`;
    const line = `${step.index}. ${(step.at / 1000).toFixed(3)} s, ${doneIn(step)}, ${way}${scores === now ? '' : `, ${now}`}`;
    [from, scores] = [to, now];
    return line;
  });
}

function doneIn(step: Step): string {
  switch (step.kind) {
    case 'start':
      return 'start';
    case 'delay':
      return `delay: ${step.delay.event.type.replace(/^xstate\.after\.([^.]+).*$/, '$1')}`;
    case 'entry': {
      const { entry } = step;
      const who = entry.by === 'table' ? 'table' : `seat ${entry.by}`;
      if ('move' in entry) return `${who}: ${entry.move.type}`;
      const { table } = entry;
      return `${who}: ${'to' in table ? `${table.type} to entry ${table.to}` : table.type}`;
    }
  }
}
