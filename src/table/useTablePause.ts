/** The pause as a person at the table meets it: one button both ways, what is said of it, and the time that waits. */
import { computed, type ComputedRef, type Ref } from 'vue';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { minutesAndSeconds, remaining } from '#shared/timer/remaining.ts';
import { sayTable } from '#src/shell/sayTable.ts';
import type { Curtain } from './useCurtain.ts';
import type { HostedMatch } from './useHost.ts';
import type { Pausing } from './usePausing.ts';

export interface TablePauseOptions extends Pick<Pausing, 'pause'>, Pick<Curtain, 'refocus'> {
  readonly hosted: Pick<HostedMatch, 'host' | 'view' | 'paused'>;
  /** Why the match stands still for good; null while it goes on. */
  readonly stopped: Readonly<Ref<string | null>>;
}

export interface TablePause {
  /** There is a clock, and it can be halted. */
  readonly canPause: ComputedRef<boolean>;
  /** What a paused clock will go on from; null without a pause or a clock. */
  readonly timeLeft: ComputedRef<string | null>;
  resume(): Promise<void>;
  /** Pauses, or goes on, and says so. */
  toggle(): void;
}

export function useTablePause({ hosted, stopped, pause, refocus }: TablePauseOptions): TablePause {
  const { host, view, paused } = hosted;
  const announce = useAnnounce();
  const timeLeft = computed(() => {
    const [clock] = view.value.clocks;
    if (!paused.value || clock === undefined) return null;
    return minutesAndSeconds(remaining(clock.due, host.now()));
  });

  async function resume(): Promise<void> {
    host.resume();
    announce(sayTable('match.goesOn'), 'polite');
    await refocus();
  }

  return {
    canPause: computed(() => stopped.value === null && !view.value.final && view.value.clocks.length > 0),
    timeLeft,
    resume,
    toggle() {
      if (paused.value) return void resume();
      pause();
      const time = timeLeft.value;
      announce(time === null ? sayTable('match.paused') : sayTable('match.pausedSays', { time }), 'polite');
    },
  };
}
