// Limits how much is created: over all in the last hour and day, and by one user (spec contract §7). The clock is injected.
import type { CreationLog, QuotaLimits } from '../../store/store';

/** The limits that all users of bookworm share (spec contract §7). */
export const bookwormQuota = { perHour: 30, perDay: 300 } as const satisfies QuotaLimits;

/** Returns the limits of a deployment variant (spec contract §7). */
export function quotaOf(variant: string): QuotaLimits {
  switch (variant) {
    case 'museum':
      return { perUser: 600 };
    case 'production':
    case 'develop':
      return { total: 1_000_000 };
    default:
      return bookwormQuota;
  }
}

/** Creates a quota; `now` returns milliseconds. */
export function createQuota(limits: QuotaLimits, creations: CreationLog, now: () => number) {
  let reached = false;
  return {
    /** Takes one for a user; returns false when none is left. */
    take: async (user: string): Promise<boolean> =>
      !reached && (await creations.take(limits, { user, time: now() })),
    /** For tests: sets whether the quota counts as exhausted. */
    setReached(now: boolean): void {
      reached = now;
    },
  };
}

export type Quota = ReturnType<typeof createQuota>;
