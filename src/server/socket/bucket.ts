/** A measure of how often something may happen: so many at once after a rest, and so many a second in the long run. */
export interface Bucket {
  /** In how many ms from `now` one may be taken; 0 for at once. */
  wait(now: number): number;
  /** The same, and takes it where it is at once. */
  take(now: number): number;
  /** Whether nothing was taken for so long that it is full. */
  isFull(now: number): boolean;
}

/** `now` is ms from any origin. */
export function createBucket(perSecond: number, burst: number): Bucket {
  let level = burst;
  let at: number | null = null;

  function fill(now: number): void {
    if (at !== null) level = Math.min(burst, level + (Math.max(0, now - at) / 1000) * perSecond);
    at = now;
  }

  function wait(now: number): number {
    fill(now);
    return level >= 1 ? 0 : Math.ceil(((1 - level) / perSecond) * 1000);
  }

  return {
    wait,
    take(now) {
      const ms = wait(now);
      if (ms === 0) level -= 1;
      return ms;
    },
    isFull(now) {
      fill(now);
      return level >= burst;
    },
  };
}

/** A bucket for each of many, forgotten once it is full again. */
export interface Buckets {
  wait(who: string, now: number): number;
  take(who: string, now: number): number;
}

/** Swept when so many are known, so that a crowd of addresses costs no memory for good. */
const SWEEP_AT = 1000;

export function createBuckets(perSecond: number, burst: number): Buckets {
  const buckets = new Map<string, Bucket>();
  let sweepAt = SWEEP_AT;

  function sweep(now: number): void {
    for (const [who, bucket] of buckets) if (bucket.isFull(now)) buckets.delete(who);
    // Those that are left are in use: looking through them all again and again would be the flood's doing.
    sweepAt = Math.max(SWEEP_AT, 2 * buckets.size);
  }

  function take(who: string, now: number): number {
    let bucket = buckets.get(who);
    if (bucket === undefined) {
      if (buckets.size >= sweepAt) sweep(now);
      bucket = createBucket(perSecond, burst);
      buckets.set(who, bucket);
    }
    return bucket.take(now);
  }

  return { take, wait: (who, now) => buckets.get(who)?.wait(now) ?? 0 };
}
