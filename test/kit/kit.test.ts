import { describe, expect, it } from 'vitest';
import { playMatch } from '#shared/match/play.ts';
import { MENDS } from '#shared/plugin/kit/clauses.ts';
import { endOf, replayGoldens, type Golden } from '#shared/plugin/kit/goldens.ts';
import { runKit } from '#shared/plugin/kit/kit.ts';
import type { KitReport } from '#shared/plugin/kit/report.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { BREACHES, brokenBy } from './broken.ts';
import { game } from './game/game.ts';
import { plugin } from './game/index.ts';

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
    expect(counts.matches).toBe(14);
    expect(progress).toEqual(Array.from({ length: 14 }, (_, i) => `${i + 1}/14`));
    expect(cut).toBeGreaterThan(0);
  });

  it('says where and how to mend', async () => {
    const { findings } = await tryFew(brokenBy(BREACHES['view/leak']?.() ?? {}));
    const leak = findings.find((finding) => finding.clause === 'view/leak');
    expect(leak?.message).toMatch(/^seat 0 can tell at “extra\.\d” what is hidden from seat 0\.$/);
    expect(leak?.where).toMatch(
      /^seed \d+, settings \{"goal":2.*\}, seats person \/ careful, after entry 0 at 0 ms$/,
    );
    expect(leak?.mend).toBe(MENDS['view/leak']);
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

describe('golden records', () => {
  const played = playMatch(plugin, game, {
    lineup: ['careful', 'random'],
    settings: { goal: 2, clock: 'slow', pause: true },
    seed: 12,
    maxEntries: 100,
    untilOver: true,
    budget: 1,
  });
  const end = endOf(plugin, game, played.record);
  const hash = end.ok ? end.value.view : end.message;
  const golden: Golden = {
    name: 'twelve.json',
    record: played.record,
    end: { standing: played.standing, over: true, final: false, view: hash },
  };

  it('replay to their ends', () => {
    expect(replayGoldens(plugin, game, [golden])).toEqual([]);
  });

  it('are findings when they end otherwise, or do not read', () => {
    const redrawn = { ...golden, name: 'redrawn.json', end: { ...golden.end, view: '00000000' } };
    const other = { ...golden, name: 'other.json', end: { ...golden.end, over: false } };
    const cut = { ...golden, name: 'cut.json', record: { format: 'quoin-match' } };
    expect(replayGoldens(plugin, game, [golden, other, redrawn, cut])).toMatchObject([
      { clause: 'record/golden', where: 'other.json' },
      { clause: 'record/golden', where: 'redrawn.json' },
      { clause: 'record/golden', where: 'cut.json', message: 'This is not a Quoin match record.' },
    ]);
  });
});
