/** One run: servers, full tables, words for so many seconds, perhaps a death, and the account of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#src/server/stores/openStore.ts';
import { startRedis, type RedisServer } from '#test/src/server/redisServer.ts';
import { auditTables, type Audit } from './audit.ts';
import { spreadOf, type Spread } from './figures.ts';
import { fillTable, type FullTable } from './fullTable.ts';
import { TABLE_SEATS, type Load, type Options, type ScenarioName } from './options.ts';
import { startServer, type Program, type ServerProcess } from './serverProcess.ts';
import { createTally, type Tally } from './tally.ts';
import { typeAll } from './typing.ts';

export interface Outcome {
  readonly scenario: ScenarioName;
  readonly processes: number;
  readonly spread: Options['spread'];
  readonly by: Options['by'];
  readonly seats: number;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly sent: number;
  readonly acked: number;
  readonly refused: number;
  readonly unanswered: number;
  readonly resent: number;
  /** ms. */
  readonly ack: Spread;
  readonly viewsPerSecond: number;
  readonly bytesPerSecond: number;
  /** s of processor time while the clock ran. */
  readonly serverCpu: readonly number[];
  readonly generatorCpu: number;
  /** MB (10⁶ bytes). */
  readonly serverMemory: readonly number[];
  /** MB before the first table. */
  readonly emptyMemory: number;
  readonly redisMemory: number | null;
  /** Bytes more in Redis for each command while the clock ran. */
  readonly redisEntry: number | null;
  readonly redisCpu: number | null;
  /** Bytes more that each table cost its server, seats connected: one process alone. */
  readonly bytesPerTable: number | null;
  readonly conflicts: number;
  readonly reconnects: number;
  /** ms from the end of a connection to the first view of the next. */
  readonly resume: Spread;
  readonly audit: Audit;
  readonly faults: Readonly<Record<string, number>>;
  readonly troubles: readonly string[];
}

export const USUAL: Readonly<Record<ScenarioName, Load>> = {
  one: { seats: 2000, rate: 1000, seconds: 30 },
  two: { seats: 1000, rate: 500, seconds: 30 },
  kill: { seats: 1000, rate: 500, seconds: 30 },
};

/** Tables that are filled at the same time. */
const FILLED_AT_ONCE = 8;
/** ms between everything being there and the first word. */
const CALM_MS = 2000;
/** ms in which what is on its way at the end is answered. */
const DRAIN_MS = 20_000;
const SAMPLE_MS = 1000;

/** Rejects where it cannot be run: two processes need a Redis here. */
export async function runScenario(
  program: Program,
  scenario: ScenarioName,
  { load, spread, by, profiles }: Options,
  say: (sentence: string) => void,
): Promise<Outcome> {
  const wanted: Load = { ...USUAL[scenario], ...load };
  const folder = mkdtempSync(join(tmpdir(), 'quoin-net-'));
  const servers: ServerProcess[] = [];
  let redis: RedisServer | null = null;
  try {
    redis = scenario === 'one' ? null : await startRedis();
    const store = redis === null ? `files:${folder}` : redis.url;
    servers.push(await startServer(program, store, profiles));
    if (scenario !== 'one') servers.push(await startServer(program, store, profiles));
    return await measure({ scenario, wanted, spread, by, servers, store, redis, say });
  } finally {
    for (const server of servers) await server.stop();
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly scenario: ScenarioName;
  readonly wanted: Load;
  readonly spread: Options['spread'];
  readonly by: Options['by'];
  readonly servers: readonly ServerProcess[];
  readonly store: string;
  readonly redis: RedisServer | null;
  say(sentence: string): void;
}

async function measure({ scenario, wanted, spread, by, servers, store, redis, say }: Run): Promise<Outcome> {
  const tally = createTally();
  const empty = await servers[0]?.sample();
  const tables = await fillTables(servers, spread, wanted.seats, tally);
  const players = tables.flatMap((table) => table.players);
  say(`${scenario}: ${players.length} seats at ${tables.length} tables have begun.`);
  await pause(CALM_MS);

  const before = await Promise.all(servers.map((server) => server.sample()));
  const redisBefore = redis === null ? null : await redisUse(redis);
  const [cpuBefore, viewsBefore, bytesBefore] = [process.cpuUsage(), tally.views, tally.bytes];
  const began = performance.now();
  const sampling = setInterval(() => {
    for (const server of servers) void server.sample();
  }, SAMPLE_MS);
  const killing = scenario === 'kill' ? killLater(servers[0], (wanted.seconds / 2) * 1000) : null;
  await typeAll(players, by, wanted);
  await killing;
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = (performance.now() - began) / 1000;
  const [views, bytes] = [tally.views - viewsBefore, tally.bytes - bytesBefore];
  clearInterval(sampling);
  const after = await Promise.all(servers.map((server) => server.sample()));
  const redisAfter = redis === null ? null : await redisUse(redis);
  const ackedInTime = tally.acked;
  await drained(players);

  for (const player of players) player.close();
  // That everybody has gone is noted by the servers before they go themselves.
  await pause(CALM_MS);
  for (const server of servers) await server.stop();
  const [first] = before;
  return {
    scenario,
    processes: servers.length,
    spread,
    by,
    seats: players.length,
    tables: tables.length,
    rate: wanted.rate,
    seconds,
    ...countsOf(tally),
    viewsPerSecond: views / seconds,
    bytesPerSecond: bytes / seconds,
    serverCpu: servers.map((_, i) => (after[i]?.cpuSeconds ?? 0) - (before[i]?.cpuSeconds ?? 0)),
    generatorCpu: (user + system) / 1e6,
    serverMemory: servers.map(({ peakBytes }) => peakBytes / 1e6),
    emptyMemory: (empty?.residentBytes ?? 0) / 1e6,
    redisEntry:
      redisAfter === null || redisBefore === null
        ? null
        : (redisAfter.bytes - redisBefore.bytes) / Math.max(1, ackedInTime),
    redisMemory: redisAfter === null ? null : redisAfter.bytes / 1e6,
    redisCpu:
      redisAfter === null || redisBefore === null ? null : redisAfter.cpuSeconds - redisBefore.cpuSeconds,
    bytesPerTable:
      servers.length > 1 || first === undefined || empty === undefined
        ? null
        : (first.residentBytes - empty.residentBytes) / tables.length,
    conflicts: after.reduce((sum, { conflicts }) => sum + conflicts, 0),
    audit: await auditStore(store, tables),
    troubles: servers.flatMap(({ troubles }) => troubles),
  };
}

function countsOf(tally: Tally) {
  const { sent, acked, refused, resent, acks, resumes, reconnects, faults } = tally;
  return {
    sent,
    acked,
    refused,
    unanswered: sent - acked - refused,
    resent,
    ack: spreadOf(acks),
    reconnects,
    resume: spreadOf(resumes),
    faults: Object.fromEntries(faults),
  };
}

async function fillTables(
  servers: readonly ServerProcess[],
  spread: Options['spread'],
  seats: number,
  tally: Tally,
): Promise<readonly FullTable[]> {
  const count = Math.ceil(seats / TABLE_SEATS);
  const tables: FullTable[] = [];
  let next = 0;
  async function fillMore(): Promise<void> {
    while (next < count) {
      const table = next;
      next += 1;
      const home = (seat: number): number => (spread === 'seats' ? table + seat : table) % servers.length;
      tables.push(await fillTable(servers, home, tally));
    }
  }
  await Promise.all(Array.from({ length: FILLED_AT_ONCE }, fillMore));
  return tables;
}

async function killLater(server: ServerProcess | undefined, ms: number): Promise<void> {
  await pause(ms);
  await server?.sample();
  await server?.kill();
}

async function drained(players: FullTable['players']): Promise<void> {
  const until = performance.now() + DRAIN_MS;
  while (performance.now() < until && players.some(({ idle }) => !idle)) await pause(50);
}

async function auditStore(address: string, tables: readonly FullTable[]): Promise<Audit> {
  const opened = await openStore(address);
  if (!opened.ok) throw new Error(opened.message);
  try {
    return await auditTables(opened.value, tables);
  } finally {
    await opened.value.close();
  }
}

async function redisUse({
  url,
}: RedisServer): Promise<{ readonly bytes: number; readonly cpuSeconds: number }> {
  const { createClient } = await import('@redis/client');
  const client = await createClient({ url }).connect();
  const info = `${await client.info('memory')}\n${await client.info('cpu')}`;
  client.destroy();
  const value = (name: string): number => Number(new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1] ?? NaN);
  return {
    bytes: value('used_memory'),
    cpuSeconds: value('used_cpu_user') + value('used_cpu_sys'),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
