/** The match of a day: whether it has been played here, how it went, and how it is begun or gone on with. */
import { computed, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import type { Daily, Plugin } from '#shared/plugin/contract.ts';
import { dailySeed } from '#shared/random/daily.ts';
import { dailyId } from '#shared/random/day.ts';
import { isDone } from '#src/profile/isDone.ts';
import { ownResults } from '#src/profile/statistics.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { resultInWords } from './resultWords.ts';
import { usePlay } from './usePlay.ts';

export interface DailyMatch {
  /** What its match is kept under. */
  readonly id: ComputedRef<string>;
  /** `again`: it was played here before, and that match is deleted; another counts nowhere. */
  readonly stage: ComputedRef<'new' | 'again' | 'going' | 'done'>;
  /** How it went, in words; null until it is done. */
  readonly result: ComputedRef<string | null>;
  readonly starting: Readonly<ShallowRef<string | null>>;
  readonly fault: Readonly<ShallowRef<string | null>>;
  /** Begins it, or goes on with it: there is one of each day on a device. */
  play(): Promise<void>;
}

export function useDaily(plugin: Plugin, daily: Daily, day: Readonly<Ref<string>>): DailyMatch {
  const matches = useMatches();
  const router = useRouter();
  const { play, starting, fault } = usePlay();

  const id = computed(() => dailyId(plugin.id, day.value));
  const head = computed(() => matches.heads.find((each) => each.id === id.value));
  const first = computed(() => (head.value === undefined ? undefined : ownResults(head.value)[0]));

  return {
    id,
    stage: computed(() => {
      if (head.value === undefined) return matches.isPlayedAgain(id.value) ? 'again' : 'new';
      return isDone(head.value) ? 'done' : 'going';
    }),
    result: computed(() => (first.value === undefined ? null : resultInWords(first.value))),
    starting,
    fault,
    async play() {
      // Another tab may have begun it meanwhile.
      await matches.refresh();
      if (head.value !== undefined) {
        if (!isDone(head.value)) matches.willResume(id.value);
        await router.push(`/match/${id.value}`);
        return;
      }
      await play(plugin, {
        settings: daily.settings,
        lineup: daily.seats,
        seed: dailySeed(plugin.id, day.value),
        id: id.value,
      });
    },
  };
}
