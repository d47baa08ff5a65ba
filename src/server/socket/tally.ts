/** What a server counts of itself, from its start on. */
import type { TableCounts } from '../tables.ts';

/** Upper bounds in ms of the classes in which acknowledgements are counted. */
const BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000] as const;

export interface Tally {
  /** A command was carried out, turned down, or had been carried out before, after so many ms. */
  command(kind: 'acked' | 'refused' | 'repeated', ms: number): void;
  refusedFrame(code: string): void;
  closed(code: number): void;
  read(): Pick<TableCounts, 'commands' | 'refusedFrames' | 'closed' | 'ackMs'>;
}

export function createTally(): Tally {
  const commands = { acked: 0, refused: 0, repeated: 0 };
  const refusedFrames = new Map<string, number>();
  const closed = new Map<string, number>();
  const within = BOUNDS.map(() => 0);
  let [count, sum] = [0, 0];

  return {
    command(kind, ms) {
      commands[kind] += 1;
      count += 1;
      sum += ms;
      for (const [i, bound] of BOUNDS.entries()) if (ms <= bound) within[i] = (within[i] ?? 0) + 1;
    },
    refusedFrame(code) {
      refusedFrames.set(code, (refusedFrames.get(code) ?? 0) + 1);
    },
    closed(code) {
      closed.set(String(code), (closed.get(String(code)) ?? 0) + 1);
    },
    read: () => ({
      commands: { ...commands },
      refusedFrames: Object.fromEntries(refusedFrames),
      closed: Object.fromEntries(closed),
      ackMs: { bounds: BOUNDS, within: [...within], count, sum },
    }),
  };
}
