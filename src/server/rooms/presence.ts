/** Who is connected to a room, in this process and the others, and since when somebody is away. */
import type { SitterId } from '#src/room/acts.ts';
import type { PresenceNow } from '#src/room/tableView.ts';
import type { Attendant } from '../stores/roomStore.ts';

/** How who only watches is named among those present. */
const WATCHER = 'w';

/** The name of a connection's watcher: each counts for itself. */
export function watcherOf(connection: string): string {
  return `${WATCHER}:${connection}`;
}

export interface Presence extends PresenceNow {
  /** How often it was told who is there: in between it says the same. */
  readonly learned: number;
  /** Takes what the store says; answers whether anything has changed. `now`: room time in ms. */
  learn(present: readonly Attendant[], sitters: readonly SitterId[], now: number): boolean;
}

/** Nobody is known to be there yet; whoever is not, counts as away since `opened` (room time in ms). */
export function createPresence(opened: number): Presence {
  let here: ReadonlySet<string> = new Set();
  let [watchers, learned] = [0, 0];
  const left = new Map<SitterId, number>();

  return {
    isHere: (who) => here.has(who),
    awaySince: (who) => (here.has(who) ? null : (left.get(who) ?? opened)),
    get watchers() {
      return watchers;
    },
    get learned() {
      return learned;
    },
    learn(present, sitters, now) {
      learned += 1;
      const next = new Set(present.map(({ who }) => who));
      const watching = [...next].filter((who) => who.startsWith(`${WATCHER}:`)).length;
      const changed =
        watching !== watchers || next.size !== here.size || [...next].some((who) => !here.has(who));
      for (const who of here) if (!next.has(who) && !who.startsWith(WATCHER)) left.set(who, now);
      for (const who of left.keys()) if (next.has(who) || !sitters.includes(who)) left.delete(who);
      here = next;
      watchers = watching;
      return changed;
    },
  };
}
