/** Says when another has ended the round for themselves: everybody writes on, and need not look who does. */
import { watch, type ComputedRef } from 'vue';
import type { SeatIndex } from '#shared/match/entry.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import type { BoggleData } from '../data.ts';

/** `sentence` is what there is to say of those seats. */
export function useDone(
  data: ComputedRef<BoggleData>,
  sentence: (seats: readonly SeatIndex[]) => string,
): void {
  const announce = useAnnounce();
  /** Of whom it was said in this round: whoever writes on after all may be done again. */
  const told = new Set<SeatIndex>();
  watch(data, ({ phase, round, turn, players, self, watching }, before) => {
    const same = phase === 'round' && before.phase === phase && before.round === round;
    if (!same) told.clear();
    if (!same || turn !== null) return;
    const now = players
      .filter(({ seat, awaited, done }) => awaited && done && (watching || seat !== self))
      .map(({ seat }) => seat)
      .filter((seat) => before.players[seat]?.done !== true && !told.has(seat));
    if (now.length === 0) return;
    for (const seat of now) told.add(seat);
    announce(sentence(now), 'polite');
  });
}
