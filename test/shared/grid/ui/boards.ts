/** Boards for the tests of the grid, and fingers upon them. */
import { mount, type VueWrapper } from '@vue/test-utils';
import { cellCount, placeOf, type GridShape } from '#shared/grid/grid.ts';
import TileGrid from '#shared/grid/ui/TileGrid.vue';
import type { GridCell } from '#shared/grid/ui/gridCell.ts';
import { extentOf, gapOf } from '#shared/grid/ui/gridGeometry.ts';

export const FOUR: GridShape = { width: 4, height: 4 };

export const LETTERS: readonly GridCell[] = 'E R S O H T A M L E N I Qu D G W'
  .split(' ')
  .map((face) => ({ kind: 'tile', face }));

export const SOLID: GridCell = { kind: 'solid', face: '' };
export const EMPTY: GridCell = { kind: 'empty', face: '' };
/** An empty cell that can be taken. */
export const SQUARE: GridCell = { ...EMPTY, takeable: true };

export interface GridProps {
  readonly shape?: GridShape;
  readonly cells?: readonly GridCell[];
  readonly open?: boolean;
  readonly mode?: 'path' | 'pick';
  readonly path?: readonly number[];
  readonly next?: readonly number[];
  readonly picked?: readonly number[];
  readonly refused?: number;
  readonly shaken?: number;
}

export type Grid = VueWrapper<InstanceType<typeof TileGrid>>;

export function mountGrid(props: GridProps = {}, slots: Record<string, string> = {}): Grid {
  return mount(TileGrid, {
    props: { shape: FOUR, cells: LETTERS, label: 'Letter cubes', open: true, ...props },
    slots,
    attachTo: document.body,
  });
}

export function cellOf(grid: Grid, cell: number): HTMLElement {
  return grid.get<HTMLElement>(`[data-cell="${cell}"]`).element;
}

export function nameOf(grid: Grid, cell: number): string | null {
  return cellOf(grid, cell).getAttribute('aria-label');
}

/** How often something was said, and with what. */
export function said(grid: Grid, what: string): readonly unknown[][] {
  return grid.emitted(what) ?? [];
}

/** Presses a key where the focus is; whether the grid made it its own. */
export function press(grid: Grid, cell: number, init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  cellOf(grid, cell).dispatchEvent(event);
  return event.defaultPrevented;
}

export function manyCells(shape: GridShape): readonly GridCell[] {
  return Array.from({ length: cellCount(shape) }, () => ({
    kind: 'tile',
    face: '',
    glyph: 'diamond',
    said: 'red',
  }));
}

/** A tile is drawn 100 px wide, its middle at so many px; happy-dom lays nothing out. */
const TILE = 100;

export function layOut(grid: Grid, shape: GridShape = FOUR): void {
  const { x, y } = extentOf(shape);
  const box = new DOMRect(0, 0, x * TILE, y * TILE);
  grid.get<HTMLElement>('[role=grid]').element.getBoundingClientRect = () => box;
}

/** The middle of a cell; `off` moves it, in parts of a tile. */
export function middle(cell: number, off = 0, shape: GridShape = FOUR): { clientX: number; clientY: number } {
  const { column, row } = placeOf(shape, cell);
  const pitch = 1 + gapOf(shape);
  return {
    clientX: (column * pitch + 0.5 + off) * TILE,
    clientY: (row * pitch + 0.5) * TILE,
  };
}

export function pointer(target: EventTarget, type: string, init: PointerEventInit = {}): void {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0, buttons: 1, ...init }),
  );
}
