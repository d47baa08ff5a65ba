/**
 * What people at a table ask for, carried out under its number: judged, filled in and appended, once. What takes longer
 * than a look (another table, a word list) is seen to first.
 */
import { yes, type Result } from '#shared/result.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { ClientAct, SitterId } from '#src/room/acts.ts';
import { refused } from '#src/room/refusals.ts';
import { personOf, type Room } from '#src/room/room.ts';
import { readHosted, refuseAct, type RoomBounds } from '#src/room/roomDoor.ts';
import type { PresenceNow } from '#src/room/tableView.ts';
import type { Limits } from '../limits.ts';
import { commandDraft, isRepeated } from './commanding.ts';
import type { GameShelf } from './gameShelf.ts';
import type { Proposed, RoomLog } from './roomLog.ts';
import { isFinal } from './roomState.ts';

export interface CommandsOptions {
  readonly shelf: GameShelf;
  readonly limits: Pick<Limits, 'graceMs'>;
  /** Opens another table for what this one plays; answers its code. */
  openNext(room: Room): Promise<Result<string>>;
  seed(): number;
  failed(error: unknown): void;
}

export interface Commands {
  /** Command `c` of `by`; `repeated` where it had been carried out before. */
  carryOut(by: SitterId, c: number, act: ClientAct): Promise<Proposed>;
}

export function createCommands(
  log: RoomLog,
  presence: PresenceNow,
  bounds: RoomBounds,
  options: CommandsOptions,
): Commands {
  const { limits, failed } = options;
  let opening: Promise<Result<string>> | null = null;

  /** One table for all who ask at once. */
  function openNext(room: Room): Promise<Result<string>> {
    opening ??= options.openNext(room).finally(() => {
      opening = null;
    });
    return opening;
  }

  async function rematch(by: SitterId, c: number): Promise<Proposed> {
    const { room } = log.state();
    const last = room.numbers[by] ?? 0;
    if (c <= last) return { kind: 'repeated', n: room.n };
    if (c > last + 1) return { kind: 'refused', refusal: refused('command/gap') };
    const door = { room, plugin: log.shelved().plugin, bounds, isHere: presence.isHere };
    const no = refuseAct(door, by, { type: 'rematch' });
    if (no !== null) return { kind: 'refused', refusal: no };
    if (room.ended === null && !isFinal(log.current()))
      return { kind: 'refused', refusal: refused('table/not-over') };
    const next = room.next === null ? await openNext(room) : yes(room.next);
    if (!next.ok) return { kind: 'refused', refusal: next };
    const { value } = next;
    return log.propose(() => {
      // Whoever has been told of a table shall find the others at it.
      const code = log.state().room.next ?? value;
      return personOf(log.state().room, by) === undefined
        ? refused('seat/lost')
        : { by, c, act: { type: 'rematch', code } };
    });
  }

  /** Whether the server has what a game with those settings needs: a table that nobody can play on must not come about. */
  async function canHave(settings: Settings): Promise<boolean> {
    try {
      await options.shelf.ready(log.state().room.game, settings);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  async function propose(by: SitterId, c: number, act: ClientAct): Promise<Proposed> {
    if (act.type === 'rematch') return rematch(by, c);
    if (act.type === 'settle') {
      const read = readHosted(log.shelved().plugin, act.settings);
      if (read.ok && !(await canHave(read.value))) {
        return { kind: 'refused', refusal: refused('settle/settings') };
      }
    }
    return log.propose((now) => {
      const { graceMs } = limits;
      const state = log.state();
      const last = state.room.numbers[by] ?? 0;
      // Carried out already: it is acknowledged again, whatever it would mean now.
      if (c <= last) return 'repeated';
      if (c > last + 1) return refused('command/gap');
      const table = { state, shelved: log.shelved(), presence, bounds, graceMs, seed: options.seed };
      return commandDraft(table, by, c, act, now);
    });
  }

  return {
    async carryOut(by, c, act) {
      const proposed = await propose(by, c, act);
      // Two tabs of one seat number alike: what was done for the other is not said to be done for this one.
      if (proposed.kind !== 'repeated' || isRepeated(log.shelved().game, act, log.numbered(by, c)))
        return proposed;
      return { kind: 'refused', refusal: refused('command/gap') };
    },
  };
}
