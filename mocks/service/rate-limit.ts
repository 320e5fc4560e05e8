// Limits how often something is done, for each of many and for all together (docs/security.md).
import * as v from 'valibot';
import { ExpiringMap } from './identity/expiring-map';
import type { Journal } from './identity/records';

/** So many at once, and then so many an hour. */
export interface Rate {
  readonly burst: number;
  readonly perHour: number;
}

export interface RateLimit {
  /**
   * Counts one of `who`, or of somebody whom only the limit for all counts. Returns how many milliseconds there are to wait for it, and
   * counts nothing then; 0 when it may be done.
   */
  take(who: string | undefined): number;
}

/** How many are counted apart. Those who asked for something first are forgotten. */
const mostCounted = 10_000;

/** Creates a limit, which the journal keeps under a name; `now` returns milliseconds since 1970. */
export function createRateLimit(
  name: string,
  { each, all }: { readonly each: Rate; readonly all: Rate },
  now: () => number,
  journal: Journal,
): RateLimit {
  // The theoretical arrival times of the generic cell rate algorithm, in milliseconds since 1970.
  const stored = { journal, schema: v.number(), mayWait: true };
  const ofEach = new ExpiringMap({
    lifetime: spanOf(each),
    maxSize: mostCounted,
    now,
    stored: { ...stored, name: `${name}-by-address` },
  });
  const ofAll = new ExpiringMap({
    lifetime: spanOf(all),
    now,
    stored: { ...stored, name: `${name}-of-all` },
  });
  return {
    take(who) {
      const time = now();
      const own = who === undefined ? 0 : madeUp(ofEach.get(who), each, time);
      const total = madeUp(ofAll.get(''), all, time);
      // A clock that ran ahead has counted for the future, which would not come for long.
      if (who !== undefined && own < (ofEach.get(who) ?? 0)) ofEach.set(who, own);
      if (total < (ofAll.get('') ?? 0)) ofAll.set('', total);
      const wait = Math.max(own + gapOf(each) - time - spanOf(each), total + gapOf(all) - time - spanOf(all));
      if (wait > 0) return wait;
      if (who !== undefined) ofEach.set(who, own + gapOf(each));
      ofAll.set('', total + gapOf(all));
      return 0;
    },
  };
}

const hour = 60 * 60_000;
/** Returns the milliseconds that make up for one, and for a whole burst. */
const gapOf = ({ perHour }: Rate): number => hour / perHour;
const spanOf = ({ burst, perHour }: Rate): number => (burst * hour) / perHour;

/** Returns when everything is made up for: now at the earliest, and at the latest when a burst that is just over will be. */
function madeUp(counted = 0, rate: Rate, time: number): number {
  return Math.min(Math.max(counted, time), time + spanOf(rate));
}
