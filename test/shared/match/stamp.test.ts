import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { Seat, TableMove } from '#shared/match/entry.ts';
import { applyMove } from '#shared/match/fold.ts';
import { appendEntry, latest, openTimeline, type Timeline } from '#shared/match/timeline.ts';

const STAMPS = v.array(
  v.strictObject({ at: v.number(), by: v.number(), host: v.boolean(), people: v.array(v.number()) }),
);
type Stamped = v.InferOutput<typeof STAMPS>[number];

const types: { context?: { readonly stamps: readonly Stamped[] }; events?: Stamped & { type: 'look' } } = {};

/** Notes how each move was stamped. */
const noting = setup({
  types,
  actions: {
    note: assign(({ context, event: { at, by, host, people } }) => ({
      stamps: [...context.stamps, { at, by, host, people }],
    })),
  },
}).createMachine({ id: 'noting', context: { stamps: [] }, on: { look: { actions: 'note' } } });

const ADA: Seat = { by: 'person', name: 'Ada' };
const SEATS: readonly Seat[] = [
  ADA,
  { by: 'bot', bot: 'careful', name: 'Robot' },
  { by: 'none', name: '' },
  { by: 'person', name: 'Bob' },
];

function look(timeline: Timeline, by: number, at: number): Timeline {
  return appendEntry(timeline, { n: timeline.log.length + 1, at, by, move: { type: 'look' } });
}

function atTable(timeline: Timeline, table: TableMove): Timeline {
  return appendEntry(timeline, { n: timeline.log.length + 1, at: 0, by: 'table', table });
}

const stampsOf = (timeline: Timeline): readonly Stamped[] =>
  v.parse(STAMPS, latest(timeline).snapshot.context.stamps);
const opening = openTimeline(noting, { seed: 1, settings: {}, seats: SEATS, carried: null });

describe('the stamp of a move', () => {
  it('says when, by which seat, whether that is the host’s, and which seats are people’s', () => {
    expect(stampsOf(look(look(opening, 0, 5), 3, 9))).toEqual([
      { at: 5, by: 0, host: true, people: [0, 3] },
      { at: 9, by: 3, host: false, people: [0, 3] },
    ]);
  });

  it('follows who sits down, leaves and is stood in for, and who is host', () => {
    const changes: readonly TableMove[] = [
      { type: 'seat', seat: 2, sitter: { by: 'person', name: 'Cy' } },
      { type: 'seat', seat: 3, sitter: { by: 'none', name: 'Bob' } },
      { type: 'seat', seat: 0, sitter: { by: 'bot', bot: 'careful', name: 'Ada' } },
      { type: 'host', seat: 2 },
      { type: 'seat', seat: 0, sitter: ADA },
    ];
    const told = changes.map((_, i) =>
      stampsOf(look(changes.slice(0, i + 1).reduce(atTable, opening), 2, 1)),
    );
    expect(told.map(([stamp]) => [stamp?.people, stamp?.host])).toEqual([
      [[0, 2, 3], false],
      [[0, 2], false],
      [[2], false],
      [[2], true],
      [[0, 2], true],
    ]);
  });

  it('is the fold’s own: a move that brings one along is stamped all the same', () => {
    const forged = { type: 'look', at: 99, by: 0, host: true, people: [] };
    const state = applyMove(noting, latest(opening), { n: 1, at: 7, by: 3, move: forged });
    expect(state.snapshot.context.stamps).toEqual([{ at: 7, by: 3, host: false, people: [0, 3] }]);
  });
});
