/** The keys of a replay: the space bar plays and pauses, the arrows walk; what has keys of its own keeps them. */
import { onBeforeUnmount, onMounted } from 'vue';
import type { Playhead } from './usePlayhead.ts';

const OWN_SPACE =
  'button, a, input, textarea, select, summary, [role=slider], [role=gridcell], [contenteditable]';
const OWN_ARROWS = 'input, textarea, select, [role=slider], [role=grid], [contenteditable]';

export function useReplayKeys({ playing, play, pause, move }: Playhead): void {
  function hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { target, key } = event;
    const isWithin = (controls: string) => target instanceof Element && target.closest(controls) !== null;
    if (key === ' ' && !isWithin(OWN_SPACE)) {
      event.preventDefault();
      if (event.repeat) return;
      if (playing.value) pause();
      else play();
    } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !isWithin(OWN_ARROWS)) {
      event.preventDefault();
      move(key === 'ArrowRight' ? 1 : -1);
    }
  }

  onMounted(() => {
    document.addEventListener('keydown', hear);
  });
  onBeforeUnmount(() => {
    document.removeEventListener('keydown', hear);
  });
}
