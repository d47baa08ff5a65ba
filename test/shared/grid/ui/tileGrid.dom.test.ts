import { afterEach, describe, expect, it } from 'vitest';
import { enableAutoUnmount } from '@vue/test-utils';
import { nextTick } from 'vue';
import {
  EMPTY,
  FOUR,
  LETTERS,
  SOLID,
  cellOf,
  manyCells,
  mountGrid,
  nameOf,
  press,
  said,
  type Grid,
} from './boards.ts';

enableAutoUnmount(afterEach);

const tabStops = (grid: Grid): readonly (string | undefined)[] =>
  grid.findAll<HTMLElement>('[role=gridcell][tabindex="0"]').map(({ element }) => element.dataset.cell);

describe('what a screen reader finds', () => {
  it('is a named grid of rows of cells, with its size', () => {
    const grid = mountGrid();
    const root = grid.get('[role=grid]');
    expect(root.attributes()).toMatchObject({
      'aria-label': 'Letter cubes',
      'aria-multiselectable': 'true',
      'aria-rowcount': '4',
      'aria-colcount': '4',
    });
    const rows = root.findAll('[role=row]');
    expect(rows).toHaveLength(4);
    expect(rows.map((row) => row.findAll('[role=gridcell]').length)).toEqual([4, 4, 4, 4]);
    // A row owns nothing but cells, the grid nothing but rows.
    expect(
      rows.every((row) => [...row.element.children].every((c) => c.getAttribute('role') === 'gridcell')),
    ).toBe(true);
  });

  it('is each cell by face, row and column, “Qu” letter by letter', () => {
    const grid = mountGrid();
    expect(nameOf(grid, 0)).toBe('E, row 1 column 1');
    expect(nameOf(grid, 12)).toBe('Q U, row 4 column 1');
  });

  it('is the place of a letter in the word, in its name and its state', () => {
    const grid = mountGrid({ path: [5, 9] });
    expect(nameOf(grid, 9)).toBe('E, row 3 column 2, letter 2 of your word');
    expect(cellOf(grid, 9).getAttribute('aria-selected')).toBe('true');
    expect(cellOf(grid, 0).getAttribute('aria-selected')).toBe('false');
  });

  it('is what is chosen, and what a sign stands for', () => {
    const cells = [{ kind: 'tile', face: '', glyph: 'diamond', ink: 'red', said: 'red' }, EMPTY] as const;
    const grid = mountGrid({ shape: { width: 2, height: 1 }, cells, mode: 'pick', picked: [0] });
    expect(nameOf(grid, 0)).toBe('red, row 1 column 1, chosen');
    expect(cellOf(grid, 0).getAttribute('aria-selected')).toBe('true');
    const sign = cellOf(grid, 0).querySelector('svg');
    expect(sign?.dataset.glyph).toBe('diamond');
    expect(sign?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is the name of a sign where the game has none for it', () => {
    const cells = [{ kind: 'tile', face: '', glyph: 'star' }] as const;
    expect(nameOf(mountGrid({ shape: { width: 1, height: 1 }, cells }), 0)).toBe('star, row 1 column 1');
  });

  it('is the note at the end, on a tile and on an empty place', () => {
    const cells = [
      { kind: 'tile', face: 'E', note: 'value 1', corner: '1' },
      { kind: 'empty', face: '', note: 'double word' },
    ] as const;
    const grid = mountGrid({ shape: { width: 2, height: 1 }, cells });
    expect(nameOf(grid, 0)).toBe('E, row 1 column 1, value 1');
    expect(nameOf(grid, 1)).toBe('empty, row 1 column 2, double word');
    expect(cellOf(grid, 0).querySelector('.corner')?.textContent).toBe('1');
  });

  it('is that solid and empty cells cannot be chosen', () => {
    const grid = mountGrid({ shape: { width: 2, height: 1 }, cells: [SOLID, EMPTY] });
    expect(nameOf(grid, 0)).toBe('solid, row 1 column 1');
    expect(nameOf(grid, 1)).toBe('empty, row 1 column 2');
    for (const cell of [0, 1]) {
      expect(cellOf(grid, cell).hasAttribute('aria-selected')).toBe(false);
      expect(cellOf(grid, cell).getAttribute('aria-disabled')).toBe('true');
    }
  });

  it('is a closed grid as one', async () => {
    const grid = mountGrid({ open: false });
    expect(grid.get('[role=grid]').attributes('aria-disabled')).toBe('true');
    expect(cellOf(grid, 3).getAttribute('aria-disabled')).toBe('true');
    await grid.setProps({ open: true });
    expect(grid.get('[role=grid]').attributes('aria-disabled')).toBeUndefined();
    expect(cellOf(grid, 3).hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('what is seen', () => {
  it('is the order of the path on its tiles and a bridge a step', async () => {
    const grid = mountGrid({ path: [5, 9, 10, 13] });
    expect([5, 9, 10, 13].map((cell) => cellOf(grid, cell).querySelector('.order')?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(grid.findAll('.order')).toHaveLength(4);
    expect(grid.findAll('.bridges line')).toHaveLength(3);
    await grid.setProps({ path: [5] });
    expect(grid.findAll('.bridges')).toHaveLength(0);
  });

  it('is a ring in the cells that may come next', () => {
    const grid = mountGrid({ path: [0], next: [1, 4, 5] });
    expect(grid.findAll<HTMLElement>('.next').map(({ element }) => element.dataset.cell)).toEqual([
      '1',
      '4',
      '5',
    ]);
  });

  it('is one shape for a group, hidden from voices, without numbers', () => {
    const grid = mountGrid({ mode: 'pick', picked: [0, 1] });
    expect(grid.findAll('.group')).toHaveLength(1);
    expect(grid.get('.group').attributes('aria-hidden')).toBe('true');
    expect(grid.findAll('.order')).toHaveLength(0);
  });

  it('is the square under each tile, hidden from voices', () => {
    const grid = mountGrid({}, { square: '<template #square="{ cell }"><i>{{ cell }}</i></template>' });
    expect(grid.findAll('.squares[aria-hidden=true] i').map((square) => square.text())).toEqual(
      LETTERS.map((_, cell) => String(cell)),
    );
  });
});

describe('the focus', () => {
  it('has one tab stop, which follows it', async () => {
    const grid = mountGrid();
    expect(tabStops(grid)).toEqual(['0']);
    cellOf(grid, 6).focus();
    await nextTick();
    expect(tabStops(grid)).toEqual(['6']);
  });

  it('moves one cell by an arrow and does not wrap', () => {
    const grid = mountGrid();
    cellOf(grid, 3).focus();
    expect(press(grid, 3, { key: 'ArrowRight' })).toBe(true);
    expect(document.activeElement).toBe(cellOf(grid, 3));
    press(grid, 3, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cellOf(grid, 7));
    press(grid, 7, { key: 'Home' });
    expect(document.activeElement).toBe(cellOf(grid, 4));
    press(grid, 4, { key: 'End', ctrlKey: true });
    expect(document.activeElement).toBe(cellOf(grid, 15));
  });

  it('moves over solid cells and on a closed grid', () => {
    const grid = mountGrid({ open: false, cells: LETTERS.with(1, SOLID) });
    cellOf(grid, 0).focus();
    press(grid, 0, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cellOf(grid, 1));
  });

  it('is set from outside, to a cell or back to the last one', () => {
    const grid = mountGrid();
    grid.vm.focus(9);
    expect(document.activeElement).toBe(cellOf(grid, 9));
    cellOf(grid, 9).blur();
    grid.vm.focus();
    expect(document.activeElement).toBe(cellOf(grid, 9));
    grid.vm.focus(99);
    expect(document.activeElement).toBe(cellOf(grid, 9));
  });

  it('keeps a tab stop when the board becomes smaller', async () => {
    const grid = mountGrid();
    grid.vm.focus(15);
    await grid.setProps({ shape: { width: 1, height: 1 }, cells: LETTERS.slice(0, 1) });
    expect(tabStops(grid)).toEqual(['0']);
    expect(press(grid, 0, { key: 'ArrowDown' })).toBe(true);
  });
});

describe('grids of every size', () => {
  it('work with one cell', () => {
    const grid = mountGrid({ shape: { width: 1, height: 1 }, cells: LETTERS.slice(0, 1) });
    expect(tabStops(grid)).toEqual(['0']);
    press(grid, 0, { key: 'Enter' });
    expect(said(grid, 'take')).toEqual([[0]]);
  });

  it('draw 40 by 30, and of a step only the cells that it changes', async () => {
    const shape = { width: 40, height: 30 };
    const grid = mountGrid({ shape, cells: manyCells(shape) });
    expect(grid.findAll('[role=gridcell]')).toHaveLength(1200);
    expect(nameOf(grid, 1199)).toBe('red, row 30 column 40');
    const changed = new Set<Node>();
    const watcher = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target);
    });
    watcher.observe(grid.get('[role=grid]').element, { attributes: true, childList: true, subtree: true });
    // Cells made anew that say the same are the same.
    await grid.setProps({ path: [41], cells: manyCells(shape) });
    await new Promise((resolve) => setTimeout(resolve));
    watcher.disconnect();
    expect([...changed]).toEqual([cellOf(grid, 41)]);
  });

  it('take cells that nobody described for empty', () => {
    const grid = mountGrid({ shape: FOUR, cells: [] });
    expect(nameOf(grid, 15)).toBe('empty, row 4 column 4');
  });
});
