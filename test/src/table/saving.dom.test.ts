import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES, ID, placeBeforeEach, type Place } from './seated.ts';

enableAutoUnmount(afterEach);

let place: Place;
placeBeforeEach((dealt) => {
  place = dealt;
});

const carried = (): string | null => place.notes.get('quoin:carried:boggle');
const said = (part: string): number => place.said.filter(({ text }) => text.includes(part)).length;

describe('what a list tells of a match', () => {
  test('is kept with it: where it is, how it stands, what is left on the clock', async () => {
    await place.sit();
    await place.press('startRound');
    await place.pass(18_000);
    place.page().unmount();
    await flushPromises();
    const { brief } = await place.head();
    expect(brief).toMatchObject({
      doing: 'Round 1',
      line: 'Level at 0 each. First to 100 wins.',
      left: 162_000,
      seat: 0,
      games: [],
    });
    // Time stands still while it waits in the list: its letters lie face down.
    expect(brief?.tiles?.faces.join('')).toBe('');
  });

  test('a match from a file is nobody’s of this device', async () => {
    place.notes.set(`quoin:imported:${ID}`, 'yes');
    await place.sit();
    await place.press('startRound');
    await place.pass(2_000);
    expect((await place.head()).brief).toMatchObject({ doing: 'Round 1', seat: null });
  });

  test('a game without sentences of its own still tells its clock and its games', async () => {
    await place.deal(GAMES.highCard);
    await place.sit();
    await place.pass(2_000);
    expect((await place.head()).brief).toEqual({
      doing: null,
      line: null,
      left: 18_000,
      tiles: null,
      seat: 0,
      games: [],
    });
  });
});

test('a match in which nothing happened is not offered again', async () => {
  await place.sit();
  place.page().unmount();
  await flushPromises();
  expect(await place.store.list()).toEqual([]);
});

test('a match that another tab has begun to play is not deleted by one that has not', async () => {
  await place.sit();
  const untouched = place.page();
  await place.sit();
  await place.press('startRound');
  untouched.unmount();
  await flushPromises();
  expect(await place.kept()).toEqual([{ type: 'startRound' }]);
});

describe('Quit', () => {
  test('keeps what the computer has learned and goes back to the menu', async () => {
    await place.sit();
    await place.press('startRound');
    await place.page().find('textarea').setValue('zyzzyva');
    await place.press('Pause');
    await place.press('Resume');
    await place.pass(180_000);
    await place.press('quit');
    await place.pass(0);
    expect(place.path()).toBe('/');
    const kept: unknown = JSON.parse(carried() ?? 'null');
    expect(kept).toMatchObject({
      matches: [ID],
      value: { vocabulary: expect.arrayContaining(['zyzzyva']) },
    });
    expect(await place.head()).toMatchObject({ id: ID, final: true });
  });

  test('works while the match is paused', async () => {
    await place.sit();
    await place.press('startRound');
    await place.press('Pause');
    await place.press('quit');
    await place.pass(0);
    expect(place.path()).toBe('/');
    expect(await place.head()).toMatchObject({ final: true });
  });

  test('of a match from a file, maybe a stranger’s, teaches the computer nothing', async () => {
    place.notes.set(`quoin:imported:${ID}`, 'yes');
    await place.sit();
    await place.press('quit');
    await place.pass(0);
    expect(place.path()).toBe('/');
    expect(carried()).toBeNull();
  });

  test('looking at it afterwards is not playing it', async () => {
    await place.sit();
    await place.press('startRound');
    await place.press('quit');
    await place.pass(0);
    place.page().unmount();
    const played = await place.head();
    vi.setSystemTime(Date.now() + 3_600_000);
    await place.sit({ run: false });
    await place.pass(5_000);
    dispatchEvent(new Event('pagehide'));
    place.page().unmount();
    await flushPromises();
    expect(await place.head()).toEqual(played);
  });

  test('what a page that closed too early did not keep is kept when the match is opened again', async () => {
    await place.sit();
    await place.press('quit');
    await place.pass(0);
    place.page().unmount();
    const kept = carried();
    place.notes.remove('quoin:carried:boggle');
    await place.sit({ run: false });
    expect(kept).not.toBeNull();
    expect(carried()).toBe(kept);
  });
});

describe('what is not kept is said', () => {
  test('where another tab has played it on; and only what is kept teaches the computer', async () => {
    await place.sit();
    const other = place.page();
    await place.sit();
    await place.press('startRound');
    await place.pass(2_000);
    const ours = place.page();
    const start = other.findAll('button').find((each) => each.text() === 'startRound');
    await start?.trigger('click');
    await place.pass(100);
    expect(other.text()).toContain('This match goes on in another tab.');
    ours.unmount();
    const quit = other.findAll('button').find((each) => each.text() === 'quit');
    await quit?.trigger('click');
    await place.pass(100);
    expect(carried()).toBeNull();
  });

  test('where it was deleted meanwhile, with a way to look again', async () => {
    await place.sit();
    await place.store.remove(ID);
    await place.press('startRound');
    await place.pass(100);
    expect(said('it has been deleted')).toBe(1);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await place.press('Reload');
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });

  test('where the disc is full, and the match goes on', async () => {
    place.store = { ...place.store, append: () => Promise.reject(new Error('disc full')) };
    await place.sit();
    await place.press('startRound');
    await place.pass(1_000);
    expect(place.page().text()).toContain(
      'This match cannot be saved just now (disc full). You can play on.',
    );
    expect(place.page().find('[role=timer]').text()).toBe('2:59');
  });
});
