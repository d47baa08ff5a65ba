import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unsentKey } from '#src/online/unsent.ts';
import { CLOSE } from '#src/room/protocol.ts';
import { sentBy } from './fakeServer.ts';
import { setDesk, write, wordsIn, ready, settled, type Desk } from './linkDesk.ts';

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
