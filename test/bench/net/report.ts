/** A run's account as lines for a person, the targets beside. */
import { spreadOf } from './figures.ts';
import type { ScenarioName } from './options.ts';
import type { Outcome } from './scenario.ts';

/** What the capacity is to be on two idle cores, this generator included. */
const TARGETS: Readonly<Record<ScenarioName, Readonly<Record<string, string>>>> = {
  one: {
    seats: '2,000',
    'commands a second': '1,000',
    'views out a second': '8,000',
    'ack p50': '≤ 10 ms',
    'ack p99': '≤ 100 ms',
    'memory of a server, at most': '≤ 250 MB',
    lost: '0',
    duplicated: '0',
  },
  two: {
    seats: '1,000',
    'commands a second': '500',
    'ack p99': '≤ 400 ms',
    lost: '0',
    duplicated: '0',
  },
  kill: { seats: '1,000', 'commands a second': '500', 'resume p95': '≤ 5 s', lost: '0', duplicated: '0' },
};

/** Whether the log holds what was acknowledged and nothing was seen that must not be: what does not depend on the machine. */
export function isSound({ audit, faults, troubles, unanswered }: Outcome): boolean {
  const { lost, duplicated, altered, invented } = audit;
  const wrong = lost + duplicated + altered + invented + unanswered;
  return wrong === 0 && Object.keys(faults).length === 0 && troubles.length === 0;
}

export function linesOf(outcome: Outcome): readonly string[] {
  const targets = TARGETS[outcome.scenario];
  const rows = rowsOf(outcome);
  const width = Math.max(...rows.map(([name]) => name.length));
  const values = Math.max(...rows.map(([, value]) => value.length));
  return [
    `${outcome.scenario}: ${titleOf(outcome)}`,
    ...rows.map(([name, value]) => {
      const target = targets[name];
      const line = `  ${name.padEnd(width)}  ${value.padStart(values)}`;
      return target === undefined ? line : `${line}   (wanted: ${target})`;
    }),
    ...outcome.troubles.slice(0, 5).map((line) => `  a server said: ${line}`),
  ];
}

function titleOf({ scenario, spread, by }: Outcome): string {
  const what = by === 'words' ? 'a word a command' : 'a letter a command';
  const place = spread === 'seats' ? 'every table on both' : 'each table on one';
  if (scenario === 'one') return `one process, files, ${what}`;
  return `two processes and Redis, ${place}, ${what}${scenario === 'kill' ? '; one is killed (SIGKILL) halfway' : ''}`;
}

function rowsOf(outcome: Outcome): readonly (readonly [string, string])[] {
  const { seconds, ack, resume, audit, faults } = outcome;
  const cpu = outcome.serverCpu.reduce((sum, each) => sum + each, 0);
  const resumed: readonly (readonly [string, string])[] = [
    ['connections lost, or not made', whole(outcome.reconnects)],
    ['resumed', whole(resume.count)],
    ['resume p50', `${whole(resume.p50)} ms`],
    ['resume p95', `${whole(resume.p95)} ms`],
    ['resume max', `${whole(resume.max)} ms`],
  ];
  return [
    ['seats', whole(outcome.seats)],
    ['seconds', seconds.toFixed(1)],
    ['commands sent', whole(outcome.sent)],
    ['commands a second', whole(outcome.acked / seconds)],
    ['acked', whole(outcome.acked)],
    ['refused', whole(outcome.refused)],
    ['unanswered', whole(outcome.unanswered)],
    ['sent again', whole(outcome.resent)],
    ['lost', whole(audit.lost)],
    ['duplicated', whole(audit.duplicated)],
    ['altered or invented', whole(audit.altered + audit.invented)],
    ['entries in the log', whole(audit.entries)],
    ['ack p50', `${ack.p50.toFixed(1)} ms`],
    ['ack p95', `${ack.p95.toFixed(1)} ms`],
    ['ack p99', `${ack.p99.toFixed(1)} ms`],
    ['ack max', `${ack.max.toFixed(1)} ms`],
    ...(outcome.scenario === 'kill' ? resumed : []),
    ['views out a second', whole(outcome.viewsPerSecond)],
    ['out a second', `${(outcome.bytesPerSecond / 1e6).toFixed(2)} MB`],
    ['out a view', `${whole(outcome.bytesPerSecond / Math.max(1, outcome.viewsPerSecond))} bytes`],
    ...outcome.serverCpu.map((used, i): readonly [string, string] => [
      `CPU of server ${i + 1}`,
      `${used.toFixed(1)} s = ${whole((100 * used) / seconds)} %`,
    ]),
    ['CPU a command, servers', `${whole((cpu / Math.max(1, outcome.acked)) * 1e6)} µs`],
    [
      'CPU of the generator',
      `${outcome.generatorCpu.toFixed(1)} s = ${whole((100 * outcome.generatorCpu) / seconds)} %`,
    ],
    ['memory of a server, at most', `${whole(spreadOf(outcome.serverMemory).max)} MB`],
    ['memory of a server, no table yet', `${whole(outcome.emptyMemory)} MB`],
    ...(outcome.bytesPerTable === null
      ? []
      : [['memory a table, seats connected', `${whole(outcome.bytesPerTable / 1000)} kB`] as const]),
    ...(outcome.redisMemory === null
      ? []
      : [['memory of Redis', `${whole(outcome.redisMemory)} MB`] as const]),
    ...(outcome.redisEntry === null
      ? []
      : [['memory of Redis a command', `${whole(outcome.redisEntry)} bytes`] as const]),
    ...(outcome.redisCpu === null
      ? []
      : [
          [
            'CPU of Redis',
            `${outcome.redisCpu.toFixed(1)} s = ${whole((100 * outcome.redisCpu) / seconds)} %`,
          ] as const,
        ]),
    ['quicker elsewhere (conflicts)', whole(outcome.conflicts)],
    ['faults seen', JSON.stringify(faults)],
  ];
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
