import { expect, it } from 'vitest';
import { yes } from '#shared/result.ts';
import { createSeating } from '#src/server/rooms/seating.ts';
import type { Guest, LiveRoom } from '#src/server/rooms/liveRoom.ts';

const never = (): never => {
  throw new Error('Nobody calls for that.');
};

/** A room at which everybody is `s2`, and which does as it is told here. */
function roomOf(some: Partial<LiveRoom>): LiveRoom {
  return {
    code: '7KR4MX',
    arrive: () => Promise.resolve(yes({ you: 's2', token: null, c: 0 })),
    enter: () => Promise.resolve(),
    leave: () => Promise.resolve(),
    command: () => Promise.reject(new Error('Nobody calls for that.')),
    say: () => Promise.resolve(),
    now: () => 0,
    info: never,
    record: never,
    guests: () => 1,
    counts: never,
    close: () => Promise.resolve(),
    ...some,
  };
}

it('sends the answer to a command before its sender is sent away, and does nothing more for them', async () => {
  const told: string[] = [];
  const done: number[] = [];
  const desk = {
    send: (connection: string, frame: string) => void told.push(`${connection}: ${frame}`),
    share: never,
    dismiss: (connection: string, why: string) => void told.push(`${connection} goes: ${why}`),
  };
  let entered: Guest | null = null;
  const room = roomOf({
    enter(guest) {
      entered = guest;
      return Promise.resolve();
    },
    async command(guest, c) {
      done.push(c);
      // Their newer connection is heard of while the command is carried out.
      guest.dismiss('takenOver');
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { type: 'ack', c, n: 9 };
    },
  });
  const seating = createSeating(() => Promise.resolve(yes(room)), desk);
  await seating.arrive('a', '7KR4MX', { as: 'seat', token: 'x' });
  await seating.enter('a');
  expect(entered).toMatchObject({ you: 's2', connection: 'a' });
  const asked = seating.command('a', 4, { type: 'ready', ready: true });
  await Promise.resolve();
  // What comes after that is for their newer connection to ask.
  const late = seating.command('a', 5, { type: 'ready', ready: false });
  expect([await asked, await late]).toMatchObject([{ type: 'ack' }, { type: 'nack', code: 'seat/none' }]);
  expect(done).toEqual([4]);
  expect(told).toEqual(['a: {"type":"ack","c":4,"n":9}', 'a goes: takenOver']);
});

it('gives nobody a seat who has gone before the table was found', async () => {
  let arrived = 0;
  let found = (): void => undefined;
  const room = roomOf({
    arrive() {
      arrived += 1;
      return Promise.resolve(yes({ you: 's2', token: 'new', c: 0 }));
    },
  });
  const seating = createSeating(
    () =>
      new Promise((resolve) => {
        found = () => resolve(yes(room));
      }),
    { send: never, share: never, dismiss: never },
  );
  const coming = seating.arrive('a', '7KR4MX', { as: 'seat', name: 'Ann' });
  await seating.leave('a');
  found();
  expect(await coming).toMatchObject({ ok: false });
  expect(arrived).toBe(0);
});

it('lets go of a connection that is lost while it is let in, once it is in', async () => {
  const seen: string[] = [];
  const room = roomOf({
    async enter() {
      seen.push('in');
    },
    async leave() {
      seen.push('out');
    },
  });
  const seating = createSeating(() => Promise.resolve(yes(room)), {
    send: never,
    share: never,
    dismiss: never,
  });
  await seating.arrive('a', '7KR4MX', { as: 'watch' });
  await seating.leave('a');
  expect(seen).toEqual([]);
  await seating.enter('a');
  expect(seen).toEqual(['in', 'out']);
});
