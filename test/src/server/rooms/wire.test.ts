import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CLOSE,
  frameOf,
  PROTOCOL_VERSION,
  readClientMessage,
  type ClientMessage,
} from '#src/room/protocol.ts';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import type { RoomStore } from '#src/server/stores/roomStore.ts';
import {
  connect,
  eventually,
  join,
  openTable,
  seatPeople,
  serveTables,
  tokenOf,
  type Player,
  type Served,
} from './served.ts';

let served: Served;
let store: RoomStore;
let code: string;
let ann: Player;
beforeEach(async () => {
  store = createMemoryRoomStore(() => Date.now());
  served = await serveTables({ store, limits: { commandsBurst: 1e6, failedJoinsPerMinute: 1e6 } });
  code = await openTable(served);
  [ann = await join(served.url, code)] = await seatPeople(served.url, code, ['Ann']);
});

async function size(): Promise<number> {
  return (await store.read(code, 1))?.entries.length ?? 0;
}

const hello = { type: 'hello', v: PROTOCOL_VERSION, room: 'x', as: 'seat', name: 'Eve' };
const deep = `{"type":"cmd","c":1,"act":{"type":"play","move":{"type":"keep","x":${'['.repeat(1900)}${']'.repeat(1900)}}}}`;

describe('what comes over the wire', () => {
  it.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['no type', '{}'],
    ['a type of ours', '{"type":"welcome"}'],
    ['a type from the prototype', '{"type":"constructor"}'],
    ['a field too many', JSON.stringify({ ...hello, admin: true })],
    ['an own __proto__', `{"type":"ping","t":1,"__proto__":{"x":1}}`],
    [
      'an own __proto__ in an act',
      '{"type":"cmd","c":1,"act":{"type":"ready","ready":true,"__proto__":null}}',
    ],
    ['no number', '{"type":"cmd","act":{"type":"begin"}}'],
    ['a number below', '{"type":"cmd","c":0,"act":{"type":"begin"}}'],
    ['a number beyond', '{"type":"cmd","c":1e300,"act":{"type":"begin"}}'],
    ['an act of the server', '{"type":"cmd","c":1,"act":{"type":"sit","name":"x","token":"y"}}'],
    ['somebody who is nobody', '{"type":"cmd","c":1,"act":{"type":"remove","who":"__proto__"}}'],
    ['a phrase that is none', '{"type":"say","phrase":"swear"}'],
    ['half a frame', '{"type":"cmd","c":1,'],
  ])('that is %s is refused, and changes nothing', async (_name, frame) => {
    const before = await size();
    ann.raw(frame);
    expect(await ann.until('err')).toMatchObject({ code: 'wire/malformed' });
    expect(await ann.ended).toBe(CLOSE.malformed);
    expect(await size()).toBe(before);
  });

  it('binary, is refused', async () => {
    ann.raw(Buffer.from(frameOf({ type: 'ping', t: 1 })));
    expect(await ann.until('err')).toMatchObject({ code: 'wire/malformed' });
    expect(await ann.ended).toBe(CLOSE.malformed);
  });

  it('however deep, is answered', async () => {
    const bob = await join(served.url, code, { name: 'Bob' });
    await bob.until('table');
    await ann.ask({ type: 'begin' });
    ann.raw(deep.replace('"c":1', '"c":2'));
    expect(await ann.until('nack')).toMatchObject({ code: 'move/malformed' });
    ann.raw('{"type":"cmd","c":2,"act":{"type":"play","move":{"type":"keep","__proto__":{"x":1}}}}');
    ann.raw('{"type":"cmd","c":2,"act":{"type":"play","move":{"type":"xstate.done.state.high-card"}}}');
    ann.raw('{"type":"cmd","c":2,"act":{"type":"play","move":{"type":"__proto__"}}}');
    ann.send({ type: 'ping', t: 1 });
    await ann.until('pong');
    expect(await ann.ask({ type: 'ready', ready: true })).toMatchObject({ type: 'ack' });
  });

  it('before hello, or a second one, ends the connection', async () => {
    const early = await connect(served.url);
    early.send({ type: 'cmd', c: 1, act: { type: 'begin' } });
    expect(await early.until('err')).toMatchObject({ code: 'wire/malformed' });
    expect(await early.ended).toBe(CLOSE.malformed);
    ann.send({ type: 'hello', v: PROTOCOL_VERSION, room: code, as: 'watch' });
    expect(await ann.ended).toBe(CLOSE.malformed);
  });

  it('of another version is told so', async () => {
    const old = await connect(served.url);
    old.send({ type: 'hello', v: PROTOCOL_VERSION + 1, room: code, as: 'watch' });
    expect(await old.until('err')).toMatchObject({ code: 'wire/version' });
    expect(await old.ended).toBe(CLOSE.version);
  });

  it('from a foreign page is not even listened to', async () => {
    const evil = await connect(served.url, { origin: 'http://evil.example' });
    expect(await evil.until('err')).toMatchObject({ code: 'wire/origin' });
    expect(await evil.ended).toBe(CLOSE.origin);
    evil.socket.close();
    expect(evil.messages).toHaveLength(1);
  });

  it('names no table that there is not, whatever it calls it', async () => {
    for (const room of ['__proto__', 'constructor', '../../etc/passwd', '', ' ', '*', 'x'.repeat(200)]) {
      const lost = await join(served.url, room, { name: 'Eve' });
      expect(await lost.until('err')).toMatchObject({ code: 'table/missing' });
      expect(await lost.ended).toBe(CLOSE.refused);
    }
  });
});

const valid: fc.Arbitrary<ClientMessage> = fc.constantFrom<ClientMessage>(
  { type: 'hello', v: PROTOCOL_VERSION, room: 'ABCDEF', as: 'seat', name: 'Eve' },
  { type: 'hello', v: PROTOCOL_VERSION, room: 'ABCDEF', as: 'seat', token: 'x' },
  { type: 'cmd', c: 1, act: { type: 'leave' } },
  { type: 'cmd', c: 1, act: { type: 'settle', settings: { goal: 3 }, places: 2, late: false } },
  { type: 'cmd', c: 1, act: { type: 'undo', undo: { type: 'ask', to: 1 } } },
  { type: 'say', phrase: 'hello' },
  { type: 'ping', t: 1 },
);

/** A valid message with a piece of it exchanged for something else. */
const mutated = fc
  .tuple(valid, fc.nat(), fc.nat(12), fc.string({ maxLength: 6, unit: 'binary' }))
  .map(([message, at, length, other]) => {
    const text = frameOf(message);
    const from = at % text.length;
    return text.slice(0, from) + other + text.slice(from + length);
  });
const frames = fc.oneof(fc.string({ unit: 'binary', maxLength: 100 }), fc.json({ maxDepth: 6 }), mutated);

describe('the decoder, fed with anything', () => {
  it('answers a message of the protocol or null, and the same however often', () => {
    fc.assert(
      fc.property(frames, (text) => {
        const read = readClientMessage(text);
        if (read !== null) expect(readClientMessage(frameOf(read))).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });

  it('as a server: nothing is appended, nobody is disturbed, nothing is left over', async () => {
    const before = await size();
    const token = tokenOf(ann);
    await fc.assert(
      fc.asyncProperty(fc.oneof(frames, fc.uint8Array({ maxLength: 60 })), async (frame) => {
        const stranger = await connect(served.url);
        stranger.raw(typeof frame === 'string' ? frame : Buffer.from(frame));
        stranger.send({ type: 'cmd', c: 1, act: { type: 'begin' } });
        const end = await stranger.ended;
        expect([CLOSE.bye, CLOSE.malformed, CLOSE.refused, CLOSE.version, 1007]).toContain(end);
        expect(stranger.messages.every(({ type }) => type === 'err' || type === 'pong')).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(await size()).toBe(before);
    await eventually(async () => (await served.tables.counts()).now.sockets === 1);
    expect((await served.tables.counts()).now).toMatchObject({ tables: 1, seats: 1 });
    expect(await ann.ask({ type: 'ready', ready: true })).toMatchObject({ type: 'ack', c: 1 });
    expect(tokenOf(ann)).toBe(token);
  });
});
