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
    async run() {
      const { game, record } = await makeLongMatch();
      return median(() => foldRecord(game.machine(), record));
    },
  },
  {
    name: `opening boggle-${LONG_MATCH_ENTRIES} from a file, every entry judged`,
    unit: 'ms',
    async run() {
      const made = await makeLongMatch();
      const text = JSON.stringify(made.record);
      return median(() => {
        const record = parseRecord(text);
        if (!record.ok) throw new Error(record.message);
        const timeline = checkRecord(plugin, made.game, record.value);
        if (!timeline.ok) throw new Error(timeline.message);
      });
    },
  },
];
