/** What the players of a run count together. */
export interface Tally {
  sent: number;
  resent: number;
  acked: number;
  refused: number;
  views: number;
  tables: number;
  /** Of frames from the servers, their headers included. */
  bytes: number;
  reconnects: number;
  /** ms from a command's writing to its ack: waiting for the one before is part of it. */
  readonly acks: number[];
  /** ms from the end of a connection to the first view of the next. */
  readonly resumes: number[];
  /** What no server may do, by what it was. */
  readonly faults: Map<string, number>;
}

export function createTally(): Tally {
  return {
    sent: 0,
    resent: 0,
    acked: 0,
    refused: 0,
    views: 0,
    tables: 0,
    bytes: 0,
    reconnects: 0,
    acks: [],
    resumes: [],
    faults: new Map(),
  };
}

export function fault({ faults }: Tally, what: string): void {
  faults.set(what, (faults.get(what) ?? 0) + 1);
}
