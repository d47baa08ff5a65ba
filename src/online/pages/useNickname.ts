/** The name somebody sits down under, judged as the server will judge it, and remembered by this browser. */
import { shallowRef, type ShallowRef } from 'vue';
import { readName } from '#src/room/roomDoor.ts';
import { sayRefusal } from './sayOnline.ts';
import { useKeptText } from './useKeptText.ts';

/** Characters (code points) of a name at a hosted table. */
export const NAME_BOUND = 24;

export interface Nickname {
  readonly text: ShallowRef<string>;
  /** What is wrong with it, found when it was last judged. */
  readonly fault: ShallowRef<string | null>;
  /** The name as it will stand at the table, remembered; null with its fault in place. */
  judge(): string | null;
}

export function useNickname(): Nickname {
  const { kept, keep } = useKeptText('quoin:table-name');
  const text = shallowRef(kept);
  const fault = shallowRef<string | null>(null);
  return {
    text,
    fault,
    judge() {
      const read = readName(text.value, { name: NAME_BOUND });
      fault.value = read.ok ? null : sayRefusal(read);
      if (!read.ok) return null;
      keep(read.value);
      return read.value;
    },
  };
}
