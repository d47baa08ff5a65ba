import { describe, expect, it } from 'vitest';
import { createMachine, raise, setup, type AnyStateMachine } from 'xstate';
import { chartOf } from '#shared/chart/chartOf.ts';
import { modelPaths, openPathSearch, type PathSearch, type StatePath } from '#shared/chart/paths.ts';
import { checkRecord } from '#shared/match/readRecord.ts';
import type { FoldState } from '#shared/match/state.ts';
import { leavesOf, stepsOf } from '#shared/match/steps.ts';
import { foldRecord } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { tracedBetween, traceChart } from '#shared/plugin/kit/trace.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { equip } from '#shared/plugin/resources.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { brokenBy } from '#test/kit/broken.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { machine } from '#test/kit/game/machine.ts';
import { loadHere } from '#test/src/lexicon/loadHere.ts';

const boggle = plugins.find(({ id }) => id === 'boggle') ?? highCard;

/** The game with what it is played with. */
async function gameOf(plugin: Plugin): Promise<Game> {
  return equip(await plugin.load(), defaultsOf(plugin.settings), loadHere);
}

async function open(plugin: Plugin, options: object = {}): Promise<PathSearch> {
  const game = await gameOf(plugin);
  return openPathSearch(plugin, game, await game.check(), chartOf(game.machine()), { seed: 1, ...options });
}

/** Searches to the end, some tries at a time; gives up long after any search here has ended. */
function searchOut(search: PathSearch, tries = 200): readonly StatePath[] {
  const found: StatePath[] = [];
  for (let n = 0; n < 100_000 && !search.done(); n += tries) found.push(...search.step(tries));
  expect(search.done()).toBe(true);
  return found;
}

const isIn = (state: FoldState, path: string): boolean =>
  leavesOf(state.snapshot.value).some((leaf) => leaf === path || leaf.startsWith(`${path}.`));

/** What the traced chart says the last step of a record enters. */
function enteredLast({ record }: StatePath, machine: AnyStateMachine): readonly string[] {
  const traced = traceChart(machine).machine;
  const [before, last] = stepsOf(foldRecord(traced, record), record.until).slice(-2);
  if (before === undefined) return [];
  return last === undefined
    ? tracedBetween({ ...before.state, effects: [] }, before.state)
    : tracedBetween(before.state, last.state);
}

describe('the fewest steps in the chart as data', () => {
  it('of High Card are what one counts by hand', () => {
    const steps = [...modelPaths(chartOf(machine)).values()].map((way) => [way.state, way.steps]);
    expect(Object.fromEntries(steps)).toEqual({
      playing: 0,
      'playing.dealing': 0,
      'playing.turn': 0,
      'playing.passing': 1,
      'playing.showdown': 1,
      'playing.decided': 2,
      resting: 1,
      over: 2,
      left: 1,
    });
    expect(modelPaths(chartOf(machine)).get('over')?.arrows).toEqual([
      'playing.dealing --always',
      'playing.turn --keep',
      'playing.passing --always [isRoundOver]',
      'playing.showdown --after pause [isWon]',
      'playing --onDone',
    ]);
  });

  it('enter all regions at once, wait for the last one, and leave out what nothing leads to', () => {
    const both = createMachine({
      id: 'both',
      initial: 'work',
      states: {
        work: {
          type: 'parallel',
          onDone: 'rest',
          states: {
            left: { initial: 'a', states: { a: { on: { GO: 'b' } }, b: { type: 'final' } } },
            right: {
              initial: 'c',
              states: { c: { on: { GO: 'd' } }, d: { after: { 9: 'e' } }, e: { type: 'final' } },
            },
          },
        },
        rest: {},
        attic: { on: { GO: 'rest' } },
      },
    });
    const ways = modelPaths(chartOf(both));
    expect(ways.get('work.right.c')?.steps).toBe(0);
    expect(ways.get('work.left.b')?.steps).toBe(1);
    expect(ways.get('rest')?.steps).toBe(2);
    expect(ways.has('attic')).toBe(false);
  });
});

describe.each([highCard, boggle])('matches that get to every state of $title', (plugin) => {
  const searched = open(plugin).then((search) => ({ search, found: searchOut(search) }));

  it('are found, and are what they say', async () => {
    const game = await gameOf(plugin);
    const { search, found } = await searched;
    expect(search.missing()).toEqual([]);
    expect(found.map(({ state }) => state).toSorted()).toEqual(search.states.toSorted());
    for (const way of found) {
      const timeline = checkRecord(plugin, game, way.record);
      if (!timeline.ok) throw new Error(timeline.message);
      const steps = stepsOf(timeline.value, way.record.until);
      const last = steps.at(-1);
      expect(way.steps.length).toBe(steps.length - 1);
      expect(way.steps.length).toBeGreaterThanOrEqual(search.model.get(way.state)?.steps ?? Infinity);
      expect(last?.at ?? 0).toBe(way.record.until);
      expect(last !== undefined && isIn(last.state, way.state)).toBe(!way.passing);
      // Not before: it ends right as it arrives.
      expect(steps.slice(0, -1).filter(({ state }) => isIn(state, way.state))).toEqual([]);
      expect(enteredLast(way, game.machine())).toContain(way.state);
    }
  });

  it('are the same from the same seed, however often one asks', async () => {
    const { found } = await searched;
    expect(searchOut(await open(plugin), 7)).toEqual(found);
  });

  it('are found by playing and leaving out, where searching broadly was cut short', async () => {
    const short = (await searched).found;
    const found = searchOut(await open(plugin, { breadth: 1 }));
    expect(found.map(({ state }) => state).toSorted()).toEqual(short.map(({ state }) => state).toSorted());
    for (const { state, steps, shortest } of found) {
      const least = short.find((way) => way.state === state)?.steps.length ?? Infinity;
      expect(steps.length).toBeGreaterThanOrEqual(least);
      expect(steps.length).toBeLessThanOrEqual(least + 4);
      if (shortest) expect(steps.length).toBe(least);
    }
  });
});

describe('known ways', () => {
  const inWords = ({ steps }: StatePath): readonly string[] => steps.map(({ event }) => event);

  it('of High Card', async () => {
    const search = await open(highCard);
    searchOut(search);
    const ways = search.found();
    const resting = ways.get('resting');
    expect(resting?.steps).toEqual([{ kind: 'move', by: 0, event: 'rest', at: 1000 }]);
    expect(resting).toMatchObject({ shortest: true, passing: false, record: { until: 1000 } });
    expect(ways.get('playing.turn')).toMatchObject({ steps: [], shortest: true, record: { log: [] } });
    // Two turns, and the look at the cards: a goal of one point is a setting.
    expect(ways.get('over')).toMatchObject({ shortest: true, record: { settings: { goal: 1 } } });
    expect(ways.get('over')?.steps.map(({ kind }) => kind)).toEqual(['move', 'move', 'delay']);
    expect(ways.get('playing.decided')).toMatchObject({ passing: true });
  });

  it('of Boggle', async () => {
    const search = await open(boggle);
    searchOut(search);
    const ways = [...search.found().values()];
    const words = Object.fromEntries(ways.map((way) => [way.state, inWords(way)]));
    expect(words).toMatchObject({
      betweenRounds: [],
      round: ['startRound'],
      quit: ['quit'],
      'reckoning.review': ['startRound', 'endRound'],
      gameOver: ['startRound', 'roundTime'],
    });
    expect(ways.filter(({ shortest }) => !shortest)).toEqual([]);
  });
});

describe('what is not found', () => {
  const attic = (other: AnyStateMachine): Plugin =>
    brokenBy({ game: { machine: () => other }, check: { unreached: { attic: 'It is locked.' } } });

  it('is said, with the reason that check.ts gives', async () => {
    const states = { ...machine.config.states, attic: { description: 'Far away.' }, cellar: {} };
    const search = await open(attic(createMachine({ ...machine.config, states }, machine.implementations)), {
      breadth: 200,
      depth: 200,
    });
    searchOut(search);
    expect(search.missing()).toEqual([
      { state: 'attic', reason: 'It is locked.' },
      { state: 'cellar', reason: null },
    ]);
    expect(search.step(1000)).toEqual([]);
  });

  it('is not guessed at where a chart raises events itself: such a step counts for nothing', async () => {
    const chain = setup({ actions: { goOn: raise({ type: 'next' }) } }).createMachine({
      id: 'chain',
      context: machine.config.context,
      initial: 'a',
      states: {
        a: { on: { keep: 'b' } },
        b: { entry: 'goOn', on: { next: 'c' } },
        c: { on: { quit: 'd' } },
        d: {},
      },
    });
    const plugin = brokenBy({
      game: {
        machine: () => chain,
        legal: () => [
          { move: { type: 'keep' }, exact: true },
          { move: { type: 'quit' }, exact: true },
        ],
      },
    });
    const search = await open(plugin);
    searchOut(search);
    expect(search.found().get('c')).toMatchObject({ shortest: true, steps: [{ event: 'keep' }] });
    expect(search.found().get('d')).toMatchObject({ shortest: true, steps: [{}, { event: 'quit' }] });
  });
});
