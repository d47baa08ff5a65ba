import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileRoomStore } from '#src/server/stores/fileStore.ts';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import { openRedisRoomStore } from '#src/server/stores/redisStore.ts';
import type { Draft, RoomStore } from '#src/server/stores/roomStore.ts';
import { hasRedis, startRedis } from '#test/src/server/redisServer.ts';
import type { Measure, Noted } from './measure.ts';

const WRITERS = 100;
const MS = 2000;

/** A player of Boggle that writes on its sheet. */
function edit(c: number): Draft {
  const move = { type: 'edit', pos: c * 6, del: 0, ins: 'quoin ' };
  return { by: 's2', c, act: { type: 'play', move } };
}

/** Each writer has a room of its own, and appends when its last append was answered. */
async function appends(store: RoomStore): Promise<Noted> {
  const codes = Array.from({ length: WRITERS }, (_, i) => `B${i}`);
  for (const code of codes) {
    const settings = { minutes: 3 };
    await store.create(code, { type: 'open', game: 'boggle', rules: 1, settings, places: 8, late: true });
  }
  const waits: number[] = [];
  const started = performance.now();
  const before = process.cpuUsage();
  await Promise.all(
    codes.map(async (code) => {
      for (let c = 1; performance.now() - started < MS; c += 1) {
        const asked = performance.now();
        const answer = await store.append(code, c + 1, edit(c), { before: 1e9, due: 1e9 });
        if (answer.kind !== 'appended') throw new Error(`An append was answered with ${answer.kind}.`);
        waits.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  waits.sort((a, b) => a - b);
  const at = (share: number): string => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1);
  const busy = ((user + system) / 1e4 / seconds).toFixed(0);
  await store.close();
  return {
    value: waits.length / seconds,
    note: `each answered after ${at(0.5)} ms, of a hundred one after more than ${at(0.99)}; ${busy} % of a core`,
  };
}

export const measures: readonly Measure[] = [
  {
    name: `appends to rooms in memory, ${WRITERS} writers`,
    unit: 'appends/s',
    run: () => appends(createMemoryRoomStore(Date.now)),
  },
  {
    name: `appends to rooms in files, ${WRITERS} writers`,
    unit: 'appends/s',
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
      try {
        const opened = await openFileRoomStore({ folder });
        if (!opened.ok) throw new Error(opened.message);
        return await appends(opened.value);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
  ...['always', 'everysec'].map((fsync) => ({
    name: `appends to rooms in Redis, ${WRITERS} writers, appendfsync ${fsync}`,
    unit: 'appends/s',
    async run() {
      if (!hasRedis) return undefined;
      const server = await startRedis(['--appendfsync', fsync]);
      try {
        const opened = await openRedisRoomStore({ url: server.url });
        if (!opened.ok) throw new Error(opened.message);
        return await appends(opened.value);
      } finally {
        await server.stop();
      }
    },
  })),
];
