/** What the person wishes for the senses at a table: sound or none, how much is said of the time, which hints. */
import { computed, provide, shallowRef, type ComputedRef } from 'vue';
import { HINTS } from '#shared/plugin/ui/hints.ts';
import { SOUND, TIME_TALK, type SoundName } from '#shared/plugin/ui/senses.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { pageSound } from './sound.ts';

export interface Senses {
  readonly muted: ComputedRef<boolean>;
  toggleSound(): void;
  /** Plays a sound, unless they are off. */
  play(name: SoundName): void;
  /** Lets a phone buzz, where it can: whoever hears nothing needs it most. */
  buzz(): void;
}

const BUZZ = [120, 60, 120];

/** `quiet`: a match from a file stays silent and still until sound is asked for at this table. */
export function useSenses(quiet: boolean): Senses {
  const profile = usePreferences();
  const hushed = shallowRef(quiet);
  // Asked for now: a browser lets sound begin with a gesture, and the next one is already about this table.
  const sound = pageSound();
  const muted = computed(() => hushed.value || !profile.preferences.sound);

  function play(name: SoundName): void {
    if (!muted.value) sound.play(name);
  }

  provide(SOUND, play);
  provide(
    TIME_TALK,
    computed(() => profile.preferences.timeTalk),
  );
  provide(HINTS, {
    isNew: (id) => !profile.preferences.hintsOff && !profile.preferences.hintsRead.includes(id),
    read(id) {
      const { hintsRead } = profile.preferences;
      if (!hintsRead.includes(id)) profile.change({ hintsRead: [...hintsRead, id] });
    },
    skipAll() {
      profile.change({ hintsOff: true });
    },
  });

  return {
    muted,
    toggleSound() {
      const on = muted.value;
      hushed.value = false;
      if (profile.preferences.sound !== on) profile.change({ sound: on });
    },
    play,
    buzz() {
      // Missing in some browsers, whatever its type says.
      if (!hushed.value && 'vibrate' in navigator) navigator.vibrate(BUZZ);
    },
  };
}
