// Limits how often strangers can have the provider do something within an hour (docs/security.md).
import { ExpiringMap } from './expiring-map';
import { tooManyTries } from './provider-refusal';

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

/** Counts what happened under a key within the last hour. */
export class HourlyCount {
  private readonly times: ExpiringMap<readonly number[]>;

  constructor(private readonly now: () => number) {
    this.times = new ExpiringMap({ lifetime: hour, maxSize, now });
  }

  of(key: string): number {
    return this.recent(key).length;
  }

  add(key: string): void {
    this.times.set(key, [...this.recent(key), this.now()]);
  }

  private recent(key: string): readonly number[] {
    return (this.times.get(key) ?? []).filter((time) => time + hour > this.now());
  }
}

/** Limits something over all and for each address. An undefined address counts only over all. */
export class StrangerLimit {
  private readonly all: HourlyCount;
  private readonly byAddress: HourlyCount;

  constructor(
    private readonly limit: { readonly total: number; readonly perAddress: number },
    now: () => number,
  ) {
    this.all = new HourlyCount(now);
    this.byAddress = new HourlyCount(now);
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
