/** The elements of a drawn grid's cells: each says its number in `data-cell`. */

/** The cell that an event happened in, or null for none. */
export function cellOf({ target }: Event): number | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return found === null ? null : Number(found.dataset.cell);
}

/** The element of a cell within a grid's, or null while it is not drawn. */
export function elementOf(field: HTMLElement | null, cell: number): HTMLElement | null {
  return field?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null;
}
