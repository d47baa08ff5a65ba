/** What one server allows: each limit can be set when it is started. */
export interface Limits {
  /** Bytes of one message from a page. */
  readonly frameBytes: number;
  /** Commands a second of one seat, and how many at once after a rest. */
  readonly commandsPerSecond: number;
  readonly commandsBurst: number;
  /** Bytes that may wait for a slow reader. */
  readonly unreadBytes: number;
  /** ms for which somebody may read more slowly than there is to tell. */
  readonly slowReaderMs: number;
  readonly socketsPerAddress: number;
  /** Joins with a wrong code, token or seat, per address and minute. */
  readonly failedJoinsPerMinute: number;
  /** Tables opened per address in ten minutes. */
  readonly tablesPerTenMinutes: number;
  readonly seatsPerTable: number;
  readonly watchersPerTable: number;
  readonly tablesPerProcess: number;
  /** Characters of a name. */
  readonly nameLength: number;
  /** Views a second to one seat. */
  readonly viewsPerSecond: number;
  /** ms without anybody connected after which a table that is not being played is closed for good. */
  readonly idleTableMs: number;
  /** The same for one whose match has begun: it sleeps until somebody comes back. */
  readonly keptMatchMs: number;
  /** ms within which a connection has to say hello. */
  readonly helloMs: number;
  /** ms between pings, and without any answer until a connection counts as dead. */
  readonly pingMs: number;
  readonly deadMs: number;
  /** ms that a host may be away before the role moves on. */
  readonly hostAwayMs: number;
  /** ms after which a computer may be asked to play for somebody who is away. */
  readonly graceMs: number;
}

export const LIMITS: Limits = {
  frameBytes: 4096,
  commandsPerSecond: 10,
  commandsBurst: 20,
  unreadBytes: 256 * 1024,
  slowReaderMs: 10_000,
  socketsPerAddress: 20,
  failedJoinsPerMinute: 10,
  tablesPerTenMinutes: 10,
  seatsPerTable: 16,
  watchersPerTable: 200,
  tablesPerProcess: 2000,
  nameLength: 24,
  viewsPerSecond: 10,
  idleTableMs: 30 * 60_000,
  keptMatchMs: 7 * 24 * 60 * 60_000,
  helloMs: 5000,
  pingMs: 10_000,
  deadMs: 25_000,
  hostAwayMs: 15_000,
  graceMs: 30_000,
};
