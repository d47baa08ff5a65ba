import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { View } from '#shared/plugin/view.ts';
import { createTableLink } from '#src/online/createTableLink.ts';
import { LATE } from '#src/online/linkRefusals.ts';
import type { PageListener } from '#src/online/pageSignals.ts';
import type { Coming, TableLink } from '#src/online/tableLink.ts';
import { createUnsent, unsentKey } from '#src/online/unsent.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import type { ClientAct } from '#src/room/acts.ts';
import { CLOSE } from '#src/room/protocol.ts';
import { fakeStorage } from '#test/src/profile/fakes.ts';
import { createFakeTime, type FakeTime } from '#test/shared/timer/fakeTime.ts';
import { createFakeServer, sentBy, TABLE, VIEW, type FakeServer } from './fakeServer.ts';

interface Desk {
  readonly notes: BrowserNotes;
  readonly link: TableLink;
  readonly server: FakeServer;
  readonly time: FakeTime;
  readonly tokens: string[];
  /** The page is in sight again, or online. */
  signal(): void;
  /** The browser says that there is no network. */
  offline(): void;
  hide(): void;
  /** The page is closed, and opened again by the token: what it was sent and has not read is lost. */
  reload(): Desk;
}

interface Around {
  readonly notes: BrowserNotes;
  readonly server: FakeServer;
  readonly time: FakeTime;
}

function around(): Around {
  const { storage } = fakeStorage();
  const time = createFakeTime();
  const server = createFakeServer();
  server.roomTime = () => 5000 + Math.floor(time.monotonic());
  return { notes: createBrowserNotes(() => storage), server, time };
}

function setDesk(
  coming: Coming = { as: 'seat', name: 'Ann' },
  random = () => 0.5,
  { notes, server, time } = around(),
): Desk {
  const tokens: string[] = [];
  let signals: PageListener | null = null;
  let isOpen = true;
  const link = createTableLink({
    code: 'ABC234',
    coming,
    open: server.open,
    time: {
      ...time,
      wake: (ms, then) =>
        time.wake(ms, () => {
          if (isOpen) then();
        }),
    },
    random,
    signals(listener) {
      signals = listener;
      return () => {
        signals = null;
      };
    },
    unsent: createUnsent(notes, 'ABC234', () => true),
    tokenTold: (token) => tokens.push(token),
  });
  return {
    notes,
    link,
    server,
    time,
    tokens,
    signal: () => signals?.look(),
    offline: () => signals?.doubt(),
    hide: () => signals?.hide(),
    reload() {
      signals?.hide();
      isOpen = false;
      server.vanish();
      return setDesk({ as: 'seat', token: 'token-1' }, random, { notes, server, time });
    },
  };
}

/** A move, by the word it writes. */
function write(word: string) {
  return { type: 'play', move: { type: 'write', word } } as const;
}

function wordsIn(done: readonly ClientAct[]): readonly unknown[] {
  return done.map((act) => (act.type === 'play' && 'word' in act.move ? act.move.word : null));
}

/** A view of the match, which began at room time 4000. */
function tellMatch({ server }: Desk, view: Partial<View>): void {
  server.table = () => ({ ...TABLE, phase: 'playing', began: 4000 });
  server.view = () => ({ ...VIEW, ...view });
  server.tellAll();
  server.deliver();
}

const clockUntil = (due: number) => ({ clocks: [{ id: 'round', due, length: due }] });

function ready(ready = true) {
  return { type: 'ready', ready } as const;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

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

describe('commands', () => {
  let desk: Desk;
  beforeEach(() => {
    desk = setDesk();
    desk.server.connect();
  });
  afterEach(() => {
    desk.link.close();
  });

  test('go one after the other, each under the next number', async () => {
    const { link, server } = desk;
    const all = [link.send(ready(true)), link.send(ready(false)), link.send({ type: 'begin' })];
    expect(sentBy(server.socket())).toEqual([{ type: 'cmd', c: 1, act: ready(true) }]);
    expect(link.now().waiting).toBe(3);
    server.deliver();
    expect(await Promise.all(all)).toEqual([null, null, null]);
    expect(server.done).toEqual([ready(true), ready(false), { type: 'begin' }]);
  });

  test('one that is turned down frees its number', async () => {
    const { link, server } = desk;
    server.meet = 'turn down';
    const [first, second] = [link.send({ type: 'begin' }), link.send(ready())];
    server.deliver();
    expect(await first).toEqual({ code: 'seat/not-host', message: 'No.' });
    expect(await second).toBeNull();
    expect(server.heard.filter(({ type }) => type === 'cmd')).toEqual([
      { type: 'cmd', c: 1, act: { type: 'begin' } },
      { type: 'cmd', c: 1, act: ready() },
    ]);
  });

  test('one that cannot be stored just now is sent again after the time that is told', () => {
    const { link, server, time } = desk;
    server.meet = 'not now';
    void link.send(ready());
    void link.send(ready(false));
    server.deliver();
    time.pass(299);
    server.deliver();
    expect(server.done).toEqual([]);
    time.pass(1);
    server.deliver();
    expect(server.done).toEqual([ready(), ready(false)]);
  });

  test('one whose answer was lost is not carried out twice, and is answered once what came of it is seen', async () => {
    const { link, server, time } = desk;
    let answered = false;
    const asked = link.send(ready()).then((refusal) => {
      answered = true;
      return refusal;
    });
    server.deliverUp();
    server.drop();
    time.pass(10_000);
    server.socket().listener.opened();
    server.deliverUp();
    // The welcome alone: the table has not come yet.
    server.deliverDown();
    await settled();
    expect(answered).toBe(false);
    server.deliver();
    expect(await asked).toBeNull();
    expect(server.done).toEqual([ready()]);
  });

  test('one whose number another tab of the seat has used meanwhile is carried out after it', async () => {
    const { link, server, time } = desk;
    const asked = link.send(ready());
    server.drop();
    const other = { type: 'rename', name: 'of the other tab' } as const;
    server.done.push(other);
    time.pass(10_000);
    server.connect();
    expect(link.now().waiting).toBe(1);
    time.pass(50);
    server.deliver();
    expect(await asked).toBeNull();
    expect(server.done).toEqual([other, ready()]);
  });

  test('one that the server cannot read is turned down, and not sent for ever', async () => {
    const { link, server, time } = desk;
    const [large, next] = [link.send({ type: 'rename', name: 'long' }), link.send(ready())];
    server.tell({ type: 'err', code: 'wire/large', message: 'Too large.' });
    server.deliverDown();
    server.drop(CLOSE.malformed);
    expect(await large).toEqual({ code: 'wire/large', message: 'Too large.' });
    time.pass(10_000);
    server.connect();
    expect(await next).toBeNull();
    expect(server.done).toEqual([ready()]);
  });

  test('those asked for while the connection is lost wait for it', async () => {
    const { link, server, time } = desk;
    server.drop();
    const asked = link.send(ready());
    link.say('hello');
    expect(link.now().waiting).toBe(1);
    time.pass(10_000);
    server.connect();
    expect(await asked).toBeNull();
    expect(server.heard.filter(({ type }) => type === 'say')).toEqual([]);
  });

  test('whatever is lost, late, put off or turned down: each is carried out exactly once, in order', async () => {
    const event = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('ask', 'up', 'down', 'down') },
      { weight: 2, arbitrary: fc.constantFrom('open', 'wait', 'signal', 'reconnect') },
      { weight: 1, arbitrary: fc.constantFrom('drop', 'not now', 'gap', 'turn down', 'silence', 'reload') },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 120 }), async (events) => {
        let desk = setDesk();
        const { server, time } = desk;
        server.connect();
        /** Of pages that were closed since. */
        let turnedDown = 0;
        const asked: { readonly name: string; answer: unknown }[] = [];
        for (const happens of events) {
          switch (happens) {
            case 'ask': {
              const name = `N${asked.length}`;
              const { link } = desk;
              const entry: (typeof asked)[number] = { name, answer: undefined };
              asked.push(entry);
              void link.send(write(name)).then((refusal) => {
                entry.answer = refusal;
              });
              break;
            }
            case 'up':
              server.deliverUp();
              break;
            case 'down':
              server.deliverDown();
              break;
            case 'open':
              if (server.socket().closed === null && server.socket().toServer.length === 0)
                server.socket().listener.opened();
              break;
            case 'reload':
              await settled();
              turnedDown += desk.link.now().turnedDown?.n ?? 0;
              desk = desk.reload();
              break;
            case 'reconnect':
              server.drop();
              desk.signal();
              server.socket().listener.opened();
              server.deliverUp();
              server.deliverDown();
              break;
            case 'wait':
              time.pass(400);
              break;
            case 'silence':
              time.pass(13_000);
              break;
            case 'signal':
              desk.signal();
              break;
            case 'drop':
              server.drop();
              break;
            case 'not now':
            case 'gap':
            case 'turn down':
              server.meet = happens;
          }
          await settled();
        }
        // In the end the network holds.
        for (let round = 0; round < 3; round += 1) {
          server.drop();
          time.pass(10_000);
          server.connect();
          time.pass(1000);
          server.deliver();
        }
        await settled();
        expect(desk.link.now().waiting).toBe(0);
        expect(desk.notes.get(unsentKey('ABC234'))).toBeNull();
        turnedDown += desk.link.now().turnedDown?.n ?? 0;
        const done = wordsIn(server.done);
        // Null says that it was carried out, a refusal that it was not.
        const refused = asked.filter(({ answer }) => answer !== null && answer !== undefined);
        const carriedOut = asked.filter(({ answer }) => answer === null);
        expect(done).toEqual(asked.map(({ name }) => name).filter((name) => done.includes(name)));
        expect(carriedOut.filter(({ name }) => !done.includes(name))).toEqual([]);
        expect(refused.filter(({ name }) => done.includes(name))).toEqual([]);
        // Nothing is unanswered, but to pages that were closed: what they asked for the next one has done, or was told of.
        expect(done.length + refused.length + turnedDown).toBe(asked.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('moves and the page’s end', () => {
  test('what was written while the connection was lost is sent by the next page, in order, before what is new', () => {
    const desk = setDesk();
    desk.server.connect();
    void desk.link.send(write('sent'));
    desk.server.drop();
    void desk.link.send(write('one'));
    void desk.link.send(write('two'));
    const next = desk.reload();
    expect(next.link.now().waiting).toBe(3);
    void next.link.send(write('three'));
    next.server.connect();
    expect(wordsIn(next.server.done)).toEqual(['sent', 'one', 'two', 'three']);
    expect(desk.notes.get(unsentKey('ABC234'))).toBeNull();
  });

  test('one that was carried out before the page was closed, unheard, is not carried out again', () => {
    const desk = setDesk();
    desk.server.connect();
    void desk.link.send(write('one'));
    desk.server.deliverUp();
    const next = desk.reload();
    next.server.connect();
    expect(wordsIn(next.server.done)).toEqual(['one']);
    expect(next.link.now()).toMatchObject({ waiting: 0, turnedDown: null });
  });

  test('a page that crashes loses nothing that was done while the connection was lost', () => {
    const desk = setDesk();
    desk.server.connect();
    void desk.link.send(write('under way'));
    desk.server.drop();
    const kept = desk.notes.get(unsentKey('ABC234'));
    expect(kept).toContain('under way');
    void desk.link.send(write('later'));
    expect(desk.notes.get(unsentKey('ABC234'))).toContain('later');
  });

  test('while all goes well nothing is kept, but what is under way when the page is hidden', () => {
    const desk = setDesk();
    desk.server.connect();
    void desk.link.send(write('one'));
    expect(desk.notes.get(unsentKey('ABC234'))).toBeNull();
    desk.hide();
    expect(desk.notes.get(unsentKey('ABC234'))).toContain('one');
    desk.server.deliver();
    expect(desk.notes.get(unsentKey('ABC234'))).toBeNull();
  });

  test('leaving for another page of the arcade keeps them as well', () => {
    const desk = setDesk();
    desk.server.connect();
    desk.server.drop();
    void desk.link.send(write('one'));
    desk.link.close();
    expect(desk.notes.get(unsentKey('ABC234'))).toContain('one');
  });

  test('who watches neither sends nor forgets them', () => {
    const desk = setDesk();
    desk.server.connect();
    desk.server.drop();
    void desk.link.send(write('one'));
    const unsent = createUnsent(desk.notes, 'ABC234', () => false);
    expect(unsent.read()).toEqual([]);
    unsent.keep([]);
    expect(desk.notes.get(unsentKey('ABC234'))).toContain('one');
  });

  test.each([
    '',
    '{',
    'null',
    '{"a":1}',
    '[{"c":1}]',
    '[{"move":{"type":"x"},"c":"1","due":null,"seen":null}]',
  ])('what is damaged counts as nothing: %j', (text) => {
    const { notes } = around();
    notes.set(unsentKey('ABC234'), text);
    expect(createUnsent(notes, 'ABC234', () => true).read()).toEqual([]);
  });
});

describe('moves that come too late', () => {
  let desk: Desk;
  beforeEach(() => {
    desk = setDesk();
    desk.server.connect();
  });

  test('one of a round whose clock ran out while the connection was lost is turned down with a sentence', async () => {
    tellMatch(desk, clockUntil(10_000));
    desk.server.drop();
    const asked = [desk.link.send(write('one')), desk.link.send(write('two'))];
    desk.time.pass(20_000);
    desk.server.connect();
    expect(await Promise.all(asked)).toEqual([LATE, LATE]);
    expect(desk.server.done).toEqual([]);
    expect(desk.notes.get(unsentKey('ABC234'))).toBeNull();
  });

  test('one that comes in time is carried out', async () => {
    tellMatch(desk, clockUntil(30_000));
    desk.server.drop();
    const asked = desk.link.send(write('one'));
    desk.time.pass(10_000);
    desk.server.connect();
    expect(await asked).toBeNull();
  });

  test('so it is after the page was loaded again, which says it', () => {
    tellMatch(desk, clockUntil(10_000));
    desk.server.drop();
    void desk.link.send(write('one'));
    const next = desk.reload();
    desk.time.pass(20_000);
    next.server.connect();
    expect(next.server.done).toEqual([]);
    expect(next.link.now()).toMatchObject({ waiting: 0, turnedDown: { why: LATE, n: 1 } });
  });

  test('one that was carried out in time, unheard, is answered as such', async () => {
    tellMatch(desk, clockUntil(10_000));
    const asked = desk.link.send(write('one'));
    desk.server.deliverUp();
    desk.server.drop();
    desk.time.pass(20_000);
    desk.server.connect();
    expect(await asked).toBeNull();
    expect(wordsIn(desk.server.done)).toEqual(['one']);
  });

  test('one made after the clock, on what was still in sight, is turned down at once', async () => {
    tellMatch(desk, clockUntil(10_000));
    desk.server.drop();
    desk.time.pass(20_000);
    expect(await desk.link.send(write('one'))).toEqual(LATE);
  });

  test('where no clock runs, one is turned down if what is waited for is another thing by then', async () => {
    tellMatch(desk, { prompt: { key: 'prompt.review' } });
    desk.server.drop();
    const asked = desk.link.send(write('one'));
    desk.server.view = () => ({ ...VIEW, prompt: { key: 'prompt.round' }, ...clockUntil(60_000) });
    desk.time.pass(10_000);
    desk.server.connect();
    expect(await asked).toEqual(LATE);
    expect(desk.server.done).toEqual([]);
  });

  test('where nothing has changed they are carried out, whatever they change themselves', async () => {
    tellMatch(desk, { prompt: { key: 'prompt.review' } });
    desk.server.drop();
    const asked = [desk.link.send(write('one')), desk.link.send(write('two'))];
    desk.time.pass(10_000);
    desk.server.connect();
    expect(await Promise.all(asked)).toEqual([null, null]);
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
