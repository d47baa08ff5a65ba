import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { doubled } from './doubled.ts';

// Throws anywhere but in the thread.
parentPort?.postMessage(doubled(v.parse(v.number(), workerData)) + 1);
