/** What dev mode asks of a long record: opening it, scrubbing along it, explaining steps, counting coverage. */
import { plugin } from '#games/boggle/index.ts';
import { chartOf } from '#shared/chart/chartOf.ts';
import { coverageOf } from '#shared/chart/coverage.ts';
import { explainStep } from '#shared/chart/explain.ts';
import { openRecord, type OpenedRecord } from '#shared/match/openRecord.ts';
import { playMatch } from '#shared/match/play.ts';
import { salvageText } from '#shared/match/readRecord.ts';
import { stateAtStep, stepAtTime, stepsOf, type Step } from '#shared/match/steps.ts';
import { bytesOf } from '#shared/match/stored.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { randomFrom } from '#shared/random/random.ts';
import { game as highCard } from '#test/kit/game/game.ts';
import { plugin as highCardPlugin } from '#test/kit/game/index.ts';
import { LONG_MATCH_ENTRIES, makeLongMatch } from './longMatch.ts';
import type { Measure } from './measure.ts';

const OPENINGS = 5;
const PLACES = 2000;
const HIGH_CARD_MATCHES = 100;
const NAME = `boggle-${LONG_MATCH_ENTRIES}`;
/** A slice of work between two pictures, in ms. */
const SLICE = 8;

interface Look {
  readonly opened: OpenedRecord;
  readonly steps: readonly Step[];
}

function look(text: string, of: Plugin, by: Game): Look {
  const read = salvageText(text);
  if (!read.ok) throw new Error(read.message);
  const opened = openRecord(of, by, read.value.record, read.value.cut);
  if (!opened.ok) throw new Error(opened.message);
  const { timeline, record } = opened.value;
  return { opened: opened.value, steps: stepsOf(timeline, record.until) };
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

async function longLook(): Promise<Look & { readonly game: Game }> {
  const { game, record } = await makeLongMatch();
  return { ...look(JSON.stringify(record), plugin, game), game };
}

/** Times in ms of what a scrubber needs at places at random: the state, the view of a seat, and its text. */
async function scrubs(): Promise<readonly number[]> {
  const { game, opened, steps } = await longLook();
  const random = randomFrom(1);
  const { until } = opened.record;
  return Array.from({ length: PLACES }, () => {
    const time = random.below(until + 1);
    return timed(() => {
      const step = steps[stepAtTime(steps, time)];
      if (step === undefined) throw new Error('There is no step.');
      const state = stateAtStep(step, time);
      return [game.view(state, 0), bytesOf(opened.timeline.machine, state)];
    });
  });
}

/** Times in ms of explaining each of up to `PLACES` steps, spread over the match. */
function explanations({ opened, steps }: Look): readonly number[] {
  const { timeline, record } = opened;
  const stride = Math.max(1, Math.floor(steps.length / PLACES));
  return steps.flatMap((step, i) => {
    if (i % stride !== 0) return [];
    return [timed(() => explainStep(timeline.machine, record, steps[i - 1]?.state ?? null, step))];
  });
}

/** Explains many short matches: a game of High Card is over soon. */
function highCardExplanations(): readonly number[] {
  return Array.from({ length: HIGH_CARD_MATCHES }, (_, seed) => {
    const { record } = playMatch(highCardPlugin, highCard, {
      lineup: ['careful', 'careful', 'careful'],
      settings: defaultsOf(highCardPlugin.settings),
      seed,
      maxEntries: 100,
      untilOver: true,
      budget: 1000,
    });
    return explanations(look(JSON.stringify(record), highCardPlugin, highCard));
  }).flat();
}

/** Counts all of a long match in slices. */
function countInSlices({ opened, steps }: Look): readonly number[] {
  const coverage = coverageOf(opened.timeline.machine, opened.record);
  coverage.follow(steps);
  const slices: number[] = [];
  while (coverage.counted < steps.length) {
    slices.push(
      timed(() => {
        const end = performance.now() + SLICE;
        coverage.advance(() => performance.now() >= end);
      }),
    );
  }
  return slices;
}

export const measures: readonly Measure[] = [
  {
    name: `opening ${NAME} for dev mode: read, judged, its steps and its chart`,
    unit: 'ms',
    async run() {
      const { game, record } = await makeLongMatch();
      const text = JSON.stringify(record);
      const times = Array.from({ length: OPENINGS }, () =>
        timed(() => [look(text, plugin, game), chartOf(game.machine())]),
      );
      return median(times);
    },
  },
  {
    name: `scrubbing along ${NAME}, the median of ${PLACES} places`,
    unit: 'ms',
    run: async () => median(await scrubs()),
  },
  {
    name: `scrubbing along ${NAME}, the slowest of ${PLACES} places`,
    unit: 'ms',
    run: async () => Math.max(...(await scrubs())),
  },
  {
    name: `explaining a step of ${NAME}, median`,
    unit: 'ms',
    run: async () => median(explanations(await longLook())),
  },
  {
    name: `explaining a step of ${NAME}, slowest`,
    unit: 'ms',
    run: async () => Math.max(...explanations(await longLook())),
  },
  {
    name: 'explaining a step of High Card, median',
    unit: 'ms',
    run: () => Promise.resolve(median(highCardExplanations())),
  },
  {
    name: `coverage of ${NAME}, all slices together`,
    unit: 'ms',
    run: async () => countInSlices(await longLook()).reduce((sum, time) => sum + time, 0),
  },
  {
    name: `coverage of ${NAME}, the longest slice of ${SLICE} ms`,
    unit: 'ms',
    run: async () => Math.max(...countInSlices(await longLook())),
  },
];
