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
  /** How often the store has been asked who is there, and which of these it was that was learned last. */
  let [asks, learned] = [0, 0];

  async function refresh(): Promise<void> {
    await learn(store.attend(log.code, [...here.values()], TTL_MS));
  }

  /** Takes in who is there, as the store has just been asked. */
  async function learn(asked: Promise<readonly Attendant[]>): Promise<void> {
    asks += 1;
    const mine = asks;
    const present = await asked;
    // What was asked later knows better. It must have answered, though: whoever comes is to be known of by then.
    if (mine < learned) return;
    learned = mine;
    const sitters = log.state().room.sitters.map(({ id }) => id);
    if (presence.learn(present, sitters, log.now())) changed();
  }

  return {
    async come(attendant) {
      here.set(attendant.connection, attendant);
      await learn(store.attend(log.code, [attendant], TTL_MS));
    },
    async go(attendant) {
      if (!here.delete(attendant.connection)) return;
      await learn(store.depart(log.code, [attendant]));
    },
    look: () => learn(store.present(log.code)),
    async close() {
      clearInterval(timer);
      const going = [...here.values()];
      here.clear();
      if (going.length > 0) await store.depart(log.code, going);
    },
  };
}
