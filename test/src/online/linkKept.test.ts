import { beforeEach, describe, expect, test } from 'vitest';
import { LATE } from '#src/online/linkRefusals.ts';
import { createUnsent, unsentKey } from '#src/online/unsent.ts';
import { VIEW } from './fakeServer.ts';
import { setDesk, around, write, wordsIn, tellMatch, clockUntil, type Desk } from './linkDesk.ts';

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
