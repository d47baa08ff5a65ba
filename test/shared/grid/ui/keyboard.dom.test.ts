import { afterEach, describe, expect, it, vi } from 'vitest';
import { enableAutoUnmount } from '@vue/test-utils';
import { EMPTY, LETTERS, SOLID, SQUARE, cellOf, mountGrid, nameOf, press, said } from './boards.ts';

enableAutoUnmount(afterEach);

describe('keys', () => {
  it('take the focused cell by Space and by Enter', () => {
    const grid = mountGrid();
    grid.vm.focus(6);
    press(grid, 6, { key: ' ' });
    press(grid, 6, { key: 'Enter' });
    expect(said(grid, 'take')).toEqual([[6], [6]]);
  });

  it('on the last cell of the path submit by Enter and drop by Space', () => {
    const grid = mountGrid({ path: [5, 6] });
    grid.vm.focus(6);
    press(grid, 6, { key: 'Enter' });
    press(grid, 6, { key: ' ' });
    expect(said(grid, 'submit')).toHaveLength(1);
    expect(said(grid, 'drop')).toHaveLength(1);
    expect(said(grid, 'take')).toHaveLength(0);
  });

  it('submit by Ctrl+Enter anywhere, drop by Backspace, clear by Escape', () => {
    const grid = mountGrid({ path: [5, 6] });
    grid.vm.focus(0);
    press(grid, 0, { key: 'Enter', ctrlKey: true });
    press(grid, 0, { key: 'Backspace' });
    press(grid, 0, { key: 'Escape' });
    for (const what of ['submit', 'drop', 'clear']) expect(said(grid, what)).toHaveLength(1);
  });

  it('that mean nothing here go on to others untouched', () => {
    const grid = mountGrid();
    const heard = vi.fn();
    grid.get<HTMLElement>('.tile-grid').element.addEventListener('keydown', heard);
    const others = [
      { key: 'q' },
      { key: 'Escape' },
      { key: 'Enter', altKey: true },
      { key: 'ArrowLeft', altKey: true },
      { key: ' ', metaKey: true },
      { key: 'Tab' },
    ];
    for (const key of others) expect(press(grid, 0, key)).toBe(false);
    expect(heard).toHaveBeenCalledTimes(others.length);
    expect(grid.emitted()).not.toHaveProperty('take');
  });

  it('held down do not take a cell and submit it', async () => {
    const grid = mountGrid();
    grid.vm.focus(6);
    press(grid, 6, { key: 'Enter' });
    await grid.setProps({ path: [6] });
    expect(press(grid, 6, { key: 'Enter', repeat: true })).toBe(true);
    expect(said(grid, 'submit')).toHaveLength(0);
  });

  it('never take a solid or an empty cell', () => {
    const grid = mountGrid({ cells: LETTERS.with(0, SOLID).with(1, EMPTY) });
    for (const cell of [0, 1]) {
      grid.vm.focus(cell);
      press(grid, cell, { key: ' ' });
      press(grid, cell, { key: 'Enter' });
      cellOf(grid, cell).click();
    }
    expect(said(grid, 'take')).toHaveLength(0);
  });

  it('take an empty cell where the game lets it be taken', async () => {
    const grid = mountGrid({ cells: LETTERS.with(0, SQUARE).with(1, EMPTY), mode: 'pick' });
    expect(cellOf(grid, 0).getAttribute('aria-disabled')).toBeNull();
    expect(cellOf(grid, 0).getAttribute('aria-selected')).toBe('false');
    expect(cellOf(grid, 1).getAttribute('aria-disabled')).toBe('true');
    expect(cellOf(grid, 1).getAttribute('aria-selected')).toBeNull();
    grid.vm.focus(0);
    press(grid, 0, { key: ' ' });
    cellOf(grid, 0).click();
    expect(said(grid, 'take')).toEqual([[0], [0]]);
    await grid.setProps({ picked: [0] });
    expect(cellOf(grid, 0).getAttribute('aria-selected')).toBe('true');
    expect(nameOf(grid, 0)).toBe('empty, row 1 column 1, chosen');
  });

  it('draw an empty cell anew when it can be taken no more', async () => {
    const grid = mountGrid({ cells: LETTERS.with(0, SQUARE) });
    await grid.setProps({ cells: LETTERS.with(0, EMPTY) });
    expect(cellOf(grid, 0).getAttribute('aria-disabled')).toBe('true');
  });

  it('do nothing on a closed grid', () => {
    const grid = mountGrid({ open: false, path: [0] });
    grid.vm.focus(1);
    for (const key of [' ', 'Enter', 'Backspace', 'Escape']) expect(press(grid, 1, { key })).toBe(false);
    for (const what of ['take', 'drop', 'submit', 'clear']) expect(said(grid, what)).toHaveLength(0);
  });

  it('pick a group by Space and Enter, and let it go by Escape', () => {
    const grid = mountGrid({ mode: 'pick', picked: [6, 7] });
    grid.vm.focus(6);
    press(grid, 6, { key: ' ' });
    press(grid, 6, { key: 'Enter' });
    expect(said(grid, 'take')).toEqual([[6], [6]]);
    expect(press(grid, 6, { key: 'Backspace' })).toBe(false);
    press(grid, 6, { key: 'Escape' });
    expect(said(grid, 'clear')).toHaveLength(1);
  });
});
