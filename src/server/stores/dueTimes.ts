/** When rooms are to be looked at next, for the drivers that keep it in this process. Times are ms since 1970. */
export interface DueTimes {
  set(code: string, at: number | null): void;
  /** Takes out those whose time has come by `now`, the longest due first. */
  take(now: number, limit: number): readonly string[];
}

export function createDueTimes(): DueTimes {
  const times = new Map<string, number>();
  return {
    set(code, at) {
      if (at === null) times.delete(code);
      else times.set(code, at);
    },
    // All are looked at: a process has a few thousand rooms, and that is some 20 µs.
    take(now, limit) {
      const due = [...times]
        .filter(([, at]) => at <= now)
        .sort(([, a], [, b]) => a - b)
        .slice(0, limit)
        .map(([code]) => code);
      for (const code of due) times.delete(code);
      return due;
    },
  };
}
