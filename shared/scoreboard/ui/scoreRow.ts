/** One line of a scoreboard, as a table gives it. */
export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'you' | 'person' | 'computer';
  /** Points without the latest round. */
  readonly before: number;
  /** Points of the latest round; null in a game without rounds. */
  readonly gained: number | null;
  readonly total: number;
  /** What a full bar is; null for the leader's total. */
  readonly target: number | null;
  /** What stands below. */
  readonly note: string | null;
  /** Its gist, for where there is no room for the note: "7 words". */
  readonly brief?: string;
  /** This seat is to play. */
  readonly turn?: boolean;
}

/** The two parts of a row's bar, as shares from 0 to 1 that together are at most 1. */
export interface Bar {
  readonly before: number;
  readonly gained: number;
}

/** How far a row has come, towards its target or the leader of `rows`. Points below nothing draw nothing. */
export function barOf(row: ScoreRow, rows: readonly ScoreRow[]): Bar {
  const full = row.target ?? Math.max(...rows.map(({ total }) => total));
  if (full <= 0) return { before: 0, gained: 0 };
  const share = (points: number): number => Math.min(1, Math.max(0, points) / full);
  const whole = share(row.total);
  // A round that lost points leaves only what is there now.
  const before = row.gained === null ? whole : Math.min(whole, share(row.before));
  return { before, gained: whole - before };
}

/** So many players that each has little room. */
export function isCrowd(players: readonly unknown[]): boolean {
  return players.length > 4;
}
