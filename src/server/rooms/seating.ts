/** Which connection is whose at which table, from its arrival to its end. */
import type { Result } from '#shared/result.ts';
import { yes } from '#shared/result.ts';
import { frameOf, type ServerMessage } from '#src/room/protocol.ts';
import { refused } from '#src/room/refusals.ts';
import type { Desk, Hall } from './hall.ts';
import type { Guest, LiveRoom } from './liveRoom.ts';

type Seating = Pick<Hall, 'arrive' | 'enter' | 'leave' | 'command' | 'say' | 'now' | 'busy'>;

interface Seated {
  readonly room: LiveRoom;
  readonly guest: Guest;
  entered: boolean;
  /** Has gone before it was let in. */
  left: boolean;
  busy: boolean;
  /** Is being sent away: nothing more is done for it. */
  dismissed: boolean;
  /** What it asked for last: what was sent first is done first, however long it takes. */
  doing: Promise<unknown>;
}

/** `find`: the room of a code as anybody may write it. */
export function createSeating(find: (code: string) => Promise<Result<LiveRoom>>, desk: Desk): Seating {
  const coming = new Set<string>();
  const seated = new Map<string, Seated>();

  function seat(room: LiveRoom, you: Guest['you'], connection: string): Seated {
    const guest: Guest = {
      you,
      connection,
      send: (frame) => desk.send(connection, frame),
      isBusy: () => made.busy,
      dismiss(why) {
        made.dismissed = true;
        // Told first what has become of what it had asked for: it could not find out any more.
        void made.doing.then(() => desk.dismiss(connection, why));
      },
    };
    const made: Seated = {
      room,
      guest,
      entered: false,
      left: false,
      busy: false,
      dismissed: false,
      doing: Promise.resolve(),
    };
    return made;
  }

  async function go(connection: string, { room, guest }: Seated): Promise<void> {
    seated.delete(connection);
    await room.leave(guest);
  }

  return {
    async arrive(connection, code, arrival) {
      coming.add(connection);
      const room = await find(code);
      if (!room.ok) return room;
      // Nobody is to have a seat who has gone before they could be given it.
      if (!coming.delete(connection)) return refused('seat/none');
      const arrived = await room.value.arrive(arrival);
      if (!arrived.ok) return arrived;
      seated.set(connection, seat(room.value, arrived.value.you, connection));
      return yes({ ...arrived.value, now: room.value.now() });
    },
    async enter(connection) {
      const each = seated.get(connection);
      if (each === undefined) return null;
      each.entered = true;
      await each.room.enter(each.guest);
      // Gone while the door was still being opened.
      if (each.left) await go(connection, each);
      return null;
    },
    async leave(connection) {
      coming.delete(connection);
      const each = seated.get(connection);
      if (each === undefined) return null;
      if (each.entered) await go(connection, each);
      else each.left = true;
      return null;
    },
    command(connection, c, act) {
      const each = seated.get(connection);
      // Sent away is all the answer it gets.
      if (each?.dismissed === true) return Promise.resolve(nowhere(c));
      const doing = (each?.doing ?? Promise.resolve()).then(async () => {
        const answer = each === undefined ? nowhere(c) : await each.room.command(each.guest, c, act);
        // Here, so that it comes before whatever they are sent next, and before they are sent away.
        desk.send(connection, frameOf(answer));
        return answer;
      });
      if (each !== undefined) each.doing = doing.catch(() => undefined);
      return doing;
    },
    async say(connection, phrase) {
      const each = seated.get(connection);
      if (each !== undefined) await each.room.say(each.guest, phrase);
      return null;
    },
    now: (connection) => Promise.resolve(seated.get(connection)?.room.now() ?? 0),
    busy(connection, busy) {
      const each = seated.get(connection);
      if (each !== undefined) each.busy = busy;
    },
  };
}

function nowhere(c: number): ServerMessage {
  const { code, message } = refused('seat/none');
  return { type: 'nack', c, code, message };
}
