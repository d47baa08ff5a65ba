/** A match of Last Counter to test with: real moves through the real door, folded by the real engine. */
import { judge } from '#shared/match/door.ts';
import { seatsFor } from '#shared/match/play.ts';
import { appendEntry, latest, openTimeline } from '#shared/match/timeline.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { game } from '../game/game.ts';
import { machine } from '../game/machine.ts';
import type { Move } from '../game/moves.ts';
import type { Data } from '../game/view.ts';

export interface Match {
  /** Makes a move; answers the sentence of the refusal, or null when it was taken. */
  move(by: number, move: Move): string | null;
  view(viewer: Viewer): View<Data>;
}

/** Begins a match with so many counters. Who begins is drawn: `view` tells. */
export function begin(counters: number, seed = 1): Match {
  const seats = seatsFor(game, ['person', 'perfect']);
  let timeline = openTimeline(machine, { seed, settings: { counters }, seats, carried: null });
  return {
    move(by, move) {
      const verdict = judge(game, timeline, { by, move }, latest(timeline).at);
      if (!verdict.ok) return verdict.message;
      timeline = appendEntry(timeline, verdict.value);
      return null;
    },
    view: (viewer) => game.view(latest(timeline), viewer),
  };
}
