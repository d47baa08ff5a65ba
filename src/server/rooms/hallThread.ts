/** The thread in which the rooms of a server are, with their store: sockets are served while rooms are busy. */
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { createLog, LOG_FORMS, LOG_LEVELS } from '../log.ts';
import { openStore } from '../stores/openStore.ts';
import { answerCalls } from './answerCalls.ts';
import { createHall } from './createHall.ts';
import type { HallCall } from './hallCalls.ts';

const data = v.parse(
  v.object({
    store: v.string(),
    root: v.string(),
    limits: v.record(v.string(), v.number()),
    log: v.object({ form: v.picklist(LOG_FORMS), least: v.picklist(LOG_LEVELS), key: v.string() }),
  }),
  workerData,
);
const { root } = data;
const limits = { ...LIMITS, ...data.limits };
const log = createLog({
  ...data.log,
  clock: Date.now,
  write: (line) => process.stderr.write(`${line}\n`),
});

const opened = await openStore(data.store, (sentence) =>
  log({ level: 'error', event: 'store/fault', sentence }),
);
if (opened.ok) {
  const store = opened.value;
  const take = answerCalls(
    (desk) => createHall({ store, limits, root, log }, desk),
    (news) => parentPort?.postMessage(news),
  );
  parentPort?.on('message', (calls: readonly HallCall[]) => take(calls));
  parentPort?.postMessage({ ok: true, value: null });
} else {
  parentPort?.postMessage(opened);
}
