/** What the frame lends a table that is looked at: the same as to one that is played, but silent and still. */
import { computed, inject, provide, readonly, shallowRef } from 'vue';
import { ANNOUNCE, OWN_REGIONS, useAnnounce } from '#shared/plugin/ui/announce.ts';
import { CHORDS } from '#shared/plugin/ui/chords.ts';
import { HINTS } from '#shared/plugin/ui/hints.ts';
import { PAUSE } from '#shared/plugin/ui/pause.ts';
import { SOUND, TIME_TALK, useSound } from '#shared/plugin/ui/senses.ts';
import { WATCHING } from '#shared/plugin/ui/watching.ts';

const NO_TEXTS = { polite: '', assertive: '' } as const;

/**
 * Stands between a table and the frame around it: nothing comes through but while the table is played (`interactive`).
 * Hints and pauses never do: they belong to the table of the match itself.
 */
export function useQuiet(interactive: () => boolean): void {
  const announce = useAnnounce();
  const play = useSound();
  const chords = inject(CHORDS, null);
  const talk = inject(TIME_TALK, null);
  const regions = inject(OWN_REGIONS, null);

  provide(
    WATCHING,
    computed(() => !interactive()),
  );
  provide(ANNOUNCE, (text, urgency) => {
    if (interactive()) announce(text, urgency);
  });
  provide(OWN_REGIONS, () =>
    interactive() && regions !== null ? regions() : { texts: NO_TEXTS, leave: nothing },
  );
  provide(SOUND, (name) => {
    if (interactive()) play(name);
  });
  provide(
    TIME_TALK,
    computed(() => (interactive() ? (talk?.value ?? 'none') : 'none')),
  );
  provide(CHORDS, {
    on: computed(() => interactive() && chords?.on.value === true),
    add: (code, act, pressed) => (interactive() ? chords?.add(code, act, pressed) : undefined) ?? nothing,
  });
  provide(HINTS, { isNew: () => false, read: nothing, skipAll: nothing });
  provide(PAUSE, { paused: readonly(shallowRef(false)), hidesItself: nothing });
}

function nothing(): void {
  // Nobody listens.
}
