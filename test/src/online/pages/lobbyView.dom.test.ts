import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import AtTable from '#src/online/pages/AtTable.vue';
import LobbyStart from '#src/online/pages/LobbyStart.vue';
import '#games/boggle/SizeSwitch.vue';
import '#src/online/pages/QrCode.vue';
import '#src/online/pages/ChangeSettings.vue';
import { viewOf } from '#test/games/boggle/madeViews.ts';
import { control } from '#test/src/shell/mounted.ts';
import { openPage, type OpenedPage } from '#test/src/shell/openPage.ts';
import { fakeLink, person, tableView, type FakeLink } from './fakeLink.ts';

enableAutoUnmount(afterEach);
afterEach(() => {
  vi.useRealTimers();
});

/** The table of a match comes with all its parts. */
const FETCHED = { timeout: 20_000 };

async function lobby(fake: FakeLink): Promise<OpenedPage> {
  return openPage(AtTable, { props: { link: fake.link, code: '7KR4MX' } });
}

/** Who sits there, what is said of them, and how far they are. */
const rows = (page: VueWrapper): readonly string[] =>
  page
    .findAll('li.seat')
    .map((row) =>
      ['b', '.host', 'small', '.mark']
        .flatMap((part) => row.findAll(part).map((each) => each.text()))
        .join('; '),
    );

test('the code is six tiles and read symbol by symbol; the link can be sent, and read by a camera', async () => {
  const { page } = await lobby(fakeLink());
  expect(page.get('[role=img].code').attributes('aria-label')).toBe('Table code: 7 K R, 4 M X');
  expect(page.findAll('.code .tile').map((tile) => tile.text())).toEqual(['7', 'K', 'R', '4', 'M', 'X']);
  const link = page.get('.url').text();
  expect(link).toMatch(/^http.*\/t\/7KR4MX$/);
  await vi.waitFor(() => {
    expect(page.get('.paper svg').attributes('aria-label')).toBe(`QR code of the link ${link}`);
  });
});

describe('the link', () => {
  it('goes to the clipboard, and that is said', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { page, press, said } = await lobby(fakeLink());
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith(page.get('.url').text());
    expect(said).toContain('The link is copied.');
    writeText.mockRestore();
  });

  it('is selected to be copied by hand where the browser refuses', async () => {
    const refused = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const quiet = vi.spyOn(console, 'info').mockReturnValue();
    const { page, press } = await lobby(fakeLink());
    await press('Copy link');
    expect(page.get('.said').text()).toContain('copy it yourself');
    expect(getSelection()?.toString()).toContain('7KR4MX');
    refused.mockRestore();
    quiet.mockRestore();
  });
});

test('each seat says who sits there and how far they are', async () => {
  const { page } = await lobby(fakeLink());
  expect(page.get('h1').text()).toBe('Your table');
  expect(document.title).toBe('Table 7KR 4MX – Quoin');
  expect(rows(page)).toEqual([
    'Maren; host; You, in this window',
    'Tobias; Becomes host if you leave; Ready',
    'Priya; Has not said ready yet; Not ready',
    'Jo; Lost the connection, seat kept; Away 0:18',
    'Level 5; Computer, ready at once; Ready',
  ]);
  expect(page.get('.taken').text()).toBe('5 of 6 taken, 2 people watching');
  expect(page.get('.wait').text()).toBe('Priya is not ready. Jo is away, and keeps the seat.');
});

test('who is host is read as a word of its own', async () => {
  const { page } = await lobby(fakeLink());
  expect(page.get('li.seat .name').element.textContent).toMatch(/^Maren\s+host/);
});

test('how long somebody has been away goes on counting', async () => {
  vi.useFakeTimers();
  const fake = fakeLink();
  const { page } = await lobby(fake);
  fake.time = 95_000;
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.get('.mark.off').text()).toBe('Away 0:53');
});

describe('the host', () => {
  it('starts', async () => {
    const fake = fakeLink();
    const { press } = await lobby(fake);
    await press('Start the game');
    expect(fake.sent).toEqual([{ type: 'begin' }]);
  });

  it('reads why the server says no', async () => {
    const fake = fakeLink();
    fake.answer = { code: 'begin/too-few', message: 'There are too few at the table for this game.' };
    const { page, press, said } = await lobby(fake);
    await press('Start the game');
    expect(page.get('.start .fault').text()).toBe(fake.answer.message);
    expect(said).toContain(fake.answer.message);
    fake.tell({ table: { ...tableView(), watchers: 5 } });
    await flushPromises();
    expect(page.find('.start .fault').exists()).toBe(true);
    // It may not be so any more.
    fake.tell({ table: tableView({ places: 5 }) });
    await flushPromises();
    expect(page.find('.start .fault').exists()).toBe(false);
  });

  it('does about a seat what fits it', async () => {
    const fake = fakeLink();
    const { page } = await lobby(fake);
    const menu = (place: number): readonly string[] =>
      page.findAll(`li.seat:nth-child(${place}) .bar-menu button`).map((button) => button.text());
    expect(menu(1)).toEqual([]);
    expect(menu(2)).toEqual(['Make host', 'Remove from the table']);
    expect(menu(4)).toEqual(['Give the seat away', 'Remove from the table']);
    expect(menu(5)).toEqual(['Remove the computer']);
    for (const [place, nth] of [
      [2, 1],
      [4, 1],
      [5, 1],
    ] as const) {
      await page.get(`li.seat:nth-child(${place}) .bar-menu li:nth-child(${nth}) button`).trigger('click');
    }
    expect(fake.sent).toEqual([
      { type: 'host', who: 's3' },
      { type: 'yield', who: 's5' },
      { type: 'remove', who: 's6' },
    ]);
  });

  it('is asked before a person is removed', async () => {
    const fake = fakeLink();
    const { page, press } = await lobby(fake);
    const remove = page.get('li.seat:nth-child(2) .bar-menu li:nth-child(2) button');
    await remove.trigger('click');
    expect(page.get('dialog').text()).toContain('Remove Tobias?');
    await press('Leave them there');
    expect(fake.sent).toEqual([]);
    await remove.trigger('click');
    await press('Remove', 'dialog');
    expect(fake.sent).toEqual([{ type: 'remove', who: 's3' }]);
    expect(page.find('dialog').exists()).toBe(false);
  });

  it('is at the seats when the one whose button was pressed is gone', async () => {
    const fake = fakeLink();
    const { page } = await lobby(fake);
    const remove = page.get('li.seat:nth-child(5) .bar-menu button');
    if (!(remove.element instanceof HTMLElement)) throw new Error('It takes no focus.');
    remove.element.focus();
    fake.beforeAnswer = () => {
      fake.tell({ table: tableView({ sitters: tableView().sitters.slice(0, 4) }) });
    };
    await remove.trigger('click');
    await vi.waitFor(() => {
      expect(document.activeElement?.id).toBe('lobby-seats');
    });
  });

  it('adds the computer that was chosen, which is remembered', async () => {
    const fake = fakeLink();
    const { page, press, notes } = await lobby(fake);
    await page.get('.add select').setValue('level3');
    await press('Add a computer');
    expect(fake.sent).toEqual([{ type: 'computer', bot: 'level3' }]);
    expect(notes.get('quoin:table-computer')).toBe('level3');
  });

  it('makes the table larger, but not smaller than who sits there, nor larger than the game takes', async () => {
    const fake = fakeLink({ table: tableView({ places: 5 }) });
    const { page } = await lobby(fake);
    await page.get('[aria-label="One seat fewer"]').trigger('click');
    await page.get('[aria-label="One seat more"]').trigger('click');
    const { settings } = tableView();
    expect(fake.sent).toEqual([{ type: 'settle', settings, places: 6, late: true }]);
    fake.tell({ table: tableView({ places: 16 }) });
    await flushPromises();
    await page.get('[aria-label="One seat more"]').trigger('click');
    expect(fake.sent).toHaveLength(1);
  });

  it('changes what is played, from what it is', async () => {
    const fake = fakeLink();
    const { page, press } = await lobby(fake);
    await press('Change');
    await vi.waitFor(() => {
      expect(page.get<HTMLInputElement>('dialog [name=target]').element.value).toBe('100');
    });
    await page.get('dialog [name=target]').setValue('60');
    await page.get('#lobby-settle').trigger('submit');
    await flushPromises();
    expect(fake.sent).toEqual([
      {
        type: 'settle',
        settings: expect.objectContaining({ target: 60, roundTime: 180 }),
        places: 6,
        late: true,
      },
    ]);
    expect(page.find('dialog').exists()).toBe(false);
  });

  it('is asked before leaving, and told who will be host', async () => {
    const fake = fakeLink();
    const { page, press } = await lobby(fake);
    await page.get('header [aria-label="Leave the table"]').trigger('click');
    expect(page.get('dialog').text()).toContain('Tobias becomes host.');
    await press('Stay');
    expect(fake.sent).toEqual([]);
    await page.get('header [aria-label="Leave the table"]').trigger('click');
    await press('Leave', 'dialog');
    expect(fake.sent).toEqual([{ type: 'leave' }]);
    expect(page.emitted('left')).toHaveLength(1);
  });

  it('is asked before the table is ended for everybody', async () => {
    const fake = fakeLink();
    const { page, press } = await lobby(fake);
    await page.findAll('header .bar-menu button').at(-1)?.trigger('click');
    await press('End it', 'dialog');
    expect(fake.sent).toEqual([{ type: 'end' }]);
  });

  it('may start alone, where one can play alone', async () => {
    const { page } = await lobby(fakeLink({ table: tableView({ sitters: [person('s2', 'Maren')] }) }));
    expect(control(page, 'Start the game').attributes('disabled')).toBeUndefined();
    expect(page.get('.wait').text()).toContain('start by yourself');
  });

  it('cannot start with fewer than the game takes, and reads how many it lacks', async () => {
    const table = tableView({ sitters: [person('s2', 'Maren')] });
    const { page } = await openPage(LobbyStart, { props: { table, you: 's2', least: 3, fault: null } });
    expect(control(page, 'Start the game').attributes('disabled')).toBeDefined();
    expect(page.get('.wait').text()).toBe('It takes 2 more at this table, people or computers.');
  });

  it('says whether they are ready themselves', async () => {
    const fake = fakeLink();
    const { page } = await lobby(fake);
    await page.get('li.seat [role=switch]').setValue(false);
    expect(fake.sent).toEqual([{ type: 'ready', ready: false }]);
  });
});

describe('whoever sits without being host', () => {
  it('says that they are ready, and has nothing of the host’s', async () => {
    const fake = fakeLink({ you: 's4' });
    const { page, press } = await lobby(fake);
    expect(page.get('h1').text()).toBe('The table of Maren');
    expect(page.findAll('li.seat .bar-menu, .stepper, .add, .change')).toEqual([]);
    await press('I’m ready');
    expect(fake.sent).toEqual([{ type: 'ready', ready: true }]);
  });

  it('goes without being asked', async () => {
    const fake = fakeLink({ you: 's4' });
    const { page } = await lobby(fake);
    await page.get('header [aria-label="Leave the table"]').trigger('click');
    await flushPromises();
    expect(fake.sent).toEqual([{ type: 'leave' }]);
    expect(page.emitted('left')).toHaveLength(1);
  });

  it('hears and sees that something else will be played', async () => {
    const fake = fakeLink({ you: 's4' });
    const { page, said } = await lobby(fake);
    expect(page.find('.changed').exists()).toBe(false);
    fake.tell({ table: tableView({ settings: { ...tableView().settings, target: 50 } }) });
    await flushPromises();
    expect(said).toContain('The host has changed what is played.');
    expect(page.find('.changed').exists()).toBe(true);
    expect(page.get('dl').text()).toContain('50');
  });

  it('takes another name', async () => {
    const fake = fakeLink({ you: 's4' });
    const { page } = await lobby(fake);
    await page.get('header .bar-menu button').trigger('click');
    await page.get('#rename-name').setValue(' Priya  R. ');
    await page.get('#lobby-rename').trigger('submit');
    await flushPromises();
    expect(fake.sent).toEqual([{ type: 'rename', name: 'Priya R.' }]);
  });
});

test('who watches may ask for a seat while one is open, and says nothing', async () => {
  const fake = fakeLink({ you: null });
  const { page, press } = await lobby(fake);
  expect(page.get('.wait').text()).toBe('You watch. Maren starts the game.');
  expect(page.find('.phrases').exists()).toBe(false);
  await press('Sit down');
  expect(page.emitted('rejoin')).toHaveLength(1);
});

test('what somebody says stands beside their seat and is said aloud', async () => {
  const fake = fakeLink();
  const { page, press, said } = await lobby(fake);
  await press('Good luck!');
  expect(fake.phrases).toEqual(['goodLuck']);
  fake.tell({ said: { who: 's3', phrase: 'hello', n: 1 } });
  await flushPromises();
  expect(page.get('li.seat:nth-child(2) .says').text()).toBe('Hello!');
  expect(said).toContain('Tobias: Hello!');
});

test('a lost connection is seen and said, can be tried at once, and so is its return', async () => {
  const fake = fakeLink();
  const { page, press, said } = await lobby(fake);
  expect(page.get('.link').text()).toContain('Connected');
  expect(page.get('.ms').text()).toBe('38 ms');
  fake.tell({ state: { kind: 'away', since: 0, next: 1, attempt: 1 } });
  await flushPromises();
  expect(page.get('.link').text()).toContain('Connection lost');
  await press('Try now');
  expect(fake.retries).toBe(1);
  fake.tell({ state: { kind: 'open' } });
  await flushPromises();
  expect(said.slice(-2)).toEqual([expect.stringContaining('your seat is kept'), 'Connected again.']);
});

describe('when the link has ended', () => {
  const ended = (code: string, again: boolean): FakeLink =>
    fakeLink({ table: null, state: { kind: 'ended', code, message: 'Why.', again } });

  it('a seat that another tab has can be taken back', async () => {
    const { page, press } = await lobby(ended('link/taken-over', true));
    await press('Take the seat back here');
    expect(page.emitted('again')).toHaveLength(1);
  });

  it('a seat that is lost is joined anew', async () => {
    const { page, press } = await lobby(ended('seat/lost', false));
    expect(page.text()).toContain('the host has taken it back or given it away');
    await press('Join again');
    expect(page.emitted('rejoin')).toHaveLength(1);
  });

  it.each([
    ['s2', 'You have closed it for everybody.'],
    ['s3', 'Maren, the host, has closed it before its match began.'],
  ])('a table closed in its lobby says to %s by whom, and offers others', async (you, sentence) => {
    const fake = fakeLink({ you });
    const { page, said } = await lobby(fake);
    fake.tell({ table: tableView({ phase: 'over', ended: 60_000 }) });
    await flushPromises();
    expect(page.get('h1').text()).toBe('This table is closed');
    expect(page.get('.card').text()).toContain(sentence);
    expect(said).toContain(sentence);
    expect(control(page, 'Join another table').attributes('href')).toBe('/join');
    expect(control(page, 'All games').attributes('href')).toBe('/');
  });

  it('a table that is gone offers another', async () => {
    const { page } = await lobby(ended('table/missing', false));
    expect(control(page, 'Join another table').attributes('href')).toBe('/join');
    expect(page.text()).not.toContain('Try again');
  });
});

test('whoever starts by keyboard stands at the heading of the match, though it is fetched only then', async () => {
  const fake = fakeLink();
  const { page } = await lobby(fake);
  const start = control(page, 'Start the game').element;
  if (!(start instanceof HTMLElement)) throw new Error('It takes no focus.');
  start.focus();
  const sitters = tableView().sitters.map((each, seat) => ({ ...each, seat }));
  fake.tell({ table: tableView({ phase: 'playing', began: 60_000, sitters }) });
  await vi.waitFor(() => {
    expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H1', 'Boggle']);
  }, FETCHED);
  fake.tell({
    match: {
      view: viewOf({ viewer: 0, data: { phase: 'betweenRounds' } }),
      at: 0,
      undo: { to: null, alone: true, asked: null },
    },
  });
  await vi.waitFor(() => {
    expect(page.find('.stage').exists()).toBe(true);
    expect(document.activeElement === page.get('h1').element).toBe(true);
  }, FETCHED);
});

test('the focus is on the heading of what has come in the place of what was there', async () => {
  const fake = fakeLink({ table: null, state: { kind: 'connecting' } });
  const { page } = await lobby(fake);
  page.get<HTMLElement>('h1').element.focus();
  fake.tell({ table: tableView(), state: { kind: 'open' } });
  await vi.waitFor(() => {
    expect(document.activeElement?.textContent).toBe('Your table');
  });
});
