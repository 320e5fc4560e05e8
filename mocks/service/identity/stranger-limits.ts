// Limits how often strangers can have the provider do something within an hour (docs/security.md).
import * as v from 'valibot';
import { ExpiringMap } from './expiring-map';
import { tooManyTries } from './provider-refusal';
import type { Journal } from './records';

/** Within an hour: of everybody, and of one address. */
export const limitsPerHour = {
  signUps: { total: 60, perAddress: 10 },
  codes: { total: 200, perAddress: 20 },
  /** Codes to one mail address or phone number, whoever asked: to sign in, which takes a password, and for all else. */
  perDestination: { 'sign-in': 20, others: 10 },
} as const;

/** Milliseconds. */
const hour = 60 * 60_000;
/** Of so many addresses and destinations each. An attack that fills them reaches a limit of everybody first. */
const maxSize = 10_000;

/** Milliseconds since 1970, the oldest first. */
export const timesSchema = v.array(v.number());

/** Returns the times of the last hour. A time of the future, of a clock that ran ahead, counts as now. */
export const recentTimes = (times: readonly number[] = [], now: number): readonly number[] =>
  times.map((time) => Math.min(time, now)).filter((time) => time + hour > now);

/** Counts what happened under a key within the last hour. */
export class HourlyCount {
  private readonly times: ExpiringMap<readonly number[]>;

  constructor(
    name: string,
    private readonly now: () => number,
    journal: Journal,
  ) {
    const stored = { journal, name, schema: timesSchema, mayWait: true };
    this.times = new ExpiringMap({ lifetime: hour, maxSize, now, stored });
  }

  of(key: string): number {
    return this.recent(key).length;
  }

  add(key: string): void {
    this.times.set(key, [...this.recent(key), this.now()]);
  }

  private recent(key: string): readonly number[] {
    return recentTimes(this.times.get(key), this.now());
  }
}

/** Limits something over all and for each address. An undefined address counts only over all. */
export class StrangerLimit {
  private readonly all: HourlyCount;
  private readonly byAddress: HourlyCount;

  constructor(
    name: string,
    private readonly limit: { readonly total: number; readonly perAddress: number },
    now: () => number,
    journal: Journal,
  ) {
    this.all = new HourlyCount(`${name}-of-all`, now, journal);
    this.byAddress = new HourlyCount(`${name}-by-address`, now, journal);
  }

  /** Throws ProviderFailure when a limit is reached. */
  check(address: string | undefined): void {
    const isFull = address !== undefined && this.byAddress.of(address) >= this.limit.perAddress;
    if (isFull || this.all.of('') >= this.limit.total) throw tooManyTries();
  }

  /** Counts one for its address; and for all, unless it came to nothing. */
  count(address: string | undefined, cameToSomething = true): void {
    if (address !== undefined) this.byAddress.add(address);
    if (cameToSomething) this.all.add('');
  }
}
