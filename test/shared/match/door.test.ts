import { describe, expect, it } from 'vitest';
import { judge } from '#shared/match/door.ts';
import { TABLE_REFUSALS } from '#shared/match/refusals.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { latest } from '#shared/match/timeline.ts';
import * as v from 'valibot';
import { codeOf, game, moves, open, tableMove, take } from './table.ts';

describe('the door', () => {
  it('makes an entry of a move that the chart takes, stamped with number and time', () => {
    expect(judge(game, open(), { by: 0, move: { type: 'keep' } }, 700)).toEqual({
      ok: true,
      value: { n: 1, at: 700, by: 0, move: { type: 'keep' } },
    });
  });

  it('says why not, in the game’s own words', () => {
    expect(judge(game, open(), { by: 1, move: { type: 'keep' } }, 700)).toEqual({
      ok: false,
      code: 'turn/not-yours',
      message: 'It is not your turn.',
    });
  });

  it('lets time pass first: who is too slow has lost the turn', () => {
    expect(codeOf(open(), { by: 0, move: { type: 'keep' } }, 19_999)).toBe(null);
    expect(codeOf(open(), { by: 0, move: { type: 'keep' } }, 20_000)).toBe('turn/not-yours');
    expect(codeOf(open(), { by: 1, move: { type: 'keep' } }, 20_000)).toBe(null);
  });

  it('never stamps an entry before the last one', () => {
    const timeline = moves(open(), [0, 'keep', 900]);
    expect(judge(game, timeline, { by: 1, move: { type: 'keep' } }, 100)).toMatchObject({
      value: { at: 900 },
    });
  });

  it.each([null, undefined, 7, 'keep', [], {}, { type: 'kepe' }, { type: 'keep', also: 1 }, { type: 3 }])(
    'takes %j for no move',
    (move) => {
      expect(codeOf(open(), { by: 0, move }, 1)).toBe('move/malformed');
    },
  );

  it.each([
    'xstate.init',
    'xstate.stop',
    'xstate.done.state.high-card.playing',
    'xstate.after.turnTime.high-card',
  ])('never lets in an event named %s, whatever a game’s schema says', (type) => {
    const lax = { ...game, moves: v.looseObject({ type: v.string() }) };
    expect(codeOf(open(), { by: 0, move: { type } }, 1)).toBe('move/malformed');
    expect(codeOf(open(), { by: 0, move: { type } }, 1, lax)).toBe('move/malformed');
  });

  it('passes on the sentence a schema’s author wrote', () => {
    const worded = { ...game, moves: v.strictObject({ type: v.literal('keep', 'Keep or keep.') }) };
    expect(judge(worded, open(), { by: 0, move: { type: 'x' } }, 1)).toMatchObject({
      message: 'Keep or keep.',
    });
  });

  it('knows only seats that are there', () => {
    expect(codeOf(open(), { by: 2, move: { type: 'keep' } }, 1)).toBe('seat/unknown');
    expect(codeOf(open(), tableMove(2, { type: 'agree' }), 1)).toBe('seat/unknown');
    expect(codeOf(open(), tableMove(0, { type: 'host', seat: 5 }), 1)).toBe('seat/unknown');
  });

  it('takes nothing once the match is over', () => {
    const over = moves(open(), [1, 'quit', 50]);
    expect(codeOf(over, { by: 0, move: { type: 'keep' } }, 60)).toBe('match/over');
    expect(codeOf(over, { by: 0, move: { type: 'quit' } }, 60)).toBe('match/over');
    expect(codeOf(over, tableMove(0, { type: 'back', to: 0 }), 60)).toBe('match/over');
  });

  it('gives only the host, or whoever runs the match, the seats to change', () => {
    const sitter = { by: 'bot', bot: 'careful', name: 'Careful' } as const;
    expect(codeOf(open(), tableMove(1, { type: 'seat', seat: 1, sitter }), 1)).toBe('seat/not-yours');
    expect(codeOf(open(), tableMove('table', { type: 'seat', seat: 1, sitter }), 1)).toBe(null);
    const changed = take(open(), tableMove(0, { type: 'seat', seat: 1, sitter }), 1);
    expect(latest(changed).table.seats[1]).toEqual(sitter);
    const moved = take(changed, tableMove(0, { type: 'host', seat: 1 }), 2);
    expect(codeOf(moved, tableMove(0, { type: 'host', seat: 0 }), 3)).toBe('seat/not-yours');
  });

  it('leaves everything as it was when it refuses', () => {
    const timeline = moves(open(), [0, 'swap', 100]);
    const before = timeline.states.map((state) => bytesOf(timeline.machine, state));
    codeOf(timeline, { by: 0, move: { type: 'swap' } }, 50_000);
    codeOf(timeline, { by: 0, move: 'nonsense' }, 200);
    codeOf(timeline, tableMove(1, { type: 'back', to: 0 }), 300);
    expect(timeline.states.map((state) => bytesOf(timeline.machine, state))).toEqual(before);
  });

  it('has a sentence, with its full stop, for each of its codes', () => {
    for (const sentence of Object.values(TABLE_REFUSALS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
