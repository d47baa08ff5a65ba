import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomEntry } from '#src/room/acts.ts';
import { readLog, writtenDraft } from '#src/server/stores/redisReplies.ts';
import { entryLine, firstLine, readEntries } from '#src/server/stores/roomText.ts';
import { slowClock } from '../slowClock.ts';
import { FIRST } from './contract.ts';

const LENGTH = 500;
const entries = Array.from({ length: LENGTH }, (_, i): RoomEntry => {
  if (i === 0) return { n: 1, at: 0, by: 'table', c: null, act: FIRST };
  return { n: i + 1, at: i, by: 's2', c: i, act: { type: 'play', move: { type: 'keep' } } };
});

/** How often others had their turn until it was done. */
async function turnsIn(work: Promise<unknown>): Promise<number> {
  let [turns, done] = [0, false];
  const count = (): void => {
    if (done) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work;
  done = true;
  return turns;
}

beforeEach(slowClock);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a long log lets the others of the process have their turn while it is read', () => {
  it('from Redis', async () => {
    const rows = entries.map((entry) => [
      `${entry.n}-0`,
      ['at', String(entry.at), 'entry', writtenDraft(entry)],
    ]);
    const reading = readLog(['1000', rows]);
    expect(await turnsIn(reading)).toBeGreaterThan(50);
    expect(await reading).toEqual({ began: 1000, entries });
  });

  it('from a file', async () => {
    const [first, ...rest] = entries.map((entry) =>
      entry.n === 1 ? firstLine(1000, entry) : entryLine(entry, null),
    );
    const reading = readEntries([first, ...rest].join(''), 1);
    expect(await turnsIn(reading)).toBeGreaterThan(50);
    expect(await reading).toEqual(entries);
  });
});
