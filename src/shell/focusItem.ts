import { nextTick } from 'vue';

/**
 * Gives the focus to the item at `index` of a list once it is drawn: to its first control, or to the item itself where
 * it has none and can take it. For a button that is gone when it has been pressed, such as “Show all”.
 */
export async function focusItem(list: HTMLElement | null, index: number): Promise<void> {
  await nextTick();
  const item = list?.children.item(index);
  if (!(item instanceof HTMLElement)) return;
  (item.querySelector<HTMLElement>('a[href], button') ?? item).focus();
}
