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

/** A place of the quota, taken while a presentation is made. */
export interface QuotaPlace {
  /** Uses the place for good: the presentation was made. */
  use(): Promise<void>;
  /** Gives the place back: nothing was made. Idempotent. */
  giveBack(): Promise<void>;
}

/** Creates a quota; `now` returns milliseconds. */
export function createQuota(limits: QuotaLimits, creations: CreationLog, now: () => number) {
  let reached = false;
  return {
    /** Takes a place for a user; returns undefined when none is left. */
    take: async (user: string): Promise<QuotaPlace | undefined> => {
      const id = reached ? undefined : await creations.begin(limits, { user, time: now() });
      if (id === undefined) return undefined;
      return { use: () => creations.finish(id), giveBack: () => creations.cancel(id) };
    },
    /** For tests: sets whether the quota counts as exhausted. */
    setReached(now: boolean): void {
      reached = now;
    },
  };
}

/**
 * Returns what `make` returns, and uses the place for it. When `make` throws, the place is given back; one that cannot be
 * given back now is free after the next start.
 */
export async function madeIn<T>(place: QuotaPlace, make: () => Promise<T>): Promise<T> {
  try {
    const made = await make();
    await place.use();
    return made;
  } catch (error) {
    await place.giveBack().catch(() => undefined);
    throw error;
  }
}

export type Quota = ReturnType<typeof createQuota>;
