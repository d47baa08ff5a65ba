/** What a chart emits for the senses, each once: those already there when the table opens are past. */
import { onScopeDispose, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { SeatIndex } from '#shared/match/entry.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import type { SeatsHere } from '#shared/plugin/ui/seats.ts';
import type { SoundName } from '#shared/plugin/ui/senses.ts';
import type { View } from '#shared/plugin/view.ts';
import { sayTable } from '#src/shell/sayTable.ts';
import type { Senses } from './useSenses.ts';

const NOTICE_MS = 6000;

/** Plays effects as they come; the answer is what to show for a while, or null. */
export function useEffects(
  view: Ref<View>,
  { play, buzz }: Pick<Senses, 'play' | 'buzz'>,
  seats: Pick<SeatsHere, 'here'>,
): ShallowRef<string | null> {
  const announce = useAnnounce();
  const notice = shallowRef<string | null>(null);
  let heard = view.value.effects.at(-1)?.n ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beep(): void {
    notice.value = sayTable('effect.beep');
    announce(notice.value, 'assertive');
    play('beep');
    buzz();
    clearTimeout(timer);
    timer = setTimeout(() => {
      notice.value = null;
    }, NOTICE_MS);
  }

  watch(view, (now) => {
    const fresh = now.effects.filter((effect) => effect.n > heard).map(({ event }) => event.type);
    heard = now.effects.at(-1)?.n ?? heard;
    // Of several at once each is played once: a tab that slept must not make up for it all.
    if (fresh.includes('beep')) beep();
    if (fresh.includes('shake')) play('shake');
    if (fresh.includes('gameOver')) play(outcomeOf(now, seats.here));
  });

  onScopeDispose(() => {
    clearTimeout(timer);
  });
  return notice;
}

/**
 * How a game that has ended sounds to whoever looks; people who share a device hear that one of them has won, and one
 * who only watches that somebody has.
 */
function outcomeOf({ viewer, standing }: View, here: readonly SeatIndex[]): SoundName {
  if (!standing.some(({ won }) => won)) return 'draw';
  return viewer === 'spectator' || standing.some(({ seat, won }) => won && here.includes(seat))
    ? 'win'
    : 'lose';
}
