/** A match is played at the real table of a game with a mistake, until it breaks; what was saved is opened in dev mode. */
import { enableAutoUnmount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Plugin } from '#shared/plugin/contract.ts';
import InspectPage from '#src/inspector/InspectPage.vue';
import { saveFile } from '#src/profile/saveFile.ts';
import MomentTable from '#src/watch/MomentTable.vue';
import { gameWith, pluginWith, THROWN, type Mistake } from '#test/kit/brokenRule.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { createPlace, ID, plainTable, type Place } from '#test/src/table/seated.ts';
import { show } from './watching.ts';

const here = vi.hoisted(() => ({ plugin: null as Plugin | null }));
vi.mock('#shared/plugin/registry.ts', async (original) => ({
  ...(await original<object>()),
  pluginOf: (id: string) => (id === here.plugin?.id ? here.plugin : undefined),
}));
vi.mock('#src/profile/saveFile.ts', () => ({ saveFile: vi.fn() }));

enableAutoUnmount(afterEach);

/** However busy the machine is. */
function until(look: () => void): Promise<void> {
  return vi.waitFor(look, 10_000);
}

let place: Place;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(saveFile).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function sit(mistake: Mistake, lineup: readonly string[] = ['person', 'person']): Promise<void> {
  const plugin = pluginWith(mistake);
  here.plugin = plugin;
  place = createPlace();
  await place.deal(plugin, lineup);
  const table = mistake === 'table' ? await gameWith('table').table() : plainTable();
  await place.sit({ table });
}

/** “Save what happened”: the text of the file that the person gets. */
async function saved(): Promise<string> {
  await place.press('Save what happened');
  const [name, text] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('quoin-high-card-a1-crash.json');
  return text ?? '';
}

/** Dev mode on that file. */
async function inspect(text: string): Promise<VueWrapper> {
  place.page().unmount();
  vi.useRealTimers();
  const page = await show(InspectPage, {});
  await until(() => expect(page.find('input[type=file]').exists()).toBe(true));
  const input = page.find('input[type=file]');
  Object.defineProperty(input.element, 'files', { value: [new File([text], 'crash.json')] });
  await input.trigger('change');
  await until(() => expect(page.find('section.broken').exists()).toBe(true));
  return page;
}

function button(page: VueWrapper, name: string) {
  const found = page
    .findAll('button')
    .find((each) => each.text() === name || each.attributes('aria-label') === name);
  if (found === undefined) throw new Error(`There is no button “${name}”.`);
  return found;
}

/** A step, and the rest after which it is explained. */
async function step(page: VueWrapper, name: string): Promise<void> {
  const before = page.find('[role=region][aria-busy]').text();
  await button(page, name).trigger('click');
  await until(() => {
    expect(page.find('[role=region][aria-busy]').attributes('aria-busy')).toBe('false');
    expect(page.find('[role=region][aria-busy]').text()).not.toBe(before);
  });
}

function heading(page: VueWrapper): string {
  return page.find('#inspector-table').text();
}

/** Where the line of time stands. */
function lookingAt(page: VueWrapper): string {
  return page.find('[role=slider]').attributes('aria-valuetext') ?? '';
}

describe('a rule that throws at a move', () => {
  test('costs that move alone: the match goes on, and what happened can be saved', async () => {
    await sit('move');
    await place.press('swap');
    expect(place.page().find('.answer').text()).toBe(
      'The game stumbled over that move. Nothing has changed.',
    );
    expect(place.page().find('.crash').text()).toContain('A mistake in High Card swallowed a move.');
    await place.press('Close');
    expect(place.page().find('.crash').exists()).toBe(false);
    await place.press('keep');
    expect(await place.kept()).toEqual([{ type: 'keep' }]);
  });

  test('is opened at its broken step: the error, the move, and the moment before', async () => {
    await sit('move');
    await place.pass(1000);
    await place.press('keep');
    // The other is too slow, and the cards are looked at.
    await place.pass(24_000);
    await place.press('swap');
    const page = await inspect(await saved());
    expect(page.find('.notices .broken').text()).toContain('It stopped at 0:25.0, at entry 2');
    expect(page.find('section.broken h3').text()).toBe('Here it stopped');
    expect(page.find('section.broken .fault').text()).toBe(THROWN.move);
    expect(page.find('section.broken pre').text()).toContain('brokenRule.ts');
    expect(page.findAll('section.broken h3').map((title) => title.text())).toContain('As far as it got');
    expect(page.find('section.broken ol').text()).toContain('swap');
    expect(heading(page)).toBe('The table at 0:25.0');
    expect(lookingAt(page)).toMatch(/^0:25\.0.*after entry 1 of 1$/);

    // Back in time there is nothing wrong, and on again there is.
    await step(page, 'One step back');
    expect(page.find('section.broken').exists()).toBe(false);
    expect(lookingAt(page)).toMatch(/^0:21\.0/);
    await step(page, 'One step on');
    await until(() => expect(page.find('section.broken').exists()).toBe(true));
  });

  test('the table shows the moment before', async () => {
    await sit('move');
    await place.press('keep');
    await place.pass(24_000);
    await place.press('swap');
    const page = await inspect(await saved());
    const { state } = page.findComponent(MomentTable).props();
    expect(state.n).toBe(1);
    expect(state.snapshot.value).toEqual({ playing: 'turn' });
    expect(state.snapshot.context).toMatchObject({ turn: 0, shown: false });
  });

  test('and mended, says that it no longer happens', async () => {
    await sit('move');
    await place.press('swap');
    const text = await saved();
    here.plugin = highCard;
    const page = await inspect(text);
    expect(page.find('section.broken .fault').text()).toContain('It no longer happens here');
    expect(page.find('section.broken .fault').text()).toContain(THROWN.move);
  });
});

describe('what stops the match', () => {
  test('a delay that throws: the match stands still, and dev mode shows what was due', async () => {
    await sit('delay');
    await place.pass(1000);
    await place.press('keep');
    await place.pass(30_000);
    expect(place.page().find('section.broken').text()).toContain('The game has stopped');
    expect(place.page().find('section.broken').text()).toContain(THROWN.delay);
    // It was due 20 s after the move.
    const page = await inspect(await saved());
    expect(page.find('.notices .broken').text()).toContain('It stopped at 0:21.0');
    expect(page.find('section.broken .fault').text()).toContain(THROWN.delay.replace('.', ''));
    expect(page.find('section.broken pre').text()).toContain('brokenRule.ts');
    expect(page.find('section.broken ol').text()).toContain('is round over');
    expect(lookingAt(page)).toMatch(/^0:20\.9.*after entry 1 of 1$/);
  });

  test('a length that is none, set off by a delay', async () => {
    await sit('length');
    await place.press('keep');
    await place.pass(30_000);
    expect(place.page().find('section.broken').exists()).toBe(true);
    const page = await inspect(await saved());
    expect(page.find('section.broken .fault').text()).toContain('1.5');
    expect(lookingAt(page)).toMatch(/after entry 1 of 1$/);
  });

  test('a computer player that throws', async () => {
    await sit('bot', ['person', 'careful']);
    await place.press('keep');
    await place.pass(2000);
    expect(place.page().find('section.broken').text()).toContain(THROWN.bot);
    const text = await saved();
    expect(JSON.parse(text)).toMatchObject({ crash: { where: 'bot', message: THROWN.bot, attempt: null } });
    const page = await inspect(text);
    expect(page.find('section.broken .fault').text()).toBe(THROWN.bot);
    expect(page.find('section.broken pre').text()).toContain('brokenRule.ts');
    expect(lookingAt(page)).toMatch(/after entry 1 of 1$/);
  });

  test('a table that throws while it is drawn', async () => {
    await sit('table');
    expect(place.page().find('.torn').text()).toBe('The first turn');
    await place.pass(20_000);
    expect(place.page().find('section.broken').text()).toContain(THROWN.table);
    expect(place.page().find('.torn').exists()).toBe(false);
    const text = await saved();
    expect(JSON.parse(text)).toMatchObject({ crash: { where: 'table', at: 20_000, message: THROWN.table } });
    const page = await inspect(text);
    // Dev mode stands beside a table that cannot be drawn.
    expect(page.find('section.broken .fault').text()).toBe(THROWN.table);
    expect(page.text()).toContain('The game cannot show this moment');
    await step(page, 'To the start');
    expect(page.find('.torn').text()).toBe('The first turn');
  });

  test('what cannot be shown: the match stops as a table does, and its steps are told all the same', async () => {
    await sit('view');
    await place.press('keep');
    await place.pass(25_000);
    expect(place.page().find('section.broken').text()).toContain(THROWN.view);
    const text = await saved();
    expect(JSON.parse(text)).toMatchObject({ crash: { where: 'table', message: THROWN.view } });
    const page = await inspect(text);
    expect(page.find('section.broken .fault').text()).toBe(THROWN.view);
    await step(page, 'To the start');
    await step(page, 'One step on');
    await step(page, 'One step on');
    const told = page.find('[role=region][aria-busy]').text();
    expect(told).toContain('The game cannot say who sees what of it');
    expect(told).toContain('score');
  });

  test('is looked at from the table itself, with the error that the kept match knows nothing of', async () => {
    await sit('bot', ['person', 'careful']);
    await place.press('keep');
    await place.pass(2000);
    await place.press('Look at it in dev mode');
    vi.useRealTimers();
    await until(() => expect(place.path()).toBe(`/inspect/${ID}`));
    const page = await show(InspectPage, { id: ID }, `/inspect/${ID}`);
    await until(() => expect(page.find('section.broken').text()).toContain(THROWN.bot));
  });
});
