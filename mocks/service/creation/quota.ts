// How many creations fit into an hour and a day (core 9). The time comes in from outside.

export interface QuotaLimits {
  readonly perHour: number;
  readonly perDay: number;
}

/** The limits that all readers of bookworm share (core 9). */
export const bookwormQuota: QuotaLimits = { perHour: 30, perDay: 300 };

const hour = 60 * 60_000;

/** A quota over the last hour and the last day; `now` gives milliseconds. */
export function createQuota(limits: QuotaLimits, now: () => number) {
  let taken: number[] = [];
  let reached = false;
  return {
    /** Takes one; false when there is none left. */
    take(): boolean {
      const time = now();
      taken = taken.filter((moment) => moment > time - 24 * hour);
      const inTheLastHour = taken.filter((moment) => moment > time - hour).length;
      if (reached || taken.length >= limits.perDay || inTheLastHour >= limits.perHour) return false;
      taken.push(time);
      return true;
    },
    /** For tests: as if all were taken, or not. */
    setReached(now: boolean): void {
      reached = now;
    },
  };
}

export type Quota = ReturnType<typeof createQuota>;
