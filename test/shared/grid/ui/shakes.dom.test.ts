import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enableAutoUnmount } from '@vue/test-utils';
import { cellOf, mountGrid, press, said, type Grid } from './boards.ts';

interface Shake {
  readonly cell: string | undefined;
  readonly lasts: number;
  readonly finish: () => void;
}

let shakes: Shake[] = [];

/** happy-dom animates nothing: what would be, is noted. */
beforeEach(() => {
  shakes = [];
  HTMLElement.prototype.animate = function (this: HTMLElement, _frames, options): Animation {
    const { duration = 0, delay = 0 } = typeof options === 'object' ? options : {};
    const finish = vi.fn();
    shakes.push({ cell: this.dataset.cell, lasts: Number(duration) + delay, finish });
    return Object.assign(new EventTarget() as Animation, { finish });
  };
});

enableAutoUnmount(afterEach);
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.motion;
});

const shakenCells = (): readonly (string | undefined)[] => shakes.map(({ cell }) => cell);

async function roll(grid: Grid): Promise<void> {
  await grid.setProps({ shaken: 1 });
  await Promise.resolve();
}

describe('a refusal', () => {
  it('shakes the path once, and not when the grid is first drawn', async () => {
    const grid = mountGrid({ path: [5, 9], refused: 3 });
    expect(shakes).toEqual([]);
    await grid.setProps({ refused: 4 });
    expect(shakenCells()).toEqual(['5', '9']);
    await grid.setProps({ path: [5, 9, 10] });
    expect(shakes).toHaveLength(2);
    expect(Math.max(...shakes.map(({ lasts }) => lasts))).toBeLessThanOrEqual(420);
  });

  it('shakes the path that it takes away', async () => {
    const grid = mountGrid({ path: [5, 9] });
    await grid.setProps({ refused: 1, path: [] });
    expect(shakenCells()).toEqual(['5', '9']);
  });

  it('is still where less motion is wished', async () => {
    document.documentElement.dataset.motion = 'less';
    const grid = mountGrid({ path: [5, 9] });
    await grid.setProps({ refused: 1 });
    expect(shakes).toEqual([]);
  });
});

describe('a roll', () => {
  it('shakes all tiles, not all at once, for 420 ms at most', async () => {
    const grid = mountGrid();
    await roll(grid);
    expect(shakes).toHaveLength(16);
    const ends = shakes.map(({ lasts }) => lasts);
    expect(new Set(ends).size).toBeGreaterThan(1);
    expect(Math.max(...ends)).toBeLessThanOrEqual(420);
  });

  it('is skipped by a key, which counts all the same', async () => {
    const grid = mountGrid();
    await roll(grid);
    press(grid, 0, { key: ' ' });
    expect(said(grid, 'take')).toEqual([[0]]);
    for (const { finish } of shakes) expect(finish).toHaveBeenCalledOnce();
  });

  it('is skipped by a touch anywhere', async () => {
    const grid = mountGrid();
    await roll(grid);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    for (const { finish } of shakes) expect(finish).toHaveBeenCalledOnce();
    expect(cellOf(grid, 0)).toBeDefined();
  });

  it('is still where the system asks for less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('reduce') }),
    );
    await roll(mountGrid());
    expect(shakes).toEqual([]);
  });
});
