/** What a chart emits for the senses, each once: those already there when the table opens are past. */
import { onScopeDispose, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { View } from '#shared/plugin/view.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { say } from '#src/shell/say.ts';
import { createSound } from './sound.ts';

const NOTICE_MS = 6000;
const BUZZ = [120, 60, 120];

/** Plays effects as they come; the answer is what to show for a while, or null. */
export function useEffects(view: Ref<View>, muted: Ref<boolean>): ShallowRef<string | null> {
  const announce = useAnnounce();
  const sound = createSound();
  const notice = shallowRef<string | null>(null);
  let heard = view.value.effects.at(-1)?.n ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beep(): void {
    notice.value = say('effect.beep');
    announce(notice.value, 'assertive');
    if (!muted.value) {
      sound.beep();
      // Missing in some browsers, whatever its type says.
      if ('vibrate' in navigator) navigator.vibrate(BUZZ);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      notice.value = null;
    }, NOTICE_MS);
  }

  watch(view, ({ effects }) => {
    const fresh = effects.filter((effect) => effect.n > heard);
    heard = effects.at(-1)?.n ?? heard;
    if (fresh.some((effect) => effect.event.type === 'beep')) beep();
  });

  onScopeDispose(() => {
    clearTimeout(timer);
    sound.close();
  });
  return notice;
}
