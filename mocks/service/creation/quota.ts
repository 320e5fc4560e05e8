// Limits how much is created: over all in the last hour and day, and by one user (spec contract §7). The clock is injected.
import { readFile, writeFile } from 'node:fs/promises';
import { hour, latestBegin, startOfMonth, type CreationLog, type QuotaLimits } from '../store/store';

/** The name of everybody without an account. */
export const anonymousUser = 'anonymous';

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

/** The first monthly limit of one user. Visitors of the museum share an account, and so its limit (ADR-0038). */
const defaultMonthlyLimit = ({ perUser = 100 }: QuotaLimits) => perUser;

/**
 * Returns the monthly limit of one user, a number in the operator's file, and writes the first one where there is none. Throws
 * RangeError for a file without a number, and the system's error for another fault.
 */
export async function readMonthlyLimit(file: string, limits: QuotaLimits): Promise<number> {
  const first = defaultMonthlyLimit(limits);
  const text = await readFile(file, 'utf8').catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await writeFile(
      file,
      `# How many presentations one signed-in user may make in a calendar month.\n${first}\n`,
    );
    return String(first);
  });
  const number = text.replace(/#.*/g, '').trim();
  const limit = Number(number);
  // `1.000` is a thousand to some, and one to others.
  if (!/^\d+$/.test(number) || !Number.isSafeInteger(limit)) throw new RangeError(`${file} holds no number`);
  return limit;
}

/** One presentation of the quota, reserved while it is made. */
export interface QuotaReservation {
  /** Counts it for good: the presentation was made. */
  commit(): Promise<void>;
  /** Frees it: nothing was made. Idempotent. */
  release(): Promise<void>;
}

/** How much is used of one limit. */
interface Usage {
  /** When, or by whom. */
  readonly scope: string;
  readonly used: number;
  readonly limit: number;
}

/** Creates a quota; `now` returns milliseconds. */
export function createCreationQuota(limits: QuotaLimits, creations: CreationLog, now: () => number) {
  let isForcedFull = false;
  return {
    /** Reserves one presentation for a user; returns undefined when none is left. */
    reserve: async (user: string): Promise<QuotaReservation | undefined> => {
      // Those without an account share a name, and no limit of their own.
      const ofUser = user === anonymousUser ? { ...limits, perMonth: undefined } : limits;
      const id = isForcedFull ? undefined : await creations.begin(ofUser, { user, time: now() });
      if (id === undefined) return undefined;
      return { commit: () => creations.finish(id), release: () => creations.cancel(id) };
    },
    /** Returns the use of each limit: over all, by each user who has used some, and by any other. */
    usage: async (users: readonly string[]): Promise<readonly Usage[]> => {
      const time = now();
      const windows: readonly (readonly [
        scope: string,
        limit: number | undefined,
        from?: number | undefined,
        user?: string,
      ])[] = [
        ['last hour', limits.perHour, time - hour + 1],
        ['last day', limits.perDay, time - 24 * hour + 1],
        ['in all', limits.total],
        ...[...users, anonymousUser].map(
          (user) => [`user ${user}`, limits.perUser, undefined, user] as const,
        ),
        ...users.map(
          (user) => [`user ${user} this month`, limits.perMonth, startOfMonth(time), user] as const,
        ),
      ];
      const usages: Usage[] = [];
      for (const [scope, limit, from, user] of windows) {
        if (limit === undefined) continue;
        const used = await creations.count({ from, until: from && latestBegin(time), user });
        if (user === undefined || used > 0) usages.push({ scope, used, limit });
      }
      const others = [
        ['any other user', limits.perUser],
        ['any other user this month', limits.perMonth],
      ] as const;
      for (const [scope, limit] of others) if (limit !== undefined) usages.push({ scope, used: 0, limit });
      return usages;
    },
    /** For tests: sets whether the quota counts as exhausted. */
    setReached(isReached: boolean): void {
      isForcedFull = isReached;
    },
  };
}

/**
 * Returns the result of `make`, and commits the reservation. Releases it when `make` throws; if that fails, the reservation is free
 * after the next start.
 */
export async function withReservation<T>(reservation: QuotaReservation, make: () => Promise<T>): Promise<T> {
  try {
    const made = await make();
    await reservation.commit();
    return made;
  } catch (error) {
    await reservation.release().catch(() => undefined);
    throw error;
  }
}

export type CreationQuota = ReturnType<typeof createCreationQuota>;
