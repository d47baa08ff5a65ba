import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { MatchBrief } from '#shared/match/brief.ts';
import { plugins } from '#shared/plugin/registry.ts';
import type { MatchHead } from '#shared/match/matchStore.ts';
// Asked for ahead of time, so that a dialog that must not come would be there at once.
import '#src/shell/DeleteMatch.vue';
import '#src/shell/ShortcutsDialog.vue';
import MenuPage from '#src/shell/MenuPage.vue';
import { control, listing } from './mounted.ts';
import { nameOf, press, show, strike, type Shown } from './page.ts';

enableAutoUnmount(afterEach);

const BRIEF: MatchBrief = {
  doing: 'Round 3',
  line: 'You lead 41 to 36. First to 100 wins.',
  left: 101_400,
  tiles: { width: 2, faces: ['', 'Qu', 'E', ''] },
  seat: 0,
  games: [],
};
const HEAD: MatchHead = {
  id: 'a1',
  game: 'boggle',
  touched: 1_000_000,
  started: 500_000,
  final: false,
  brief: null,
  origin: null,
};

const open = (...heads: readonly MatchHead[]): Promise<Shown> =>
  show(MenuPage, { path: '/', store: listing(...heads) });

describe('the match played last', () => {
  it('shows its board, where it is and what the clock has left', async () => {
    const { page } = await open({ ...HEAD, brief: BRIEF });
    const card = page.get('.match');
    expect(card.get('h3').text()).toBe('1:42 left on the clock');
    expect(card.text()).toContain('Boggle, paused. Round 3');
    expect(card.text()).toContain('You lead 41 to 36. First to 100 wins.');
    expect(card.findAll('.tile').map((tile) => tile.text())).toEqual(['', 'Qu', 'E', '']);
    expect(card.findAll('.tile.down')).toHaveLength(2);
    expect(nameOf(control(page, 'Resume', '.match').element)).toMatch(/^Resume .*1:42 left on the clock/);
  });

  it('says how it stands where no clock runs, and shows the lid where there is no board', async () => {
    const { page } = await open({ ...HEAD, brief: { ...BRIEF, left: null, tiles: null } });
    expect(page.get('.match h3').text()).toBe('You lead 41 to 36. First to 100 wins.');
    expect(page.find('.match .lid').exists()).toBe(true);
  });

  it('says when it was played where nothing else is known of it', async () => {
    const { page } = await open(HEAD);
    expect(page.get('.match h3').text()).toBe('Boggle');
    expect(page.get('.match').text()).toMatch(/Last played Jan 1, 1970/);
  });

  it('is gone on with at its table', async () => {
    const { page, went } = await open(HEAD);
    await press(page, 'Resume', '.match');
    expect(went).toEqual(['/match/a1']);
  });
});

describe('with nothing to go on with', () => {
  it('a welcome says what Quoin is, and plays', async () => {
    const { page, went } = await open({ ...HEAD, final: true });
    expect(page.find('.match').exists()).toBe(false);
    expect(page.text()).toContain('Quoin is an arcade of word and tile games.');
    await press(page, 'Play Boggle', '.welcome');
    await vi.waitFor(() => {
      expect(went).toEqual(['/match/b2']);
    });
  });
});

describe('several matches', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...HEAD, id, brief: id === 'b' ? BRIEF : null }));

  it('stand as a list beside the first, all of them when asked', async () => {
    const { page } = await open(...many);
    expect(page.findAll('.match')).toHaveLength(3);
    expect(page.findAll('.match')[1]?.text()).toContain('Round 3, 1:42 left');
    await press(page, 'Show all 4');
    expect(page.findAll('.match')).toHaveLength(5);
    // The button that was pressed is gone; the first that was not there yet has the focus.
    expect(document.activeElement?.id).toBe('resume-d');
  });

  it('can be of a game that is not here, or damaged, and then be deleted all the same', async () => {
    const { page } = await open({ ...HEAD, game: 'chess' }, { ...HEAD, id: 'b2', game: '?', touched: 0 });
    expect(page.text()).toContain('A match of a game that is not here (“chess”)');
    expect(page.text()).toContain('A match whose data is damaged');
    expect(page.text()).toContain('Last played nobody knows when');
    expect(page.findAll('.match').map((match) => match.text().includes('Delete'))).toEqual([true, true]);
  });
});

describe('deleting a match', () => {
  it('asks first, says it, and moves the focus on to the heading', async () => {
    const { page, said } = await open(HEAD, { ...HEAD, id: 'b' });
    await press(page, 'Delete', '.match');
    await vi.waitFor(() => {
      expect(page.get('dialog').text()).toContain('It cannot be brought back.');
    });
    await press(page, 'Delete', 'dialog');
    expect(page.findAll('.match')).toHaveLength(1);
    expect(said).toEqual(['The match is deleted.']);
    expect(document.activeElement?.textContent).toBe('Go on playing');
  });

  it('moves the focus to the page’s heading when it was the last', async () => {
    const { page } = await open(HEAD);
    await press(page, 'Delete', '.match');
    await press(page, 'Delete', 'dialog');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('leaves everything as it is when it is not meant', async () => {
    const { page } = await open(HEAD);
    await press(page, 'Delete', '.match');
    await press(page, 'Keep it', 'dialog');
    expect(page.find('dialog').exists()).toBe(false);
    expect(page.findAll('.match')).toHaveLength(1);
  });

  test('that cannot be deleted is said to be still there, at once', async () => {
    const store = { ...listing(HEAD), remove: () => Promise.reject(new Error('disc gone')) };
    const { page } = await show(MenuPage, { path: '/', store });
    await press(page, 'Delete', '.match');
    await press(page, 'Delete', 'dialog');
    expect(page.find('.notice').text()).toBe('The match could not be deleted (disc gone).');
    expect(page.findAll('.match')).toHaveLength(1);
  });
});

test('what could not be read is said, and the page is there all the same', async () => {
  const store = { ...listing(), list: () => Promise.reject(new Error('disc gone')) };
  const { page, said } = await show(MenuPage, { path: '/', store });
  const sentence = 'What is kept on this device could not be read (disc gone).';
  expect(page.find('.notice').text()).toBe(sentence);
  expect(said).toEqual([sentence]);
  expect(page.find('.welcome').classes()).not.toContain('waiting');
});

describe('a box on the shelf', () => {
  it('leads to the game’s page, plays at once, and leads to the options, each by its name', async () => {
    const { page } = await open();
    expect(control(page, 'Boggle', '.box').attributes('href')).toBe('/boggle');
    const names = page.findAll('.box :is(a, button)').map((each) => nameOf(each.element));
    expect(names).toContain('Play the computer Boggle');
    expect(names).toContain('Options Boggle');
    expect(page.findAll('.box svg text').map((text) => text.text())).toContain('W');
  });

  it('that is not the first has a short button, by the name of its game', async () => {
    const { page } = await open();
    const names = page.findAll('.box button').map((each) => nameOf(each.element));
    expect(names.slice(1)).toEqual(plugins.slice(1).map(({ title }) => `Play ${title}`));
  });

  it('says how one has fared at its game, and of another for how many it is', async () => {
    const standing = [
      { seat: 0, score: 41, won: true },
      { seat: 1, score: 36, won: false },
    ];
    const brief = { ...BRIEF, seat: 0, games: [{ at: 9, standing }] };
    const { page } = await open({ ...HEAD, brief });
    await vi.waitFor(() => {
      expect(page.findAll('.box .line').map((line) => line.text())).toEqual(
        plugins.map(({ id, seats: { min, max } }) =>
          id === 'boggle' ? 'Won 1 of 1 game' : `${min} to ${max} players`,
        ),
      );
    });
  });
});

describe('the keys of the menu', () => {
  it('open a game, resume, and turn sounds off and on', async () => {
    const { went, said, preferences } = await open(HEAD);
    await strike('m');
    expect(preferences()).toMatchObject({ sound: false });
    await strike('M');
    expect(preferences()).toMatchObject({ sound: true });
    expect(said).toEqual(['Sound is off', 'Sound is on']);
    await strike('1');
    await strike('r');
    expect(went).toEqual([`/${plugins[0]?.id}`, '/match/a1']);
  });

  it('that lead to a page that does not come say so', async () => {
    const { page, fail } = await open(HEAD);
    fail(new Error('offline'));
    const sentence = 'The game could not be loaded (offline). Reload the page to try again.';
    await strike('r');
    expect(page.findAll('.notice').map((notice) => notice.text())).toEqual([sentence]);
    fail(new Error('gone'));
    await strike('1');
    expect(page.findAll('.notice').at(-1)?.text()).toContain('(gone)');
  });

  it('list themselves under “?”, and do nothing behind the list', async () => {
    const { page, went } = await open(HEAD);
    await strike('?', { shiftKey: true });
    await vi.waitFor(() => {
      expect(page.get('dialog').text()).toContain('say the time left');
    });
    const own = page.findAll('dialog section').find((group) => group.get('h3').text() === 'Boggle');
    expect(own?.get('dl').text()).toBe('AltRturn the boardAltSshow the score sheet');
    await strike('1');
    expect(went).toEqual([]);
    await press(page, 'Close', 'dialog');
    expect(page.find('dialog').exists()).toBe(false);
  });

  it('do nothing with a modifier, in a field, for a game that is not there, or with nothing to resume', async () => {
    const { page, went } = await open();
    await strike('1', { ctrlKey: true });
    await strike('9');
    await strike('r');
    page.get<HTMLInputElement>('input').element.focus();
    await strike('1');
    expect(went).toEqual([]);
  });

  it('are off, and not listed, when the person has switched them off', async () => {
    const { page, went } = await show(MenuPage, {
      path: '/',
      store: listing(HEAD),
      preferences: { shortcuts: false },
    });
    for (const key of ['1', 'r', 'm', '?']) await strike(key);
    expect(went).toEqual([]);
    expect(page.find('dialog').exists()).toBe(false);
    expect(page.find('kbd').exists()).toBe(false);
  });
});

test('the bar says where one is, and keeps whether sounds are on', async () => {
  const { page, preferences } = await open();
  expect(page.get('nav [aria-current="page"]').text()).toBe('Games');
  const sound = page.get('header [aria-label="Sound"]');
  expect(sound.attributes('aria-pressed')).toBe('true');
  await sound.trigger('click');
  expect(sound.attributes('aria-pressed')).toBe('false');
  expect(preferences()).toMatchObject({ sound: false });
});
