import { describe, expect, it } from 'vitest';
import { advance } from '#shared/match/fold.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { foldRecord, latest, stateAfter, stateAtTime, waitingFor } from '#shared/match/timeline.ts';
import { codeOf, moves, open, recordFor, tableMove, take } from './table.ts';

const back = (to: number) => tableMove(0, { type: 'back', to });

describe('the timeline', () => {
  it('shows the match as it stood at any time, with what had come due by then', () => {
    const timeline = moves(open(), [0, 'keep', 1000], [1, 'rest', 30_000]);
    expect(stateAtTime(timeline, 999).n).toBe(0);
    expect(stateAtTime(timeline, 1000).n).toBe(1);
    expect(stateAtTime(timeline, 20_999).snapshot.context.turn).toBe(1);
    // The second seat was too slow: its turn of 20 s ended, and a new round has begun.
    expect(stateAtTime(timeline, 21_000).snapshot.context.points).toContain(1);
  });

  it('stays as it was when an entry is added', () => {
    const timeline = moves(open(), [0, 'keep', 1000]);
    moves(timeline, [1, 'keep', 2000]);
    expect(timeline.log.length).toBe(1);
    expect(timeline.states.length).toBe(2);
  });

  it('has no state after an entry that is not there', () => {
    expect(() => stateAfter(open().states, 1)).toThrow('There is no entry 1: the log has 0.');
  });

  it('is what its record folds to', () => {
    const timeline = moves(
      open(),
      [0, 'swap', 1000],
      [1, 'keep', 2000],
      [1, 'rest', 2500],
      [0, 'resume', 9000],
    );
    const again = foldRecord(timeline.machine, recordFor(timeline));
    const bytes = (states: typeof timeline.states): readonly string[] =>
      states.map((state) => bytesOf(timeline.machine, state));
    expect(bytes(again.states)).toEqual(bytes(timeline.states));
  });
});

describe('going back', () => {
  it('gives each delay the time it had left then, not the time since', () => {
    const timeline = moves(open(), [0, 'rest', 4000], [0, 'resume', 5000], [0, 'keep', 12_000]);
    // After entry 2 the turn had its full 20 s.
    const undone = take(timeline, back(2), 15_000);
    expect(latest(undone).pending.map(({ due }) => due)).toEqual([35_000]);
    expect(advance(undone.machine, latest(undone), 34_999).snapshot.context.turn).toBe(0);
    expect(advance(undone.machine, latest(undone), 35_000).snapshot.context.turn).toBe(1);
  });

  it('puts play back as it stood, and the log grows on', () => {
    const timeline = moves(open(), [0, 'keep', 100]);
    const undone = take(timeline, back(0), 200);
    expect(latest(undone)).toMatchObject({ n: 2, at: 200, play: 0 });
    expect(latest(undone).snapshot.context).toEqual(stateAfter(timeline.states, 0).snapshot.context);
    expect(undone.log.length).toBe(2);
  });

  it('and forth again is redo', () => {
    const timeline = moves(open(), [0, 'keep', 100]);
    const redone = take(take(timeline, back(0), 200), back(1), 300);
    expect(latest(redone).play).toBe(1);
    expect(latest(redone).snapshot.context).toEqual(latest(timeline).snapshot.context);
  });

  it('leaves what was heard heard, and counts effects on', () => {
    const timeline = moves(open(), [0, 'keep', 100]);
    const undone = take(timeline, back(0), 200);
    const heard = latest(timeline).effects.length;
    expect(latest(undone).effects.length).toBe(heard);
    const later = advance(undone.machine, latest(undone), 200 + 20_000);
    expect(later.effects.map(({ n }) => n)).toEqual(Array.from({ length: heard + 1 }, (_, i) => i + 1));
  });

  it('leaves the table as it is', () => {
    const sitter = { by: 'none', name: 'Bob' } as const;
    const changed = take(
      moves(open(), [0, 'keep', 100]),
      tableMove(0, { type: 'seat', seat: 1, sitter }),
      150,
    );
    expect(latest(take(changed, back(0), 200)).table.seats[1]).toEqual(sitter);
  });
});

describe('going back by agreement', () => {
  const ask = tableMove(0, { type: 'ask', to: 0 });
  const agree = (seat: number) => tableMove(seat, { type: 'agree' });
  const played = moves(open(['person', 'person', 'person']), [0, 'keep', 100], [1, 'keep', 200]);

  it('waits for everybody else at the table, then goes back', () => {
    const asked = take(played, ask, 300);
    expect(waitingFor(latest(asked).table)).toEqual([1, 2]);
    const half = take(asked, agree(2), 400);
    expect(waitingFor(latest(half).table)).toEqual([1]);
    expect(latest(half).play).toBe(2);
    const agreed = take(half, agree(1), 500);
    expect(latest(agreed).play).toBe(0);
    expect(latest(agreed).table.asked).toBe(null);
  });

  it('needs no word from bots and empty seats', () => {
    const timeline = moves(open(['person', 'careful']), [0, 'keep', 100]);
    expect(latest(take(timeline, ask, 300)).play).toBe(0);
  });

  it('cannot pass chance, even when only time has passed since the last move', () => {
    // Both have kept: the round is scored, and the next cards are dealt without anybody moving.
    const dealt = moves(open(), [0, 'keep', 100], [1, 'keep', 200]);
    expect(codeOf(dealt, ask, 300)).toBe('undo/chance');
    expect(codeOf(dealt, tableMove(1, { type: 'back', to: 1 }), 300)).toBe('undo/chance');
  });

  it('cannot be agreed to once chance has been revealed since the asking', () => {
    // The second seat is too slow; its turn ends at 20,100 ms and new cards are dealt.
    const asked = take(moves(open(), [0, 'keep', 100]), ask, 300);
    expect(codeOf(asked, agree(1), 20_000)).toBe(null);
    expect(codeOf(asked, agree(1), 20_200)).toBe('undo/chance');
  });

  it('is off once somebody moves on', () => {
    const asked = take(played, ask, 300);
    expect(latest(moves(asked, [2, 'rest', 350])).table.asked).toBe(null);
  });

  it('wants one agreement each, and something to agree to', () => {
    expect(codeOf(played, agree(1), 300)).toBe('undo/nothing-asked');
    const asked = take(played, ask, 300);
    expect(codeOf(asked, agree(0), 350)).toBe('undo/agreed');
    expect(codeOf(take(asked, agree(1), 400), agree(1), 450)).toBe('undo/agreed');
    expect(codeOf(asked, tableMove('table', { type: 'agree' }), 350)).toBe('undo/agreed');
  });
});
