import { describe, expect, it, test } from 'vitest';
import { actOf, stepTo, type GridHand } from '#shared/grid/gridKeys.ts';

const FOUR = { width: 4, height: 4 };

test('arrows move one cell and stop at the edges', () => {
  expect(stepTo(FOUR, 5, 'ArrowLeft', false)).toBe(4);
  expect(stepTo(FOUR, 4, 'ArrowLeft', false)).toBe(4);
  expect(stepTo(FOUR, 7, 'ArrowRight', false)).toBe(7);
  expect(stepTo(FOUR, 2, 'ArrowUp', false)).toBe(2);
  expect(stepTo(FOUR, 2, 'ArrowDown', false)).toBe(6);
  expect(stepTo(FOUR, 14, 'ArrowDown', false)).toBe(14);
});

test('Home and End go to the ends of the row, with Ctrl to the corners', () => {
  expect(stepTo(FOUR, 6, 'Home', false)).toBe(4);
  expect(stepTo(FOUR, 6, 'End', false)).toBe(7);
  expect(stepTo(FOUR, 6, 'Home', true)).toBe(0);
  expect(stepTo(FOUR, 6, 'End', true)).toBe(15);
});

test('a grid that is not square ends where its own sides do', () => {
  const flat = { width: 20, height: 10 };
  expect(stepTo(flat, 25, 'Home', false)).toBe(20);
  expect(stepTo(flat, 25, 'End', false)).toBe(39);
  expect(stepTo(flat, 25, 'End', true)).toBe(199);
  expect(stepTo(flat, 185, 'ArrowDown', false)).toBe(185);
});

test('on a single cell every key stays there', () => {
  const one = { width: 1, height: 1 };
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
    expect(stepTo(one, 0, key, false)).toBe(0);
  }
});

test('other keys do not move', () => {
  expect(stepTo(FOUR, 6, 'a', false)).toBeNull();
  expect(stepTo(FOUR, 6, ' ', false)).toBeNull();
});

describe('what a key does on a path', () => {
  const hand: GridHand = { mode: 'path', cell: 6, path: [1, 2], picked: [] };
  const atEnd: GridHand = { ...hand, cell: 2 };

  it('takes the cell by Space or Enter', () => {
    expect(actOf(' ', false, hand)).toBe('take');
    expect(actOf('Enter', false, hand)).toBe('take');
  });

  it('on its last cell submits by Enter and drops by Space', () => {
    expect(actOf('Enter', false, atEnd)).toBe('submit');
    expect(actOf(' ', false, atEnd)).toBe('drop');
  });

  it('submits by Ctrl+Enter anywhere', () => {
    expect(actOf('Enter', true, hand)).toBe('submit');
  });

  it('drops by Backspace and clears by Escape', () => {
    expect(actOf('Backspace', false, hand)).toBe('drop');
    expect(actOf('Escape', false, hand)).toBe('clear');
  });

  it('leaves Escape to others where there is nothing to clear', () => {
    expect(actOf('Escape', false, { ...hand, path: [] })).toBeNull();
  });

  it('leaves letters and chords to others', () => {
    expect(actOf('q', false, hand)).toBeNull();
    expect(actOf('Backspace', true, hand)).toBeNull();
    expect(actOf(' ', true, hand)).toBeNull();
  });
});

describe('what a key does where cells are picked', () => {
  const hand: GridHand = { mode: 'pick', cell: 6, path: [], picked: [6, 7] };

  it('takes by Space or Enter, again on a cell that is chosen', () => {
    expect(actOf(' ', false, hand)).toBe('take');
    expect(actOf('Enter', false, hand)).toBe('take');
  });

  it('clears by Escape only what is chosen', () => {
    expect(actOf('Escape', false, hand)).toBe('clear');
    expect(actOf('Escape', false, { ...hand, picked: [] })).toBeNull();
  });

  it('has nothing to drop or submit', () => {
    expect(actOf('Backspace', false, hand)).toBeNull();
    expect(actOf('Enter', true, hand)).toBeNull();
  });
});
