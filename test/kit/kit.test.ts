import { describe, expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import { MENDS } from '#shared/plugin/kit/clauses.ts';
import { goldenOf } from '#shared/plugin/kit/goldens.ts';
import { runKit } from '#shared/plugin/kit/kit.ts';
import type { KitReport } from '#shared/plugin/kit/report.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { BREACHES, brokenBy } from './broken.ts';
import { game } from './game/game.ts';
import { plugin } from './game/index.ts';
import { machine } from './game/machine.ts';
import { played } from './played.ts';

/** High Card as the kit has it, whatever its moves are. */
const whichever: Game = game;

/** A clock that stands still: the report depends on the seed alone. */
const still = { effort: 'quick', now: () => 0, budgetMs: 1000 } as const;

/** Seen without playing: a clock that runs out at once saves the matches. */
const UNPLAYED = /^(plugin|settings)|^chart.(id|iterations|impure|unnamed|description|prompt|listed)/;

function tryFew(game: Plugin, seed = 1): Promise<KitReport> {
  return runKit(game, { ...still, mixes: 0, seed });
}

describe('the conformance kit', () => {
  it('finds nothing wrong with High Card, and gets everywhere in it', async () => {
    const { findings, counts, cut } = await runKit(plugin, { ...still, mixes: 4 });
    expect(findings).toEqual([]);
    expect(counts.statesReached).toBe(counts.states);
    expect(counts.transitionsReached).toBe(counts.transitions);
    expect(counts.entries).toBeGreaterThan(100);
    expect(counts.delays).toBeGreaterThan(10);
    expect(cut).toBe(0);
  });

  it('says the same for the same seed', async () => {
    const once = await tryFew(brokenBy({ game: { refuse: () => null } }), 5);
    expect(await tryFew(brokenBy({ game: { refuse: () => null } }), 5)).toEqual(once);
  });

  it('plays every item of its plan a little, even when the time is up at once', async () => {
    let time = 0;
    const progress: string[] = [];
    const { counts, cut } = await runKit(brokenBy({}), {
      effort: 'quick',
      now: () => (time += 1000),
      budgetMs: 1,
      mixes: 0,
      onProgress: (played, planned) => progress.push(`${played}/${planned}`),
    });
    expect(counts.matches).toBe(12);
    expect(progress).toEqual(Array.from({ length: 12 }, (_, i) => `${i + 1}/12`));
    expect(cut).toBeGreaterThan(0);
  });

  it('says where and how to mend', async () => {
    const { findings } = await tryFew(brokenBy(BREACHES['view/leak']?.() ?? {}));
    const leak = findings.find((finding) => finding.clause === 'view/leak');
    expect(leak?.message).toMatch(
      /^seat 0 can tell at “extra\.\d” what is hidden from seat 0: it is \d+ here, \d+ where that lies otherwise\.$/,
    );
    expect(leak?.where).toMatch(
      /^seed \d+, settings \{"goal":2.*\}, seats person \/ careful, after entry 0 at 0 ms, in “playing\.turn”$/,
    );
    expect(leak?.mend).toBe(MENDS['view/leak']);
  });
});

describe('beside the clauses, each with one game that breaks it, the kit sees', () => {
  it('a turn of somebody who does not sit there', async () => {
    const { findings } = await tryFew(
      brokenBy({ game: { view: (state, viewer) => ({ ...whichever.view(state, viewer), turn: 7 }) } }),
    );
    expect(findings.find(({ clause }) => clause === 'view/fields')?.message).toBe(
      'In the view of seat 0, “turn” is 7; it should be a seat at the table, or null.',
    );
  });

  it('a preset, a computer, a stand-in and a setting for sharing that could not be played', async () => {
    const seats = {
      ...plugin.seats,
      computers: [{ bot: 'wizard', label: 'Wizard' }],
      sharing: { goal: 9 },
      standIn: 'witch',
    };
    const preset = { id: 'a', label: 'A', help: 'Of some kind.', settings: {}, seats: ['person'] };
    const { findings } = await tryFew(brokenBy({ plugin: { seats, presets: [preset, preset] } }));
    const said = findings.filter(({ clause }) => clause.startsWith('plugin/')).map(({ message }) => message);
    expect(said).toEqual([
      'The preset “a” has 1 seats, not 2 to 4.',
      'The preset “a” has the id of another.',
      'seats.computers has “wizard”, which is no bot of the game.',
      'seats.standIn is “witch”, which is no bot of the game.',
      'seats.sharing does not fit: Points to win is a whole number from 1 to 3.',
    ]);
  });

  it('a key that is the frame’s or none, but not a letter alone', async () => {
    const keys = ['R', 'Alt+R', 'Alt+P', 'Enter'].map((chord) => ({ id: chord, chord, label: 'roll' }));
    const { findings } = await tryFew(brokenBy({ plugin: { keys } }));
    expect(findings.map(({ message }) => message)).toEqual([
      'The key “Alt+P” is Alt+P, which is the frame’s.',
      'The key “Enter” is “Enter”, which is neither a capital letter or a digit nor one with Alt+.',
    ]);
  });

  it('a text whose pattern is none', async () => {
    const board = {
      kind: 'text',
      label: 'B',
      pattern: '(',
      otherwise: 'x',
      maxLength: 5,
      default: '',
    } as const;
    const { findings } = await tryFew(brokenBy({ plugin: { settings: { ...plugin.settings, board } } }));
    expect(findings.find(({ clause }) => clause === 'settings/default')?.message).toBe('“(” is no pattern.');
  });

  it('what a game is played with and nobody can fetch, before anything is played', async () => {
    const { findings, counts } = await tryFew(
      brokenBy({ game: { resources: () => [{ name: 'klingon', hash: '0' }] } }),
    );
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('What it is played with cannot be had: There is no “klingon” to fetch here.'),
    ]);
    expect(counts.matches).toBe(0);
  });

  it('that bots and chart have what was fetched', async () => {
    const given: unknown[] = [];
    const whole = brokenBy({
      game: {
        resources: () => [{ name: 'list', hash: '0' }],
        machine: (resources) => {
          if (resources !== undefined) given.push(resources['list']);
          return machine;
        },
        bots: {
          ...whichever.bots,
          random: {
            decide: (view, random, budget, resources) => {
              given.push(resources['list']);
              return whichever.bots.random.decide(view, random, budget, resources);
            },
          },
        },
      },
    });
    const { findings } = await runKit(whole, { ...still, mixes: 0, load: () => Promise.resolve('words') });
    expect(findings).toEqual([]);
    expect(given.length).toBeGreaterThan(10);
    expect(new Set(given)).toEqual(new Set(['words']));
  });
});

describe('each clause of the kit can fail', () => {
  it.each(Object.entries(BREACHES))('%s', async (clause, breach) => {
    let time = 0;
    const now = UNPLAYED.test(clause) ? () => (time += 1000) : still.now;
    const { findings } = await runKit(brokenBy(breach()), { ...still, now, mixes: 0 });
    expect(findings.map((finding) => finding.clause)).toContain(clause);
  });

  it('and every clause is tried here', () => {
    const tried = [...Object.keys(BREACHES), 'record/golden'];
    expect(tried.toSorted()).toEqual(Object.keys(MENDS).toSorted());
  });
});

describe('what is never reached', () => {
  const attic = { attic: { description: 'Far away.', on: { rest: { target: 'playing' } } } };
  const withAttic = (reasons: Readonly<Record<string, string>>): Plugin =>
    brokenBy({
      game: {
        machine: () =>
          createMachine(
            { ...machine.config, states: { ...machine.config.states, ...attic } },
            machine.implementations,
          ),
      },
      check: { unreached: reasons },
    });

  it('is listed, states first, and a finding where no reason is given', async () => {
    const { unreached, findings, counts } = await tryFew(withAttic({ attic: 'It is locked.' }));
    expect(unreached).toEqual([
      { kind: 'state', name: 'attic', reason: 'It is locked.' },
      { kind: 'transition', name: 'attic --rest', reason: null },
    ]);
    expect(findings.filter(({ clause }) => clause === 'chart/unreached').map(({ where }) => where)).toEqual([
      'attic --rest',
    ]);
    expect([counts.states - counts.statesReached, counts.transitions - counts.transitionsReached]).toEqual([
      1, 1,
    ]);
  });

  it('does not depend on the time there was', async () => {
    let time = 0;
    const plugin = withAttic({});
    const short = await runKit(plugin, { ...still, mixes: 0, now: () => (time += 1000) });
    const long = await tryFew(plugin);
    expect(short.unreached).toEqual(long.unreached);
    expect(short.counts.statesReached).toBe(long.counts.statesReached);
  });

  it('is not what a golden record reaches', async () => {
    const cellar = setup({ guards: { isDeep: ({ event }) => isDeep(event) } }).createMachine({
      id: 'cellar',
      options: { maxIterations: 1000 },
      context: machine.config.context,
      initial: 'up',
      states: {
        up: {
          description: 'Up.',
          meta: { prompt: 'prompt.turn' },
          on: { again: { guard: 'isDeep', target: 'down' } },
        },
        down: { type: 'final', description: 'Down.', meta: { prompt: 'prompt.left' } },
      },
    });
    const plugin = brokenBy({ game: { machine: () => cellar, legal: () => [] } });
    const other = await plugin.load();
    const input = {
      ...played.record,
      log: [{ n: 1, at: 5, by: 0, move: { type: 'again', seed: 77 } }],
      until: 5,
    };
    const golden = goldenOf(plugin, other, 'deep.json', input);
    const without = await runKit(plugin, { ...still, mixes: 0 });
    const given = await runKit(plugin, { ...still, mixes: 0, goldens: [golden] });
    expect(without.unreached.map(({ name }) => name)).toEqual(['down', 'up --again']);
    expect(given.unreached).toEqual([]);
    expect(given.counts).toMatchObject({ records: 1, statesReached: 2 });
    expect(given.findings.map(({ clause }) => clause)).not.toContain('chart/unreached');
  });
});

function isDeep(event: object): boolean {
  return 'seed' in event && event.seed === 77;
}
