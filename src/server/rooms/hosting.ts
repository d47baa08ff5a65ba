/** That a table has a host who is there: the role is moved as `hostDuty` says, by whichever process is first. */
import { refused } from '#src/room/refusals.ts';
import type { PresenceNow } from '#src/room/tableView.ts';
import { hostDuty, type HostDuty } from './hostDuty.ts';
import type { RoomLog } from './roomLog.ts';

/**
 * What looks after it: called whenever something has changed, it answers the room time in ms at which to look again, or
 * null for when something has changed. `awayMs`: how long a host may be away.
 */
export function createHosting(
  log: RoomLog,
  presence: PresenceNow,
  awayMs: number,
  failed: (error: unknown) => void,
): () => number | null {
  let moving = false;

  function duty(now: number): HostDuty {
    return hostDuty(log.state().room, presence, now, awayMs);
  }

  return () => {
    const { to, look } = duty(log.now());
    if (to === null || moving) return look;
    moving = true;
    log
      .propose((now) => {
        const { to: who } = duty(now);
        return who === null ? refused('seat/here') : { by: 'table', c: null, act: { type: 'host', who } };
      })
      .catch(failed)
      .finally(() => {
        moving = false;
      });
    return look;
  };
}
