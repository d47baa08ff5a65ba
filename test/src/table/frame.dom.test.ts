import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineComponent } from 'vue';
import { createPlace, GAMES, ID, plainTable, type Place } from './seated.ts';

enableAutoUnmount(afterEach);

let place: Place;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  place = createPlace();
  await place.deal(GAMES.highCard);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the bar', () => {
  test('names the game and, beside it, the moment', async () => {
    await place.sit();
    expect(place.page().find('h1').text()).toBe('High Card');
    expect(place.page().find('.moment').text()).toBe('Effects so far: 1');
  });

  test('has the table’s tools in it', async () => {
    await place.sit();
    expect(place.page().find('header .tools').text()).toBe('Turn');
  });

  test('takes the last move back, where the game allows it', async () => {
    await place.deal(GAMES.highCard, ['person', 'person']);
    await place.sit();
    expect(place.page().find('[aria-label="Take back"]').exists()).toBe(false);
    await place.press('keep');
    await place.press('Take back');
    expect(await place.kept()).toEqual([{ type: 'keep' }, { type: 'back', to: 0 }]);
  });
});

describe('what a table does not draw itself', () => {
  test('the frame draws: who has how much, the clock, what is waited for', async () => {
    await place.sit();
    const text = place.page().text();
    expect(text).toContain('You, keep your card or swap it.');
    expect(place.page().findAll('.scoreboard li')).toHaveLength(2);
    expect(place.page().find('.scoreboard').text()).toContain('Careful');
    expect(place.page().find('[role=timer]').text()).toBe('0:20');
    expect(place.page().find('.scoreboard').text()).not.toContain('This round');
  });

  test('and leaves to a table that says so', async () => {
    await place.sit({ table: plainTable({ own: ['prompt', 'clocks', 'scores'] }) });
    expect(place.page().text()).not.toContain('keep your card');
    expect(place.page().find('.scoreboard').exists()).toBe(false);
    expect(place.page().find('[role=timer]').exists()).toBe(false);
  });

  test('a way to quit stands under More, and asks first', async () => {
    await place.sit();
    await place.press('Quit the match');
    expect(document.querySelector('dialog')?.textContent).toContain('Quit this match?');
    expect(await place.kept()).toEqual([]);
    document.querySelectorAll<HTMLElement>('dialog button').item(1).click();
    await flushPromises();
    expect(place.path()).toBe('/');
    expect(await place.head()).toMatchObject({ final: true });
  });

  test('but not where the table has one of its own', async () => {
    await place.sit({ table: plainTable({ own: ['quit'] }) });
    expect(place.page().find('.more').text()).not.toContain('Quit the match');
  });
});

test('what is refused is said by its code’s sentence', async () => {
  await place.sit();
  await place.press('startRound');
  expect(place.page().find('.answer').text()).toBe('That is not a move of this game.');
  await place.press('keep');
  await place.press('keep');
  expect(place.page().find('.answer').text()).not.toBe('');
});

describe('under More', () => {
  test('one reads how to play, the clock standing still, and comes back to where one was', async () => {
    await place.sit();
    await place.pass(2_000);
    await place.press('How to play');
    await vi.dynamicImportSettled();
    await flushPromises();
    expect(document.querySelector('dialog')?.textContent).toContain('the highest takes the round');
    await place.pass(60_000);
    await place.press('Back to the table');
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More');
    expect(place.page().text()).toContain('0:18 left on the clock');
  });

  test('one finds the settings, and what is carried on where people may look at it', async () => {
    await place.sit();
    const links = (): (string | undefined)[] =>
      place
        .page()
        .findAll('.bar-menu a')
        .map((link) => link.attributes('href'));
    expect(links()).toEqual(['/settings']);
    place.page().unmount();
    await place.deal();
    await place.sit();
    expect(links()).toEqual(['/boggle/kept', '/settings']);
  });

  test('one saves the match as a file', async () => {
    await place.sit();
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await place.press('Save as a file');
    expect(names).toEqual([`quoin-high-card-${ID}.json`]);
    click.mockRestore();
  });
});

describe('hints', () => {
  const hint = (): boolean => place.page().find('.hint-card').exists();

  test('one that was read does not come back', async () => {
    await place.sit();
    expect(hint()).toBe(true);
    await place.press('Got it');
    expect(hint()).toBe(false);
    place.page().unmount();
    await place.deal(GAMES.highCard);
    await place.sit();
    expect(hint()).toBe(false);
  });

  test('who wants none gets none', async () => {
    await place.sit();
    await place.press('No hints');
    expect(hint()).toBe(false);
    const kept: unknown = JSON.parse(place.notes.get('quoin:preferences') ?? 'null');
    expect(kept).toMatchObject({ hintsOff: true, hintsRead: [] });
  });
});

test('a table that breaks says so and offers the match as a file', async () => {
  const fragile = defineComponent({
    setup: () => () => {
      throw new Error('no such tile');
    },
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await place.sit({ table: fragile });
  expect(place.page().text()).toContain('A mistake in High Card stopped this match: no such tile');
  expect(place.page().find('.broken button').text()).toBe('Save what happened');
  expect(place.page().findAll('.broken button')[1]?.text()).toBe('Look at it in dev mode');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
