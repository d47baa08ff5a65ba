import { enableAutoUnmount } from '@vue/test-utils';
import { beforeAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { plugin as boggle } from '#games/boggle/index.ts';
import { LATE } from '#src/online/linkRefusals.ts';
import { ROOM_REFUSALS } from '#src/room/refusals.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { plainTable } from '#test/src/table/seated.ts';
import { sitAtHosted, sitterOf, type Hosted } from './hostedTable.ts';

enableAutoUnmount(afterEach);
beforeEach(() => {
  // Not in this DOM; what is in a popover can be pressed whether it is open or not.
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const polite = (hosted: Hosted): readonly string[] => hosted.said.map(({ text }) => text);
const LOST = { kind: 'away', since: 0, next: 1000, attempt: 1 } as const;

async function write(hosted: Hosted, text: string): Promise<void> {
  const field = hosted.page.find('textarea');
  await field.setValue(text);
  await hosted.pass(600);
}

describe('Boggle’s own table at a hosted match', () => {
  test('starts a round, runs its clock by the match’s time, takes words, and reviews them with everybody’s', async () => {
    const hosted = await sitAtHosted({ plugin: boggle });
    await hosted.press('Start round');
    const clock = () => hosted.page.find('[role=timer]').text();
    expect(clock()).toContain('3:00');
    await hosted.pass(10_000);
    expect(clock()).toContain('2:50');

    await write(hosted, 'zzz');
    expect(hosted.acts.some((act) => act.type === 'play' && act.move.type === 'edit')).toBe(true);
    await hosted.host.send(1, { type: 'edit', pos: 0, del: 0, ins: 'qqq' });
    await hosted.pass(170_000);
    expect(hosted.text()).toContain('Time’s up');
    // The lists are fetched when they are wanted.
    await vi.waitFor(async () => {
      await hosted.pass(50);
      expect(hosted.text()).toContain('qqq');
      expect(hosted.text()).toContain('Ben');
    }, 20_000);
  }, 60_000);

  test('keeps what is typed while the connection is lost, and sends it when it is back', async () => {
    const hosted = await sitAtHosted({ plugin: boggle });
    await hosted.press('Start round');
    await hosted.tell({ state: LOST });
    await write(hosted, 'cat ');
    expect(hosted.text()).toContain('Connection lost, trying again');
    expect(hosted.text()).toContain('is kept and sent as soon as the connection is back.');
    expect(hosted.page.find('textarea').element.value).toBe('cat ');
    await hosted.tell({ state: { kind: 'open' } });
    await hosted.pass(600);
    expect(hosted.page.find('textarea').element.value).toBe('cat ');
    expect(JSON.stringify(hosted.host.view(0).data)).toContain('cat ');
    expect(hosted.text()).not.toContain('Connection lost');
  });
});

describe('a game with turns and hidden cards', () => {
  test('who watches sees no card and sends nothing', async () => {
    const hosted = await sitAtHosted({ plugin: highCard, seat: null, table: plainTable() });
    expect(hosted.text()).toContain('You watch.');
    await hosted.press('keep');
    expect(hosted.acts).toEqual([]);
  });

  test('a refusal comes back in the game’s own words', async () => {
    const hosted = await sitAtHosted({ plugin: highCard, seat: 1, table: plainTable() });
    await hosted.press('keep');
    expect(hosted.page.find('.answer').text()).toBe('It is not your turn.');
  });

  test('taking back asks where others must agree; the asked may agree, or say no and play on', async () => {
    const hosted = await sitAtHosted({ plugin: highCard, seat: 1, table: plainTable() });
    const match = { view: hosted.host.view(1), at: 0 };
    const ask = { to: 0, alone: false, asked: null };
    await hosted.tell({ match: { ...match, undo: ask } });
    await hosted.press('Ask to take back');
    expect(hosted.acts).toEqual([{ type: 'undo', undo: { type: 'ask', to: 0 } }]);

    await hosted.tell({ match: { ...match, undo: { ...ask, asked: { by: 1, waiting: [0] } } } });
    expect(hosted.text()).toContain('Waiting for Ann.');
    await hosted.tell({ match: { ...match, undo: ask } });

    const asked = { ...ask, asked: { by: 0, waiting: [1] } };
    await hosted.tell({ match: { ...match, undo: asked } });
    expect(polite(hosted)).toContain('Ann would like to take the last move back.');
    await hosted.press('No');
    expect(hosted.text()).not.toContain('Ann would like');
    await hosted.tell({ match: { ...match, undo: ask } });
    await hosted.tell({ match: { ...match, undo: asked } });
    await hosted.press('Agree');
    expect(hosted.acts.at(-1)).toEqual({ type: 'undo', undo: { type: 'agree' } });
  });

  test('whoever takes back alone does so at once', async () => {
    const hosted = await sitAtHosted({ plugin: highCard, table: plainTable() });
    await hosted.press('keep');
    await hosted.tell({
      match: { view: hosted.host.view(0), at: 0, undo: { to: 0, alone: true, asked: null } },
    });
    await hosted.press('Take back');
    expect(hosted.acts.at(-1)).toEqual({ type: 'undo', undo: { type: 'back', to: 0 } });
  });
});

describe('the table around the match', () => {
  let hosted: Hosted;
  beforeEach(async () => {
    hosted = await sitAtHosted({ plugin: highCard, table: plainTable() });
  });

  test('says once that the connection is lost, and that it is back', async () => {
    expect(hosted.text()).toContain('Connected');
    await hosted.tell({ state: LOST });
    await hosted.tell({ state: { ...LOST, attempt: 2 } });
    await hosted.tell({ state: { kind: 'open' } });
    expect(polite(hosted)).toEqual(['Connection lost, trying again …', 'Connected again.']);
  });

  test('for who is away the host may let a computer play, give the seat away, or remove them', async () => {
    const ben = sitterOf(1, 'Ben', { here: false, awaySince: 7000 });
    await hosted.tellTable({ sitters: [sitterOf(0, 'Ann'), ben] });
    expect(polite(hosted)).toEqual(['Ben is away.']);
    await hosted.press('Let a computer play');
    await hosted.press('Give the seat away');
    await hosted.press('Remove');
    // Asked first.
    expect(hosted.acts).toEqual([
      { type: 'standIn', who: 's3' },
      { type: 'yield', who: 's3' },
    ]);
    await hosted.press('Remove');
    expect(hosted.acts.at(-1)).toEqual({ type: 'remove', who: 's3' });
  });

  test('while the connection is lost nobody is said to be here, and nothing can be done about them', async () => {
    await hosted.tellTable({ sitters: [sitterOf(0, 'Ann'), sitterOf(1, 'Ben', { here: false })] });
    await hosted.tell({ state: LOST });
    expect(hosted.text()).toContain('Not known now');
    expect(hosted.page.find('.people > button').attributes('aria-label')).toBe('People');
    await expect(hosted.press('Remove')).rejects.toThrow('no button');
    await hosted.tell({ state: { kind: 'open' } });
    expect(hosted.text()).not.toContain('Not known now');
  });

  test('a move of before the page was loaded that came too late is said to have done so', async () => {
    await hosted.tell({ turnedDown: { why: LATE, n: 1 } });
    expect(hosted.page.find('.fault').text()).toBe(LATE.message);
    expect(hosted.said).toContainEqual({ text: LATE.message, urgency: 'assertive' });
    // It stands, whatever others do, until somebody has read it.
    await hosted.tellTable({ watchers: 2 });
    expect(hosted.page.find('.fault').exists()).toBe(true);
    await hosted.press('Close');
    expect(hosted.page.find('.fault').exists()).toBe(false);
  });

  describe('why something about a person was turned down', () => {
    const SOON = { code: 'seat/grace', message: ROOM_REFUSALS['seat/grace'] };
    const away = sitterOf(1, 'Ben', { here: false, awaySince: 7000 });
    const complains = (): boolean => hosted.text().includes(SOON.message);
    beforeEach(async () => {
      await hosted.tellTable({ sitters: [sitterOf(0, 'Ann'), away] });
      hosted.turnDown(SOON);
      await hosted.press('Let a computer play');
      expect(complains()).toBe(true);
    });

    test('is past once they are back', async () => {
      await hosted.tellTable({ watchers: 1 });
      expect(complains()).toBe(true);
      await hosted.tellTable({ sitters: [sitterOf(0, 'Ann'), sitterOf(1, 'Ben')] });
      expect(complains()).toBe(false);
    });

    test('is past once it is asked for again and done, or another thing is', async () => {
      hosted.turnDown(null);
      await hosted.press('Let a computer play');
      expect(complains()).toBe(false);
      hosted.turnDown(SOON);
      await hosted.press('Let a computer play');
      expect(complains()).toBe(true);
      await hosted.press('keep');
      expect(complains()).toBe(false);
    });

    test('goes when it has been read; what is turned down after it is said too', async () => {
      await hosted.press('Close');
      expect(complains()).toBe(false);
      await hosted.press('Let a computer play');
      expect(complains()).toBe(true);
      expect(hosted.said.filter(({ text }) => text === SOON.message)).toHaveLength(2);
    });
  });

  test('nobody but the host is offered that', async () => {
    await hosted.tellTable({
      host: 's3',
      sitters: [sitterOf(0, 'Ann'), sitterOf(1, 'Ben', { here: false })],
    });
    await expect(hosted.press('Let a computer play')).rejects.toThrow('no button');
    await expect(hosted.press('End the match')).rejects.toThrow('no button');
  });

  test('a phrase goes out, and what others say stands for a while and is said aloud', async () => {
    await hosted.press('Well played');
    expect(hosted.phrases).toEqual(['wellPlayed']);
    await hosted.tell({ said: { who: 's3', phrase: 'goodLuck', n: 1 } });
    expect(hosted.page.find('.said').text()).toBe('Ben: Good luck!');
    expect(polite(hosted)).toEqual(['Ben: Good luck!']);
    await hosted.pass(6000);
    expect(hosted.page.find('.said').exists()).toBe(false);
  });

  test('leaving gives the seat up, after a question, and goes to the menu', async () => {
    await hosted.press('Leave the table');
    expect(hosted.acts).toEqual([]);
    await hosted.press('Leave');
    expect(hosted.acts).toEqual([{ type: 'leave' }]);
    expect(hosted.router.currentRoute.value.path).toBe('/');
  });

  test('when it is over the host plays again with everybody, and all go to the next table', async () => {
    await hosted.tellTable({ phase: 'over', ended: 9000 });
    expect(hosted.text()).toContain('The host has ended this match.');
    await hosted.press('Play again with everybody');
    expect(hosted.acts).toEqual([{ type: 'rematch' }]);
    await hosted.tellTable({ next: 'DEF567' });
    await hosted.pass(1);
    expect(hosted.router.currentRoute.value.path).toBe('/t/DEF567');
  });

  test('the record is fetched from the server; why it cannot be had is said', async () => {
    await hosted.tellTable({ phase: 'over', ended: 9000 });
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: URL) => {
      asked.push(url.pathname);
      const error = { code: 'table/not-over', message: 'Not over.' };
      return Promise.resolve(new Response(JSON.stringify({ error }), { status: 409 }));
    });
    await hosted.press('Watch it again');
    await hosted.pass(1);
    expect(asked).toEqual(['/api/tables/ABC234/record']);
    expect(hosted.page.find('.fault').text()).toContain('stays secret until then');
  });
});

// Fetched by the router when it is first gone to, which in a busy run takes longer than the test may.
beforeAll(() => import('#src/watch/ReplayPage.vue'), 120_000);

test('the record of a match that is over opens as a replay, and is brought in once', async () => {
  const hosted = await sitAtHosted({ plugin: boggle });
  // It is fetched as soon as the match is over.
  let fetched = 0;
  vi.stubGlobal('fetch', () => {
    fetched += 1;
    return Promise.resolve(new Response(JSON.stringify(hosted.host.record())));
  });
  expect(await hosted.host.send(0, { type: 'quit' })).toBeNull();
  await hosted.tellTable({ phase: 'over' });
  expect(hosted.text()).toContain('This match is over.');
  const path = () => hosted.router.currentRoute.value.path;
  await hosted.press('Watch it again');
  await vi.waitFor(async () => {
    await hosted.pass(20);
    expect(path()).toMatch(/^\/replay\/./);
  }, 20_000);
  const first = path();
  await hosted.router.push('/t/ABC234');
  await hosted.press('Watch it again');
  await hosted.pass(20);
  expect(path()).toBe(first);
  expect(fetched).toBe(1);
}, 30_000);
