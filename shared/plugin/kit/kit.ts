/**
 * The conformance kit: proves on any game what the contract promises, by seeded random play. It runs
 * anywhere (tests, the command line, a page): the clock is lent to it, and it touches nothing else.
 */
import type { ResourceName } from '#shared/match/record.ts';
import { PluginError } from '#shared/match/pluginError.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { mixSeed } from '#shared/random/random.ts';
import { openWorkbench, reasonOf, type Workbench } from './workbench.ts';
import { checkChart } from './chartLaws.ts';
import { reachedBy, replayGoldens, type Golden } from './goldens.ts';
import { checkSchema } from './moveLaws.ts';
import { planExploration, planRound, type PlanItem } from './plan.ts';
import { checkPlugin } from './pluginLaws.ts';
import { equipForKit } from './resourceLaws.ts';
import { openReport, type Counts, type KitReport, type Unreached } from './report.ts';
import { runTrial, type TrialCounts } from './trial.ts';
import type { TrialLimits } from './trialSteps.ts';

export type Effort = 'quick' | 'soak';

export interface KitOptions {
  /** `quick` plays the plan once; `soak` again and again, with new seeds, until the time is up. */
  readonly effort: Effort;
  /** ms, from any origin. One that stands still makes the report depend on the seed alone. */
  now(): number;
  /**
   * ms for the whole game: a safety net, not a measure. How much is played and checked follows from the seed; when the
   * time is up the exploration is finished all the same, and every other match plays a few entries at least. What was
   * cut is counted in the report.
   */
  readonly budgetMs: number;
  /** 0 … 2³²−1; 1 if left out. The same seed plays the same matches. */
  readonly seed?: number;
  /** Mixes of settings at random, beside each setting at its least, most and default; 20 if left out. */
  readonly mixes?: number;
  /** Its golden records: replayed, and what they reach counts as reached. None if left out. */
  readonly goldens?: readonly Golden[];
  /** Fetches what the game is played with; left out, there is nothing to fetch. */
  readonly load?: ResourceLoader;
  /** After each match: how many have been played, and how many the round has. */
  onProgress?(played: number, planned: number): void;
}

/** A game that takes longer is given up, in a quick run early: one such match would cost as much as all others. */
const MAX_ENTRIES = { quick: 500, soak: 2000 } as const;
/** Of a match that looks into the chart's corners. */
const EXPLORED_ENTRIES = 150;
const ROUNDS = { quick: 1, soak: 1000 } as const;
/** Work units a bot has. */
const BOT_BUDGET = { quick: 50, soak: 500 } as const;

/** Tries one game and reports every promise it breaks. Throws for nothing that a game does. */
export async function runKit(plugin: Plugin, options: KitOptions): Promise<KitReport> {
  const report = openReport();
  const plain = await plugin.load();
  const game = await equipForKit(plugin, plain, options.load ?? nothing, report);
  if (game === null) return { findings: report.findings(), counts: NO_COUNTS, unreached: [], cut: 0 };
  const workbench = openWorkbench(plugin, game, await game.check(), report);
  checkPlugin(workbench);
  checkSchema(workbench);
  checkChart(game, workbench.machine, report);
  const goldens = options.goldens ?? [];
  const { counts, cut, explored } = play(workbench, options);
  for (const { clause, where, message } of replayGoldens(plugin, game, goldens)) {
    report.add(clause, where, message);
  }
  const reached = new Set([...explored, ...reachedByGoldens(workbench, goldens)]);
  checkReached(workbench, reached);
  if (workbench.alternatives.given > 0 && workbench.alternatives.different === 0) {
    report.add(
      'view/alternative',
      'check.ts',
      'No state that alternative gave differs from the one it was given.',
    );
  }
  return {
    findings: report.findings(),
    counts: { ...counts, ...reachedIn(workbench, reached), records: goldens.length },
    unreached: unreachedBy(workbench, reached),
    cut,
  };
}

const NO_COUNTS: Counts = {
  matches: 0,
  ended: 0,
  entries: 0,
  delays: 0,
  statesReached: 0,
  states: 0,
  transitionsReached: 0,
  transitions: 0,
  records: 0,
};

function nothing({ name }: ResourceName): Promise<never> {
  return Promise.reject(new Error(`There is no “${name}” to fetch here.`));
}

interface Playing extends Pick<KitReport, 'cut'> {
  readonly counts: Pick<Counts, 'matches' | 'ended' | 'entries' | 'delays'>;
  /** Names of states and transitions reached whatever the clock said. */
  readonly explored: ReadonlySet<string>;
}

function play(workbench: Workbench, options: KitOptions): Playing {
  const { effort, budgetMs, seed = 1, mixes = 20 } = options;
  const { plugin, check } = workbench;
  const deadline = options.now() + budgetMs;
  const late = (): boolean => options.now() > deadline;
  const budget = BOT_BUDGET[effort];
  const played: TrialCounts[] = [];
  const tried = new Map<string, number>();
  const exploration = planExploration(plugin, check.lineups, seed);
  const planOf = (round: number): readonly PlanItem[] =>
    planRound(plugin, check.lineups, mixSeed(seed, round), mixes);
  const first = planOf(0);
  const tell = (): void => options.onProgress?.(played.length, exploration.length + first.length);
  for (const item of exploration) {
    const limits = { late: () => false, maxEntries: EXPLORED_ENTRIES, budget };
    played.push(tryOut(workbench, item, limits, tried));
    tell();
  }
  const explored = new Set(workbench.reached);
  for (let round = 0; round < ROUNDS[effort]; round++) {
    for (const item of round === 0 ? first : planOf(round)) {
      if (round > 0 && late()) break;
      // Each match counts on from the exploration, not from the match before: none depends on another's length.
      const limits = { late, maxEntries: MAX_ENTRIES[effort], budget };
      played.push(tryOut(workbench, item, limits, new Map(tried)));
      tell();
    }
    if (late()) break;
  }
  const counts = {
    matches: played.length,
    ended: played.filter((trial) => trial.ended).length,
    entries: played.reduce((sum, trial) => sum + trial.entries, 0),
    delays: played.reduce((sum, trial) => sum + trial.delays, 0),
  };
  return { counts, cut: played.filter((trial) => trial.cut).length, explored };
}

/** A mistake that stops a match is a finding; the other matches are played all the same. */
function tryOut(
  workbench: Workbench,
  item: PlanItem,
  limits: TrialLimits,
  tried: Map<string, number>,
): TrialCounts {
  try {
    return runTrial(workbench, item, limits, tried);
  } catch (error) {
    const start = `seed ${item.seed}, settings ${JSON.stringify(item.settings)}, seats ${item.lineup.join(' / ')}, at the start`;
    workbench.report.add(clauseOf(error), workbench.moment.place?.() ?? start, reasonOf(error));
    return { entries: 0, delays: 0, cut: false, ended: false };
  }
}

function clauseOf(error: unknown): 'chart/failed' | 'chart/impure' | 'chart/delay-id' | 'game/threw' {
  if (!(error instanceof PluginError)) return 'game/threw';
  if (error.code === 'plugin/foreign-action') return 'chart/impure';
  return error.code === 'plugin/delay-without-id' ? 'chart/delay-id' : 'chart/failed';
}

/** A record that the traced chart fails on is a finding already, or the chart's own law finds why. */
function reachedByGoldens(workbench: Workbench, goldens: readonly Golden[]): readonly string[] {
  const { plugin, game, traced, report } = workbench;
  return goldens.flatMap((golden) => {
    try {
      return reachedBy(plugin, game, traced, golden);
    } catch (error) {
      report.add(clauseOf(error), golden.name, reasonOf(error));
      return [];
    }
  });
}

/** What the exploration and the golden records reached: that alone is the same on every machine. */
function checkReached({ traced, check, report }: Workbench, reached: ReadonlySet<string>): void {
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

function unreachedBy({ traced, check }: Workbench, reached: ReadonlySet<string>): readonly Unreached[] {
  const missed = (kind: Unreached['kind'], names: readonly string[]): readonly Unreached[] =>
    names
      .filter((name) => !reached.has(name))
      .map((name) => ({
        kind,
        name,
        reason: Object.hasOwn(check.unreached, name) ? (check.unreached[name] ?? null) : null,
      }));
  return [...missed('state', traced.states), ...missed('transition', traced.transitions)];
}

function reachedIn(
  { traced }: Workbench,
  reached: ReadonlySet<string>,
): Omit<Counts, keyof Playing['counts'] | 'records'> {
  const hits = (names: readonly string[]): number => names.filter((name) => reached.has(name)).length;
  return {
    statesReached: hits(traced.states),
    states: traced.states.length,
    transitionsReached: hits(traced.transitions),
    transitions: traced.transitions.length,
  };
}
