import { nextTick } from 'vue';

/** Once what stood there is gone from the page, and the focus with it, it is on what the selector finds. */
export async function catchFocus(selector: string): Promise<void> {
  await nextTick();
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
