// Limits the creations per hour and per day (spec contract §7). The clock is injected.

export interface QuotaLimits {
  readonly perHour: number;
  readonly perDay: number;
}

/** The limits that all users of bookworm share (spec contract §7). */
export const bookwormQuota: QuotaLimits = { perHour: 30, perDay: 300 };

const hour = 60 * 60_000;

/** Creates a quota over the last hour and the last day; `now` returns milliseconds. */
export function createQuota(limits: QuotaLimits, now: () => number) {
  let taken: number[] = [];
  let reached = false;
  return {
    /** Takes one; returns false when none is left. */
    take(): boolean {
      const time = now();
      taken = taken.filter((moment) => moment > time - 24 * hour);
      const inTheLastHour = taken.filter((moment) => moment > time - hour).length;
      if (reached || taken.length >= limits.perDay || inTheLastHour >= limits.perHour) return false;
      taken.push(time);
      return true;
    },
    /** For tests: sets whether the quota counts as exhausted. */
    setReached(now: boolean): void {
      reached = now;
    },
  };
}

export type Quota = ReturnType<typeof createQuota>;
