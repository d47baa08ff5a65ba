import { expect, it } from 'vitest';

import { metricsText } from '#src/server/metrics.ts';
import { watchProcess } from '#src/server/processFacts.ts';

import { NO_COUNTS } from './fakeTables.ts';

const FACTS = { cpuSeconds: 1.5, residentBytes: 1e8, startSeconds: 1.7e9, loopDelaySeconds: 0.002 };
const SAMPLE = /^[a-z_][a-z0-9_]*(\{[a-z_]+="(?:[^"\\\n]|\\["\\n])*"\})? -?\d+(\.\d+)?(e[+-]\d+)?$/;

const COUNTS = {
  now: { tables: 3, seats: 12, watchers: 2, sockets: 14 },
  commands: { acked: 40, refused: 2, repeated: 1 },
  views: 160,
  conflicts: 5,
  refusedFrames: { 'wire/malformed': 2, 'we"ird\\\n': 1 },
  closed: { '1012': 7 },
  ackMs: { bounds: [5, 50], within: [30, 39], count: 40, sum: 250 },
};

it('tells everything that is counted', () => {
  const lines = metricsText(COUNTS, FACTS).split('\n');
  for (const line of [
    'quoin_tables 3',
    'quoin_seats 12',
    'quoin_watchers 2',
    'quoin_sockets 14',
    'quoin_commands_total{outcome="acked"} 40',
    'quoin_commands_total{outcome="refused"} 2',
    'quoin_commands_total{outcome="repeated"} 1',
    'quoin_views_total 160',
    'quoin_conflicts_total 5',
    'quoin_refused_frames_total{code="wire/malformed"} 2',
    'quoin_closed_total{code="1012"} 7',
    'process_cpu_seconds_total 1.5',
    'process_resident_memory_bytes 100000000',
    'nodejs_eventloop_lag_p99_seconds 0.002',
  ]) {
    expect(lines).toContain(line);
  }
});

it('gives times in seconds, as a histogram up to infinity', () => {
  expect(metricsText(COUNTS, FACTS)).toContain(
    [
      '# TYPE quoin_ack_seconds histogram',
      'quoin_ack_seconds_bucket{le="0.005"} 30',
      'quoin_ack_seconds_bucket{le="0.05"} 39',
      'quoin_ack_seconds_bucket{le="+Inf"} 40',
      'quoin_ack_seconds_sum 0.25',
      'quoin_ack_seconds_count 40',
      '',
    ].join('\n'),
  );
});

it('is in the text format: each metric named once, each line a sample', () => {
  for (const counts of [COUNTS, NO_COUNTS]) {
    const text = metricsText(counts, FACTS);
    expect(text.endsWith('\n')).toBe(true);
    const lines = text.trimEnd().split('\n');
    expect(lines.filter((line) => !/^# (HELP|TYPE) /.test(line) && !SAMPLE.test(line))).toEqual([]);
    const named = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
    expect(new Set(named).size).toBe(named.length);
  }
});

it('knows this process', () => {
  const watch = watchProcess();
  const { cpuSeconds, residentBytes, startSeconds, loopDelaySeconds } = watch.facts();
  watch.stop();
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(residentBytes).toBeGreaterThan(10e6);
  expect(Math.abs(startSeconds - (Date.now() / 1000 - process.uptime()))).toBeLessThan(60);
  expect(loopDelaySeconds).toBeGreaterThanOrEqual(0);
});
