/** The board seen from another side. */
import { shallowRef, type ShallowRef } from 'vue';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import { tableWords } from '../tableMessages.en.ts';

export interface Quarters {
  /** Quarter turns to the right, from 0 to 3. */
  readonly quarters: Readonly<ShallowRef<number>>;
  turn(): void;
}

export function useQuarters(): Quarters {
  const say = useSay(tableWords);
  const announce = useAnnounce();
  const quarters = shallowRef(0);

  return {
    quarters,
    turn() {
      quarters.value = (quarters.value + 1) % 4;
      announce(say('said.turned'), 'polite');
    },
  };
}
