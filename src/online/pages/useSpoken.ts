/** What people at a table have said of late, each for a while, and aloud. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import type { LinkNow } from '#src/online/tableLink.ts';
import type { SitterId } from '#src/room/acts.ts';
import type { Phrase } from '#src/room/phrases.ts';
import { sayLobby } from './sayLobby.ts';

/** ms for which it stands beside the seat. */
const STANDS = 12_000;

export function useSpoken(
  now: () => LinkNow,
  nameOf: (who: SitterId) => string,
): ShallowRef<ReadonlyMap<SitterId, Phrase>> {
  const announce = useAnnounce();
  const spoken = shallowRef<ReadonlyMap<SitterId, Phrase>>(new Map());
  const timers = new Map<SitterId, ReturnType<typeof setTimeout>>();

  function fade(who: SitterId): void {
    timers.delete(who);
    spoken.value = new Map([...spoken.value].filter(([each]) => each !== who));
  }

  watch(
    () => now().said,
    (said) => {
      if (said === null) return;
      const { who, phrase } = said;
      spoken.value = new Map([...spoken.value, [who, phrase]]);
      clearTimeout(timers.get(who));
      timers.set(
        who,
        setTimeout(() => {
          fade(who);
        }, STANDS),
      );
      const name = nameOf(who);
      announce(sayLobby('seat.says', { name, phrase: sayLobby(`phrase.${phrase}`) }), 'polite');
    },
  );
  onScopeDispose(() => {
    for (const timer of timers.values()) clearTimeout(timer);
  });
  return spoken;
}
