import { game } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import { checkRecord, parseRecord } from '#shared/match/readRecord.ts';
import { foldRecord } from '#shared/match/timeline.ts';
import { LONG_MATCH_ENTRIES, makeLongMatch } from './longMatch.ts';
import type { Measure } from './measure.ts';

const RUNS = 5;

/** The median of several runs, in ms. */
function median(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
}

export const measures: readonly Measure[] = [
  {
    name: `fold of boggle-${LONG_MATCH_ENTRIES}`,
    unit: 'ms',
    run() {
      const record = makeLongMatch();
      return Promise.resolve(median(() => foldRecord(game.machine(), record)));
    },
  },
  {
    name: `opening boggle-${LONG_MATCH_ENTRIES} from a file, every entry judged`,
    unit: 'ms',
    run() {
      const text = JSON.stringify(makeLongMatch());
      return Promise.resolve(
        median(() => {
          const record = parseRecord(text);
          if (!record.ok) throw new Error(record.message);
          const timeline = checkRecord(plugin, game, record.value);
          if (!timeline.ok) throw new Error(timeline.message);
        }),
      );
    },
  },
];
