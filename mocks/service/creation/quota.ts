// Limits how much is created: over all in the last hour and day, and by one user (spec contract §7). The clock is injected.

export interface QuotaLimits {
  readonly perHour?: number;
  readonly perDay?: number;
  /** For each user, without an end. */
  readonly perUser?: number;
  /** Over all, without an end. */
  readonly total?: number;
}

/** The limits that all users of bookworm share (spec contract §7). */
export const bookwormQuota: QuotaLimits = { perHour: 30, perDay: 300 };

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

const hour = 60 * 60_000;

/** Creates a quota; `now` returns milliseconds. */
export function createQuota(limits: QuotaLimits, now: () => number) {
  const { perHour, perDay, perUser, total } = limits;
  const takenBy = new Map<string, number>();
  let takenOverAll = 0;
  let taken: number[] = [];
  let reached = false;
  const isReached = (user: string, time: number): boolean => {
    taken = taken.filter((moment) => moment > time - 24 * hour);
    const inTheLastHour = taken.filter((moment) => moment > time - hour).length;
    return (
      reached ||
      isFull(inTheLastHour, perHour) ||
      isFull(taken.length, perDay) ||
      isFull(takenBy.get(user) ?? 0, perUser) ||
      isFull(takenOverAll, total)
    );
  };
  return {
    /** Takes one for a user; returns false when none is left. */
    take(user: string): boolean {
      const time = now();
      if (isReached(user, time)) return false;
      if (perHour !== undefined || perDay !== undefined) taken.push(time);
      if (perUser !== undefined) takenBy.set(user, (takenBy.get(user) ?? 0) + 1);
      takenOverAll += 1;
      return true;
    },
    /** For tests: sets whether the quota counts as exhausted. */
    setReached(now: boolean): void {
      reached = now;
    },
  };
}

function isFull(taken: number, limit: number | undefined): boolean {
  return limit !== undefined && taken >= limit;
}

export type Quota = ReturnType<typeof createQuota>;
