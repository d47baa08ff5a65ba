/** The moment looked at, in words: for whoever cannot see where on the line it lies. */
import { computed, type ComputedRef } from 'vue';
import { useSay } from '#shared/plugin/ui/words.ts';
import { watchWords } from './messages.en.ts';
import { preciseTime } from './preciseTime.ts';
import type { WatchedChapters } from './useChapters.ts';
import type { Playhead } from './usePlayhead.ts';

/** Its match time, its round and, where there are several, its game; and how many of the entries lie before it. */
export function useSpokenMoment(
  { time, step, steps }: Pick<Playhead, 'time' | 'step' | 'steps'>,
  { round, several }: Pick<WatchedChapters, 'round' | 'several'>,
): ComputedRef<string> {
  const say = useSay(watchWords);
  return computed(() => {
    const said = {
      time: preciseTime(time.value),
      entry: step.value.state.n,
      entries: steps.value.at(-1)?.state.n ?? 0,
    };
    if (round.value === null) return say('watch.says', said);
    const { number, game } = round.value;
    return several.value
      ? say('watch.saysGame', { ...said, game, round: number })
      : say('watch.saysRound', { ...said, round: number });
  });
}
