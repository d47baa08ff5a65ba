/** Tables that nobody wants any more: looked at when their time has come, by whichever process is first. */
import { foldRoom } from '#src/room/room.ts';
import type { Limits } from '../limits.ts';
import type { RoomStore } from '../stores/roomStore.ts';

/** Tables looked at in one sweep. */
const AT_ONCE = 50;
/** ms after which a table is looked at again that was not looked at to the end. */
const AGAIN_MS = 60_000;

/** Closes for good what was left; `dropped` hears of each that is gone. */
export async function sweepTables(
  store: RoomStore,
  limits: Pick<Limits, 'idleTableMs' | 'keptMatchMs'>,
  dropped: (code: string) => void,
): Promise<void> {
  for (const code of await store.due(store.now(), AT_ONCE)) {
    // Whoever looks may die over it: somebody else looks again.
    await store.wake(code, store.now() + AGAIN_MS);
    const left = await timeLeft(store, limits, code);
    if (left > 0) {
      await store.wake(code, store.now() + left);
      continue;
    }
    await store.remove(code);
    dropped(code);
  }
}

/** ms that a table may still be left alone. */
async function timeLeft(
  store: RoomStore,
  { idleTableMs, keptMatchMs }: Pick<Limits, 'idleTableMs' | 'keptMatchMs'>,
  code: string,
): Promise<number> {
  const log = await store.read(code, 1);
  if (log === null) return 0;
  const { match, at } = foldRoom(log.entries);
  const idle = match === null ? idleTableMs : keptMatchMs;
  if ((await store.present(code)).length > 0) return idle;
  return log.began + at + idle - store.now();
}
