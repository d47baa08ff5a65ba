/** That the guests of this process are known to be at a table, for as long as they are, and that others are heard of. */
import type { Attendant, RoomStore } from '../stores/roomStore.ts';
import type { Presence } from './presence.ts';
import type { RoomLog } from './roomLog.ts';

/** ms for which somebody counts as there after their process was last heard of. */
const TTL_MS = 15_000;
const REFRESH_MS = 5_000;

export interface Attending {
  come(attendant: Attendant): Promise<void>;
  go(attendant: Attendant): Promise<void>;
  /** Looks who is there. */
  look(): Promise<void>;
  /** All of this process go. */
  close(): Promise<void>;
}

/** `changed`: somebody has come or gone. `failed`: the store could not be asked; it is asked again. */
export function createAttending(
  log: RoomLog,
  store: RoomStore,
  presence: Presence,
  changed: () => void,
  failed: (error: unknown) => void,
): Attending {
  const here = new Map<string, Attendant>();
  const timer = setInterval(() => {
    refresh().catch(failed);
  }, REFRESH_MS);
  timer.unref();
  let looks = 0;

  async function refresh(): Promise<void> {
    for (const attendant of here.values()) await store.attend(log.code, attendant, TTL_MS);
    await look();
  }

  async function look(): Promise<void> {
    looks += 1;
    const mine = looks;
    const present = await store.present(log.code);
    // What was asked later knows better.
    if (mine !== looks) return;
    const sitters = log.state().room.sitters.map(({ id }) => id);
    if (presence.learn(present, sitters, log.now())) changed();
  }

  return {
    async come(attendant) {
      here.set(attendant.connection, attendant);
      await store.attend(log.code, attendant, TTL_MS);
      await look();
    },
    async go(attendant) {
      if (!here.delete(attendant.connection)) return;
      await store.depart(log.code, attendant);
      await look();
    },
    look,
    async close() {
      clearInterval(timer);
      const going = [...here.values()];
      here.clear();
      await Promise.all(going.map((attendant) => store.depart(log.code, attendant)));
    },
  };
}
