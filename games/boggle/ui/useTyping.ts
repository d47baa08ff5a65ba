/** Letters that are typed where nothing takes them are meant for the sheet: the clock runs, and none may be lost. */
import { onBeforeUnmount, watch } from 'vue';
import { useWatching } from '#shared/plugin/ui/watching.ts';

/** What has letters of its own: fields to write in, and lists in which they choose. */
const TAKES_LETTERS = 'input, textarea, select, [contenteditable], [role=menu], dialog';

/** `typed` hears each key that goes down elsewhere on the page, with no dialog before it; none while the table is only watched. */
export function useTyping(typed: (event: KeyboardEvent) => void): void {
  function hear(event: KeyboardEvent): void {
    const { target } = event;
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if (target instanceof Element && target.closest(TAKES_LETTERS) !== null) return;
    typed(event);
  }

  function leave(): void {
    document.removeEventListener('keydown', hear);
  }

  watch(
    useWatching(),
    (watching) => {
      if (watching) leave();
      else document.addEventListener('keydown', hear);
    },
    { immediate: true },
  );
  onBeforeUnmount(leave);
}
