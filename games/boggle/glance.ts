/** What a list tells of a match of Boggle. */
import type { Glance, Message, View } from '#shared/plugin/view.ts';
import { seatedIn } from './company.ts';
import type { BoggleData } from './data.ts';
import { gameSides } from './sides.ts';

/** The board of a round that runs lies face down: its time may be standing still, or another's turn be to come. */
export function glance({ data }: View<BoggleData>): Glance {
  const { board, phase } = data;
  return {
    doing: doingOf(data),
    line: lineOf(data),
    tiles:
      board === null
        ? null
        : { width: board.width, faces: phase === 'round' ? board.faces.map(() => '') : board.faces },
  };
}

function doingOf({ phase, round, rules }: BoggleData): Message {
  const { end } = rules;
  const running = phase === 'round' || phase === 'handOver';
  if (!running && phase !== 'review') return { key: phase === 'gameOver' ? 'glance.over' : 'glance.begin' };
  if (end.by === 'target') return { key: running ? 'glance.round' : 'glance.review', params: { round } };
  const params = { round, rounds: end.rounds };
  return { key: running ? 'glance.roundOf' : 'glance.reviewOf', params };
}

function lineOf(data: BoggleData): Message {
  const { yours, theirs, result } = gameSides(data);
  if (seatedIn(data).length === 1) return { key: 'glance.alone', params: { yours } };
  if (data.phase === 'gameOver') return { key: OVER_LINES[result], params: { yours, theirs } };
  if (data.rules.end.by === 'rounds') return { key: ROUND_LINES[result], params: { yours, theirs } };
  return { key: LINES[result], params: { yours, theirs, target: data.target } };
}

const OVER_LINES = { win: 'glance.won', lose: 'glance.lost', draw: 'glance.drew' } as const;
const LINES = { win: 'glance.lead', lose: 'glance.trail', draw: 'glance.level' } as const;
const ROUND_LINES = {
  win: 'glance.leadRounds',
  lose: 'glance.trailRounds',
  draw: 'glance.levelRounds',
} as const;
