/** What a list tells of a match of Boggle. */
import type { Glance, Message, View } from '#shared/plugin/view.ts';
import type { BoggleData } from './data.ts';
import { gameSides } from './sides.ts';

/** The board of a round that runs lies face down: its time may be standing still. */
export function glance({ data }: View<BoggleData>): Glance {
  const { board, phase, round } = data;
  return {
    doing: doingOf(phase, round),
    line: lineOf(data),
    tiles:
      board === null
        ? null
        : { width: board.width, faces: phase === 'round' ? board.faces.map(() => '') : board.faces },
  };
}

function doingOf(phase: BoggleData['phase'], round: number): Message {
  if (phase === 'round') return { key: 'glance.round', params: { round } };
  if (phase === 'review') return { key: 'glance.review', params: { round } };
  return { key: phase === 'gameOver' ? 'glance.over' : 'glance.begin' };
}

function lineOf(data: BoggleData): Message {
  const { yours, theirs, result } = gameSides(data);
  return { key: LINES[result], params: { yours, theirs, target: data.target } };
}

const LINES = { win: 'glance.lead', lose: 'glance.trail', draw: 'glance.level' } as const;
