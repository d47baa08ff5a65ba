/** What `/metrics` says, in Prometheus' text format 0.0.4. */
import type { TableCounts } from './tables.ts';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** What the system says of this process. */
export interface ProcessFacts {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  /** Since 1970. */
  readonly startSeconds: number;
  /** 99 of 100 turns of the event loop were late by at most so much, since this was last asked for. */
  readonly loopDelaySeconds: number;
}

interface Sample {
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export function metricsText(counts: TableCounts, facts: ProcessFacts): string {
  const { now, commands } = counts;
  return [
    metric('quoin_tables', 'gauge', 'Tables in this process.', one(now.tables)),
    metric('quoin_seats', 'gauge', 'Seats at them whose people are connected here.', one(now.seats)),
    metric('quoin_watchers', 'gauge', 'People who watch.', one(now.watchers)),
    metric('quoin_sockets', 'gauge', 'Open connections.', one(now.sockets)),
    metric('quoin_commands_total', 'counter', 'Commands by what became of them.', by('outcome', commands)),
    metric('quoin_views_total', 'counter', 'Views sent.', one(counts.views)),
    metric(
      'quoin_conflicts_total',
      'counter',
      'Appends that another was quicker than.',
      one(counts.conflicts),
    ),
    metric(
      'quoin_refused_frames_total',
      'counter',
      'Frames that were no message.',
      by('code', counts.refusedFrames),
    ),
    metric('quoin_closed_total', 'counter', 'Connections closed, by close code.', by('code', counts.closed)),
    metric(
      'quoin_ack_seconds',
      'histogram',
      'From arrival of a command to its ack.',
      histogram(counts.ackMs),
    ),
    metric('process_cpu_seconds_total', 'counter', 'User and system time.', one(facts.cpuSeconds)),
    metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', one(facts.residentBytes)),
    metric('process_start_time_seconds', 'gauge', 'Start, since 1970.', one(facts.startSeconds)),
    metric(
      'nodejs_eventloop_lag_p99_seconds',
      'gauge',
      'Delay of the event loop since last asked, 99th percentile.',
      one(facts.loopDelaySeconds),
    ),
  ].join('');
}

function metric(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${String(value)}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function one(value: number): readonly Sample[] {
  return [{ value }];
}

function by(label: string, values: Readonly<Record<string, number>>): readonly Sample[] {
  return Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }));
}

function histogram({ bounds, within, count, sum }: TableCounts['ackMs']): readonly Sample[] {
  return [
    ...bounds.map((bound, i) => ({
      suffix: '_bucket',
      labels: { le: String(bound / 1000) },
      value: within[i] ?? 0,
    })),
    { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
    { suffix: '_sum', value: sum / 1000 },
    { suffix: '_count', value: count },
  ];
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
