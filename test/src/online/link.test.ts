import { describe, expect, test, vi } from 'vitest';
import { CLOSE } from '#src/room/protocol.ts';
import { sentBy, TABLE, VIEW } from './fakeServer.ts';
import { setDesk, ready } from './linkDesk.ts';

describe('coming to a table', () => {
  test('greets first, under the name, and asks for nothing before it is welcome', () => {
    const { server, link } = setDesk();
    void link.send(ready());
    server.socket().listener.opened();
    expect(sentBy(server.socket())).toEqual([
      { type: 'hello', v: 1, room: 'ABC234', as: 'seat', name: 'Ann' },
    ]);
    expect(link.now().state).toEqual({ kind: 'connecting' });
    server.deliver();
    expect(link.now()).toMatchObject({ state: { kind: 'open' }, you: 's2', table: TABLE, waiting: 0 });
    expect(server.done).toEqual([ready()]);
  });

  test('keeps the token for the way back, and tells it once', () => {
    const { server, tokens, time } = setDesk();
    server.connect();
    server.drop();
    time.pass(10_000);
    server.connect();
    expect(tokens).toEqual(['token-1']);
    expect(server.heard.findLast(({ type }) => type === 'hello')).toEqual({
      type: 'hello',
      v: 1,
      room: 'ABC234',
      as: 'seat',
      token: 'token-1',
    });
  });

  test('who watches sends neither name nor token', () => {
    const { server, link } = setDesk({ as: 'watch' });
    server.connect();
    expect(server.heard[0]).toEqual({ type: 'hello', v: 1, room: 'ABC234', as: 'watch' });
    expect(link.now().you).toBeNull();
  });

  test('a message that nobody understands changes nothing', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { server, link } = setDesk();
    server.connect();
    const before = link.now();
    for (const text of ['', '{', '[]', '{"type":"table","n":1}', '{"type":"welcome"}'])
      server.socket().listener.heard(text);
    expect(link.now()).toBe(before);
    expect(warned).toHaveBeenCalledTimes(5);
    warned.mockRestore();
  });
});

describe('a connection that is lost', () => {
  test('is tried for again for ever, at most ten seconds apart', () => {
    const { server, link, time } = setDesk({ as: 'watch' }, () => 0.999);
    server.connect();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      server.drop();
      const { state } = link.now();
      if (state.kind !== 'away') throw new Error(state.kind);
      expect(state.attempt).toBe(attempt);
      waits.push(state.next - time.monotonic());
      time.pass(state.next - time.monotonic());
    }
    expect(waits.slice(0, 7)).toEqual([249, 499, 999, 1998, 3996, 7992, 9990]);
    expect(waits.slice(7)).toEqual([9990, 9990, 9990, 9990, 9990]);
  });

  test('a signal of the page, or somebody, tries at once', () => {
    const { server, signal, link } = setDesk({ as: 'watch' });
    server.connect();
    server.drop();
    signal();
    expect(server.sockets).toHaveLength(2);
    // Another while that one is under way does not pile up sockets.
    signal();
    link.retry();
    expect(server.sockets).toHaveLength(2);
    server.drop();
    link.retry();
    expect(server.sockets).toHaveLength(3);
  });

  test('silence for twelve seconds gives the socket up, and what it says later counts for nothing', () => {
    const { server, link, time } = setDesk({ as: 'watch' });
    server.connect();
    time.pass(4000);
    server.silent = true;
    const first = server.socket();
    time.pass(1000);
    server.deliver();
    time.pass(11_999);
    expect(link.now().state.kind).toBe('open');
    time.pass(1);
    expect(link.now().state.kind).toBe('away');
    expect(first.closed).not.toBeNull();
    const before = link.now();
    first.listener.heard(JSON.stringify({ type: 'table', n: 9, table: { ...TABLE, places: 9 } }));
    first.listener.closed(1000);
    expect(link.now()).toBe(before);
  });

  test('a socket that never opens is given up as well', () => {
    const { server, link, time } = setDesk();
    time.pass(12_000);
    expect(link.now().state.kind).toBe('away');
    time.pass(250);
    expect(server.sockets).toHaveLength(2);
  });

  test('a page that was too fast stays away as long as it is told to', () => {
    const { server, time } = setDesk({ as: 'watch' });
    server.connect();
    server.tell({ type: 'err', code: 'rate/commands', message: 'Too fast.', retryMs: 4000 });
    server.deliver();
    server.drop(CLOSE.tooFast);
    time.pass(3999);
    expect(server.sockets).toHaveLength(1);
    time.pass(1);
    expect(server.sockets).toHaveLength(2);
  });
});

describe('a link that ends', () => {
  test.each([
    [CLOSE.takenOver, null, 'link/taken-over', true],
    [CLOSE.refused, 'table/missing', 'table/missing', false],
    [CLOSE.version, null, 'wire/version', false],
    [CLOSE.origin, 'wire/origin', 'wire/origin', false],
  ])('close code %i after %s says %s and does not come back', async (close, told, code, again) => {
    const { server, link, time, signal } = setDesk();
    server.connect();
    server.silent = true;
    const asked = link.send(ready());
    if (told !== null) {
      server.tell({ type: 'err', code: told, message: 'That is why.' });
      server.deliver();
    }
    server.drop(close);
    const { state } = link.now();
    expect(state).toMatchObject({ kind: 'ended', code, again });
    if (state.kind === 'ended') expect(state.message).not.toBe('');
    expect(await asked).toMatchObject({ code });
    expect(await link.send(ready())).toMatchObject({ code });
    signal();
    link.retry();
    time.pass(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  test('every other close code comes back', () => {
    for (const code of [CLOSE.restarting, CLOSE.tooSlow, CLOSE.malformed, 1000, 1006, 1011]) {
      const { server, time } = setDesk();
      server.connect();
      server.drop(code);
      time.pass(10_000);
      expect(server.sockets).toHaveLength(2);
    }
  });

  test('a server of another version is not talked to', () => {
    const { server, link } = setDesk();
    server.socket().listener.opened();
    server.tell({ type: 'welcome', v: 2, you: null, token: null, c: 0, now: 0 });
    server.deliverDown();
    expect(link.now().state).toMatchObject({ kind: 'ended', code: 'wire/version' });
  });

  test('closing says bye, and a new link may be made', () => {
    const { server, link } = setDesk();
    server.connect();
    link.close();
    expect(sentBy(server.socket())).toEqual([{ type: 'bye' }]);
    expect(server.socket().closed).toBe(CLOSE.bye);
    expect(link.now().state).toMatchObject({ kind: 'ended', code: 'link/closed', again: true });
  });
});

describe('a browser that says it is offline', () => {
  test('is believed where the server says nothing for a few seconds', () => {
    const { server, link, time, offline } = setDesk();
    server.connect();
    server.silent = true;
    offline();
    time.pass(2499);
    expect(link.now().state.kind).toBe('open');
    time.pass(1);
    expect(link.now().state.kind).toBe('away');
  });

  test('is not believed where the server answers', () => {
    const { server, link, time, offline } = setDesk();
    server.connect();
    offline();
    server.deliver();
    time.pass(4000);
    expect(link.now().state.kind).toBe('open');
  });
});

describe('the room’s clock', () => {
  test('is told by the welcome, and never runs back', () => {
    const { link, server, time } = setDesk();
    expect(link.roomNow()).toBe(0);
    server.connect();
    expect(link.roomNow()).toBe(5000);
    time.pass(250);
    expect(link.roomNow()).toBe(5250);
  });

  test('believes the shortest round trip, and gets over a slow one', () => {
    const { link, server, time } = setDesk();
    server.connect();
    time.pass(5000);
    // The ping goes out at once, the answer takes 800 ms: half of that would be 400 ms wrong.
    server.deliverUp();
    time.pass(800);
    server.deliverDown();
    expect(link.now().rtt).toBe(800);
    expect(link.roomNow()).toBe(10_800);
  });

  test('is right after a sleep, in which the page’s own clocks stood still', () => {
    const { link, server, time } = setDesk();
    let asleep = 0;
    server.roomTime = () => 5000 + Math.floor(time.monotonic()) + asleep;
    server.connect();
    asleep = 3_600_000;
    time.sleep(3_600_000);
    expect(link.roomNow()).toBe(3_605_000);
  });

  test('is put right where somebody has set this computer’s clock', () => {
    const { link, server, time } = setDesk();
    server.connect();
    time.setWall(3_600_000);
    expect(link.roomNow()).toBe(3_605_000);
    time.pass(5000);
    server.deliver();
    expect(link.roomNow()).toBe(10_000);
  });

  test('is never earlier than what is seen of the match', () => {
    const { link, server } = setDesk();
    server.connect();
    server.tell({ type: 'table', n: 2, table: { ...TABLE, phase: 'playing', began: 4000 } });
    server.tell({ type: 'view', n: 2, at: 1700, view: VIEW, undo: { to: null, alone: true, asked: null } });
    server.deliver();
    expect(link.roomNow()).toBe(5700);
  });
});
