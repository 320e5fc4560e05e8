// Limits the creations per hour and per day (spec contract §7). The clock is injected.
import type { CreationLog, QuotaLimits } from '../../store/store';

/** The limits that all users of bookworm share (spec contract §7). */
export const bookwormQuota = { perHour: 30, perDay: 300 } satisfies QuotaLimits;

/** Creates a quota over the last hour and the last day; `now` returns milliseconds. */
export function createQuota(limits: QuotaLimits, creations: CreationLog, now: () => number) {
  let reached = false;
  return {
    /** Takes one for a user; returns false when none is left. */
    take: async (user = 'anonymous'): Promise<boolean> =>
      !reached && (await creations.take({ user, time: now() }, limits)),
    /** For tests: sets whether the quota counts as exhausted. */
    setReached(now: boolean): void {
      reached = now;
    },
  };
}

export type Quota = ReturnType<typeof createQuota>;
