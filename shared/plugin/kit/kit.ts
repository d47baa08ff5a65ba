/**
 * The conformance kit: proves on any game what the contract promises, by seeded random play. It runs
 * anywhere (tests, the command line, a page): the clock is lent to it, and it touches nothing else.
 */
import { PluginError } from '#shared/match/pluginError.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { mixSeed } from '#shared/random/random.ts';
import { openBench, reasonOf, type Bench } from './bench.ts';
import { checkChart } from './chartLaws.ts';
import { checkSchema } from './moveLaws.ts';
import { planRound, type PlanItem } from './plan.ts';
import { checkPlugin } from './pluginLaws.ts';
import { openReport, type Counts, type KitReport } from './report.ts';
import { runTrial, type TrialCounts } from './trial.ts';

export type Effort = 'quick' | 'soak';

export interface KitOptions {
  /** `quick` plays the plan once; `soak` again and again, with new seeds, until the time is up. */
  readonly effort: Effort;
  /** ms, from any origin. One that stands still makes the report depend on the seed alone. */
  now(): number;
  /** ms for the whole game, spread evenly over the plan; every match on it plays a few entries at least. */
  readonly budgetMs: number;
  /** 0 … 2³²−1; 1 if left out. The same seed plays the same matches. */
  readonly seed?: number;
  /** Mixes of settings at random, beside each setting at its least, most and default; 20 if left out. */
  readonly mixes?: number;
  /** After each match: how many have been played, and how many the round has. */
  onProgress?(played: number, planned: number): void;
}

const MAX_ENTRIES = 2000;
const ROUNDS = { quick: 1, soak: 1000 } as const;
/** Work units a bot has. */
const BOT_BUDGET = { quick: 50, soak: 500 } as const;

/** Tries one game and reports every promise it breaks. Throws for nothing that a game does. */
export async function runKit(plugin: Plugin, options: KitOptions): Promise<KitReport> {
  const report = openReport();
  const game = await plugin.load();
  const bench = openBench(plugin, game, await game.check(), report);
  checkPlugin(bench);
  checkSchema(bench);
  checkChart(game, bench.machine, report);
  const { counts, cut } = play(bench, options);
  checkReached(bench);
  if (bench.alternatives.given > 0 && bench.alternatives.different === 0) {
    report.add(
      'view/alternative',
      'check.ts',
      'No state that alternative gave differs from the one it was given.',
    );
  }
  return { findings: report.findings(), counts, cut };
}

function play(bench: Bench, options: KitOptions): Pick<KitReport, 'counts' | 'cut'> {
  const { effort, budgetMs, seed = 1, mixes = 20 } = options;
  const began = options.now();
  const played: TrialCounts[] = [];
  for (let round = 0; round < ROUNDS[effort]; round++) {
    const plan = planRound(bench.plugin, bench.check.lineups, mixSeed(seed, round), mixes);
    const left = budgetMs - (options.now() - began);
    if (round > 0 && left <= 0) break;
    const from = options.now();
    for (const [i, item] of plan.entries()) {
      // In a soak each round may take what is left: it is cut by its last match, not thinned out.
      const deadline = from + (effort === 'quick' ? (left * (i + 1)) / plan.length : left);
      played.push(
        tryOut(bench, item, {
          late: () => options.now() > deadline,
          maxEntries: MAX_ENTRIES,
          budget: BOT_BUDGET[effort],
        }),
      );
      options.onProgress?.(i + 1, plan.length);
    }
  }
  return { counts: countsOf(bench, played), cut: played.filter((trial) => trial.cut).length };
}

/** A mistake that stops a match is a finding; the other matches are played all the same. */
function tryOut(bench: Bench, item: PlanItem, limits: Parameters<typeof runTrial>[2]): TrialCounts {
  try {
    return runTrial(bench, item, limits);
  } catch (error) {
    const where = `seed ${item.seed}, settings ${JSON.stringify(item.settings)}, seats ${item.lineup.join(' / ')}`;
    bench.report.add(clauseOf(error), where, reasonOf(error));
    return { entries: 0, delays: 0, cut: false };
  }
}

function clauseOf(error: unknown): 'chart/failed' | 'chart/impure' | 'chart/delay-id' | 'game/threw' {
  if (!(error instanceof PluginError)) return 'game/threw';
  if (error.code === 'plugin/foreign-action') return 'chart/impure';
  return error.code === 'plugin/delay-without-id' ? 'chart/delay-id' : 'chart/failed';
}

function checkReached({ traced, reached, check, report }: Bench): void {
  const all = [...traced.states, ...traced.transitions];
  for (const [name, reason] of Object.entries(check.unreached)) {
    if (!all.includes(name))
      report.add(
        'chart/listed',
        'check.ts',
        `“${name}” is listed as unreached, and the chart has no such thing.`,
      );
    else if (reason.trim() === '')
      report.add('chart/listed', 'check.ts', `“${name}” is listed as unreached without a reason.`);
    else if (reached.has(name))
      report.add('chart/reached', 'check.ts', `“${name}” is listed as unreached, and was reached.`);
  }
  for (const name of all) {
    if (reached.has(name) || Object.hasOwn(check.unreached, name)) continue;
    report.add('chart/unreached', name, `“${name}” was never reached.`);
  }
}

function countsOf({ traced, reached }: Bench, played: readonly TrialCounts[]): Counts {
  const hits = (names: readonly string[]): number => names.filter((name) => reached.has(name)).length;
  return {
    matches: played.length,
    entries: played.reduce((sum, trial) => sum + trial.entries, 0),
    delays: played.reduce((sum, trial) => sum + trial.delays, 0),
    statesReached: hits(traced.states),
    states: traced.states.length,
    transitionsReached: hits(traced.transitions),
    transitions: traced.transitions.length,
  };
}
