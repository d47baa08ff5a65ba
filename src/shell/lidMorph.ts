/** Which lid is being opened: it alone bears the name under which it turns into the board’s tray. */
import { shallowRef } from 'vue';

/** A game's id, or `match <id>` for the little board of a match; null for none. */
export const openedLid = shallowRef<string | null>(null);
