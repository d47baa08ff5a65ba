import { describe, expect, it, onTestFinished } from 'vitest';
import { no, yes } from '#shared/result.ts';
import type { Desk, Hall } from '#src/server/rooms/hall.ts';
import { StoreAway } from '#src/server/stores/roomStore.ts';
import { hallBehindPort } from './hallBehindPort.ts';

const COUNTS = { tables: 1, seats: 2, watchers: 3, views: 4, conflicts: 5 };

/** A hall of whose methods only some are called. */
function hallOf(some: Partial<Hall>): Hall {
  const never = (): Promise<never> => Promise.reject(new Error('Nobody calls for that.'));
  return {
    open: never,
    info: never,
    record: never,
    arrive: never,
    enter: never,
    leave: never,
    command: never,
    say: never,
    now: never,
    busy: () => undefined,
    fault: never,
    counts: never,
    close: () => Promise.resolve(null),
    ...some,
  };
}

/** The hall as it is called from another thread, and what its desk was told. */
function behindPort(open: (desk: Desk) => Hall): { readonly hall: Hall; readonly told: string[] } {
  const told: string[] = [];
  const desk: Desk = {
    send: (connection, frame) => void told.push(`${connection}: ${frame}`),
    share: (shared, ends) =>
      void told.push(...ends.map(({ connection, text }) => `${connection}: ${shared}${text}`)),
    dismiss: (connection, why) => void told.push(`${connection} goes: ${why}`),
  };
  const hall = hallBehindPort(open, desk);
  onTestFinished(() => void hall.close());
  return { hall, told };
}

describe('a hall in another thread', () => {
  it('answers each call with its own answer, whichever is ready first', async () => {
    let later = (): void => undefined;
    const { hall } = behindPort(() =>
      hallOf({
        open: () =>
          new Promise((resolve) => {
            later = () => resolve(yes('7KR4MX'));
          }),
        info: async () => no('table/missing', 'There is no such table.'),
        now: async (connection) => connection.length,
        counts: async () => COUNTS,
      }),
    );
    const opened = hall.open({ game: 'boggle' });
    expect(await Promise.all([hall.now('one'), hall.now('three'), hall.counts()])).toEqual([3, 5, COUNTS]);
    expect(await hall.info('AAAAAA')).toEqual({
      ok: false,
      code: 'table/missing',
      message: 'There is no such table.',
    });
    later();
    expect(await opened).toEqual(yes('7KR4MX'));
  });

  it('tells what came of a command before it is answered, in order', async () => {
    const { hall, told } = behindPort((desk) =>
      hallOf({
        async command(connection, c) {
          desk.send(connection, 'table');
          desk.share('view ', [
            { connection, text: 'mine' },
            { connection: 'b', text: 'yours' },
          ]);
          desk.dismiss('c', 'lost');
          return { type: 'ack', c, n: 8 };
        },
      }),
    );
    const answer = await hall.command('a', 7, { type: 'ready', ready: true });
    expect(answer).toEqual({ type: 'ack', c: 7, n: 8 });
    expect(told).toEqual(['a: table', 'a: view mine', 'b: view yours', 'c goes: lost']);
  });

  it('fails as it failed there: that the store is away is known from all else', async () => {
    const { hall } = behindPort(() =>
      hallOf({
        arrive: () => Promise.reject(new StoreAway('The store cannot be reached.')),
        record: () => Promise.reject(new TypeError('There is no such thing.')),
      }),
    );
    await expect(hall.arrive('a', '7KR4MX', { as: 'watch' })).rejects.toThrow(StoreAway);
    const failure = await hall.record('7KR4MX').catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(StoreAway);
    expect(failure).toMatchObject({ name: 'TypeError', message: 'There is no such thing.' });
  });

  it('hears who reads too slowly', async () => {
    const heard: unknown[] = [];
    const { hall } = behindPort(() =>
      hallOf({ busy: (...args) => void heard.push(args), counts: async () => COUNTS }),
    );
    hall.busy('a', true);
    hall.busy('a', false);
    await hall.counts();
    expect(heard).toEqual([
      ['a', true],
      ['a', false],
    ]);
  });
});
