import { describe, expect, it } from 'vitest';
import { latest } from '#shared/match/timeline.ts';
import { movesInPlay, redoTarget, refuseBack, undoTarget } from '#shared/match/undo.ts';
import { moves, open, tableMove, take } from './table.ts';

const back = (to: number) => tableMove(0, { type: 'back', to });
const three = open(['person', 'person', 'person']);
const own = moves(three, [0, 'rest', 100], [0, 'resume', 200], [0, 'keep', 300]);

describe('taking back', () => {
  it('is for one’s own moves', () => {
    expect(refuseBack(own, 'own', 0, 0)).toBe(null);
    expect(refuseBack(own, 'own', 1, 0)).toBe('undo/not-yours');
    const others = moves(own, [1, 'keep', 400]);
    expect(refuseBack(others, 'own', 0, 2)).toBe('undo/not-yours');
    expect(refuseBack(others, 'own', 1, 3)).toBe(null);
  });

  it('is never past chance: what a draw has shown stays shown', () => {
    const drawn = moves(three, [0, 'rest', 100], [0, 'resume', 200], [0, 'swap', 300]);
    expect(refuseBack(drawn, 'own', 0, 2)).toBe('undo/chance');
    expect(refuseBack(drawn, 'own', 0, 0)).toBe('undo/chance');
  });

  it('knows neither limit when the settings allow all', () => {
    const drawn = moves(three, [0, 'swap', 300], [1, 'swap', 400]);
    expect(refuseBack(drawn, 'all', 2, 0)).toBe(null);
  });

  it('does not exist where the game has none', () => {
    expect(refuseBack(own, 'none', 0, 2)).toBe('undo/not-allowed');
  });

  it('goes to moments that are there and differ from now', () => {
    expect(refuseBack(own, 'own', 0, 3)).toBe('undo/nowhere');
    expect(refuseBack(own, 'own', 0, 4)).toBe('undo/nowhere');
  });

  it('cannot be used to win time: going back to where play stands is refused', () => {
    const undone = take(own, back(2), 5000);
    expect(refuseBack(undone, 'own', 0, 2)).toBe('undo/nowhere');
  });
});

describe('the undo and redo buttons', () => {
  it('have nothing to offer at first', () => {
    expect(undoTarget(three)).toBe(null);
    expect(redoTarget(three)).toBe(null);
  });

  it('walk back move by move, and forward again', () => {
    const once = take(own, back(undoTarget(own) ?? 0), 400);
    expect(movesInPlay(once, latest(once))).toEqual([1, 2]);
    const twice = take(once, back(undoTarget(once) ?? 0), 500);
    expect(movesInPlay(twice, latest(twice))).toEqual([1]);
    expect(redoTarget(twice)).toBe(2);
    const again = take(twice, back(2), 600);
    expect(redoTarget(again)).toBe(3);
    expect(redoTarget(take(again, back(3), 700))).toBe(null);
  });

  it('forget what was taken back once another way is gone', () => {
    const other = moves(take(own, back(2), 400), [0, 'rest', 500]);
    expect(movesInPlay(other, latest(other))).toEqual([1, 2, 5]);
    expect(redoTarget(other)).toBe(null);
  });
});

describe('asking the others', () => {
  it('is settled when the last one to be waited for leaves', () => {
    const asked = take(own, tableMove(0, { type: 'ask', to: 2 }), 400);
    const agreed = take(asked, tableMove(1, { type: 'agree' }), 500);
    expect(latest(agreed).table.asked).toMatchObject({ to: 2, agreed: [0, 1] });
    const left = take(
      agreed,
      tableMove(0, { type: 'seat', seat: 2, sitter: { by: 'none', name: 'Cy' } }),
      600,
    );
    expect(latest(left).table.asked).toBe(null);
    expect(movesInPlay(left, latest(left))).toEqual([1, 2]);
  });
});
