import { afterEach, describe, expect, it, vi } from 'vitest';
import { enableAutoUnmount } from '@vue/test-utils';
import { LETTERS, SOLID, cellOf, layOut, middle, mountGrid, pointer, said, type Grid } from './boards.ts';

enableAutoUnmount(afterEach);
afterEach(() => vi.restoreAllMocks());

/** A grid whose path follows what is said, as a table's does. */
function traced(props: Parameters<typeof mountGrid>[0] = {}): Grid {
  const grid = mountGrid(props);
  layOut(grid);
  return grid;
}

async function down(grid: Grid, cell: number, init: PointerEventInit = {}): Promise<void> {
  pointer(cellOf(grid, cell), 'pointerdown', { ...middle(cell), ...init });
  await follow(grid);
}

async function move(grid: Grid, cell: number, init: PointerEventInit = {}): Promise<void> {
  pointer(window, 'pointermove', { ...middle(cell), ...init });
  await follow(grid);
}

function up(init: PointerEventInit = {}): void {
  pointer(window, 'pointerup', { buttons: 0, clientX: -500, clientY: -500, ...init });
}

const heard = new WeakMap<Grid, number>();

/** Takes and drops since the last time, in the order they were said, make the path. */
async function follow(grid: Grid): Promise<void> {
  const takes = said(grid, 'take').length;
  const all = takes + said(grid, 'drop').length;
  if (all === heard.get(grid)) return;
  heard.set(grid, all);
  const path = said(grid, 'drop').length > 0 ? said(grid, 'take').slice(0, -1) : said(grid, 'take');
  await grid.setProps({ path: path.map(([cell]) => Number(cell)) });
}

describe('a tap', () => {
  it('takes a cell and submits nothing', async () => {
    const grid = traced();
    await down(grid, 5);
    up(middle(5));
    expect(said(grid, 'take')).toEqual([[5]]);
    expect(said(grid, 'submit')).toHaveLength(0);
  });

  it('on the last cell of the path takes it back', async () => {
    const grid = traced({ path: [1, 5] });
    pointer(cellOf(grid, 5), 'pointerdown', middle(5));
    up(middle(5));
    await Promise.resolve();
    expect(said(grid, 'drop')).toHaveLength(1);
    expect(said(grid, 'take')).toHaveLength(0);
  });

  it('with the other button, on a solid cell or on a closed grid is none', async () => {
    const grid = traced({ cells: LETTERS.with(0, SOLID) });
    pointer(cellOf(grid, 5), 'pointerdown', { ...middle(5), button: 2, buttons: 2 });
    pointer(cellOf(grid, 0), 'pointerdown', middle(0));
    await grid.setProps({ open: false });
    pointer(cellOf(grid, 6), 'pointerdown', middle(6));
    up(middle(6));
    expect(said(grid, 'take')).toHaveLength(0);
  });

  it('by a screen reader, which has no pointer, does the same', async () => {
    const grid = traced();
    const click = (): boolean =>
      cellOf(grid, 5).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    click();
    await grid.setProps({ path: [5] });
    click();
    expect(said(grid, 'take')).toEqual([[5]]);
    expect(said(grid, 'drop')).toHaveLength(1);
  });
});

describe('a drag', () => {
  it('goes on cell by cell and is submitted when it is let go', async () => {
    const grid = traced();
    await down(grid, 5);
    await move(grid, 9);
    await move(grid, 9);
    await move(grid, 10);
    up(middle(10));
    expect(said(grid, 'take')).toEqual([[5], [9], [10]]);
    expect(said(grid, 'submit')).toHaveLength(1);
  });

  it('counts only the inner part of a cell', async () => {
    const grid = traced();
    await down(grid, 5);
    await move(grid, 6, middle(6, -0.4));
    expect(said(grid, 'take')).toEqual([[5]]);
    await move(grid, 6, middle(6, -0.3));
    expect(said(grid, 'take')).toEqual([[5], [6]]);
  });

  it('back to the cell before drops the last', async () => {
    const grid = traced();
    await down(grid, 5);
    await move(grid, 9);
    await move(grid, 5);
    expect(said(grid, 'drop')).toHaveLength(1);
  });

  it('over a cell of the path further back takes nothing', async () => {
    const grid = traced({ path: [0, 1, 5] });
    pointer(cellOf(grid, 5), 'pointerdown', middle(5));
    pointer(window, 'pointermove', middle(0));
    up();
    expect(said(grid, 'take')).toHaveLength(0);
    expect(said(grid, 'drop')).toHaveLength(0);
  });

  it('hears all the points of one frame', () => {
    const grid = traced();
    pointer(cellOf(grid, 0), 'pointerdown', middle(0));
    const event = new PointerEvent('pointermove', { pointerId: 1, buttons: 1, ...middle(2) });
    const points = [1, 2].map((cell) => new PointerEvent('pointermove', middle(cell)));
    Object.defineProperty(event, 'getCoalescedEvents', { value: () => points });
    window.dispatchEvent(event);
    expect(said(grid, 'take')).toEqual([[0], [1], [2]]);
  });

  it('let go beside the board is submitted', async () => {
    const grid = traced();
    await down(grid, 5);
    await move(grid, 9);
    up();
    expect(said(grid, 'submit')).toHaveLength(1);
  });

  it('let go outside the window is submitted on return, without the cell it returns to', async () => {
    const grid = traced();
    await down(grid, 5);
    await move(grid, 9);
    await move(grid, 10, { buttons: 0 });
    expect(said(grid, 'submit')).toHaveLength(1);
    expect(said(grid, 'take')).toEqual([[5], [9]]);
  });

  it('that the system breaks off is not submitted', async () => {
    const grid = traced();
    await down(grid, 5);
    await move(grid, 9);
    pointer(window, 'pointercancel');
    up();
    await move(grid, 10);
    expect(said(grid, 'submit')).toHaveLength(0);
    expect(said(grid, 'take')).toEqual([[5], [9]]);
  });

  it('is not disturbed by a second finger', async () => {
    const grid = traced();
    await down(grid, 5);
    const second = { pointerId: 2, isPrimary: false };
    pointer(cellOf(grid, 15), 'pointerdown', { ...middle(15), ...second });
    await move(grid, 14, second);
    up({ ...middle(14), ...second });
    await move(grid, 9);
    up();
    expect(said(grid, 'take')).toEqual([[5], [9]]);
    expect(said(grid, 'submit')).toHaveLength(1);
  });

  it('is over when the grid closes under it', async () => {
    const grid = traced();
    await down(grid, 5);
    await move(grid, 9);
    await grid.setProps({ open: false });
    await move(grid, 10);
    up();
    expect(said(grid, 'take')).toEqual([[5], [9]]);
    expect(said(grid, 'submit')).toHaveLength(0);
  });

  it('lets go of the finger that the browser captured', async () => {
    const grid = traced();
    const cell = cellOf(grid, 5);
    vi.spyOn(cell, 'hasPointerCapture').mockReturnValue(true);
    const released = vi.spyOn(cell, 'releasePointerCapture').mockReturnValue();
    await down(grid, 5);
    expect(released).toHaveBeenCalledWith(1);
  });

  it('leaves no ear behind when the grid goes away', async () => {
    const grid = traced();
    await down(grid, 5);
    grid.unmount();
    expect(() => up(middle(6))).not.toThrow();
    expect(said(grid, 'submit')).toHaveLength(0);
  });
});

describe('where cells are picked', () => {
  it('a tap takes when it is done, so that a finger may pan', () => {
    const grid = traced({ mode: 'pick' });
    pointer(cellOf(grid, 5), 'pointerdown', middle(5));
    expect(said(grid, 'take')).toHaveLength(0);
    up(middle(5));
    cellOf(grid, 5).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(said(grid, 'take')).toEqual([[5]]);
  });

  it('a drag takes and submits nothing', async () => {
    const grid = traced({ mode: 'pick' });
    await down(grid, 5);
    await move(grid, 6);
    up(middle(6));
    expect(said(grid, 'take')).toHaveLength(0);
    expect(said(grid, 'submit')).toHaveLength(0);
  });

  it('the tray can be panned; only an open path keeps the finger', async () => {
    const grid = traced({ mode: 'pick' });
    expect(grid.get('.tray').classes()).not.toContain('path');
    await grid.setProps({ mode: 'path' });
    expect(grid.get('.tray').classes()).toEqual(expect.arrayContaining(['path', 'open']));
  });
});

describe('what is looked at', () => {
  it('is the cell under the mouse, then none', () => {
    const grid = traced();
    pointer(cellOf(grid, 5), 'pointerover', { pointerType: 'mouse' });
    pointer(cellOf(grid, 6), 'pointerover', { pointerType: 'mouse' });
    grid.get('[role=grid]').element.dispatchEvent(new PointerEvent('pointerleave'));
    expect(said(grid, 'look')).toEqual([[5], [6], [null]]);
  });

  it('is the cell with the focus of the keyboard', () => {
    const grid = traced();
    grid.vm.focus(5);
    cellOf(grid, 5).blur();
    expect(said(grid, 'look')).toEqual([[5], [null]]);
  });

  it('is nothing that a finger touches', () => {
    const grid = traced();
    pointer(cellOf(grid, 5), 'pointerover', { pointerType: 'touch' });
    pointer(cellOf(grid, 5), 'pointerdown', { pointerType: 'touch' });
    cellOf(grid, 5).focus();
    expect(said(grid, 'look')).toHaveLength(0);
  });
});
