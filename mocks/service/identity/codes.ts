// Issues the codes that are sent to people, and checks them (spec people §9).
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { ExpiringMap } from './expiring-map';
import { HourlyCount, limitsPerHour, recentTimes, StrangerLimit, timesSchema } from './stranger-limits';
import { codeMismatch, expiredCode, tooManyTries } from './provider-refusal';
import type { Journal } from './records';
import { hashOf, isSame } from './tokens';

/** What a code confirms; a code is right for its own purpose only. */
export type CodePurpose = 'sign-in' | 'sign-up' | 'reset-password' | `attribute ${string}`;

export interface SentCode {
  readonly username: string;
  /** A phone number or an e-mail address. */
  readonly to: string;
  readonly purpose: CodePurpose;
  readonly code: string;
}

const issuedCodeSchema = v.object({
  code: v.string(),
  /** The hash of where it was sent: it confirms nothing else. Undefined for a code that nobody has got. */
  toHash: v.optional(v.string()),
  triesLeft: v.number(),
});
type IssuedCode = v.InferOutput<typeof issuedCodeSchema>;

/** A code that somebody asks for. */
export interface AskedCode {
  readonly purpose: CodePurpose;
  readonly username: string;
  /** Undefined sends it nowhere. */
  readonly to: string | undefined;
  /** Of whoever asks; undefined where it is nobody's. */
  readonly address: string | undefined;
}

export interface CodesOptions {
  readonly now: () => number;
  /** Delivers a code. It may take its time, and fail. */
  readonly send: (code: SentCode) => void;
  readonly journal: Journal;
}

/** How long a code is valid, in milliseconds. */
export const codeLifetime = 15 * 60_000;
const maxTries = 5;
/** How many codes are sent to one person within an hour, unless one of them was right: who asks may be somebody else. */
const maxSent = { 'sign-in': 20, others: 5 } as const;
const sentLifetime = 60 * 60_000;
/** Of so many names that nobody has, which cost nothing to make up. Those that were asked for first are forgotten. */
const maxUnsent = 10_000;

export class Codes {
  private readonly issued: ExpiringMap<IssuedCode>;
  /** Codes that nobody has got: whoever guesses one is answered as for a person. */
  private readonly decoys: ExpiringMap<IssuedCode>;
  /**
   * The times of requests for codes, in milliseconds since 1970, the oldest first. Requests for unknown names are counted apart, and only
   * their number is limited. Otherwise endless made-up names would drive out the count of a person, who would get further codes. An
   * attacker with enough made-up names and addresses can still find out whether a name is a person's.
   */
  private readonly sent: ExpiringMap<readonly number[]>;
  private readonly unsent: ExpiringMap<readonly number[]>;
  private readonly strangers: StrangerLimit;
  private readonly destinations: HourlyCount;

  constructor(private readonly options: CodesOptions) {
    const { now, journal } = options;
    const code = { lifetime: codeLifetime, now, isPermission: true };
    const ofCodes = { journal, schema: issuedCodeSchema };
    this.issued = new ExpiringMap({ ...code, stored: { ...ofCodes, name: 'codes' } });
    const decoys = { ...ofCodes, name: 'decoys', mayWait: true };
    this.decoys = new ExpiringMap({ ...code, maxSize: maxUnsent, stored: decoys });
    const count = { lifetime: sentLifetime, now };
    const ofCounts = { journal, schema: timesSchema, mayWait: true };
    this.sent = new ExpiringMap({ ...count, stored: { ...ofCounts, name: 'sent' } });
    this.unsent = new ExpiringMap({ ...count, maxSize: maxUnsent, stored: { ...ofCounts, name: 'unsent' } });
    this.strangers = new StrangerLimit('codes', limitsPerHour.codes, now, journal);
    this.destinations = new HourlyCount('destinations', now, journal);
  }

  /**
   * Sends a new code, which replaces the one before; to nowhere when the person is unknown. Throws ProviderFailure after too many within
   * an hour, also for an unknown person, so that nobody learns who is known.
   */
  issue({ purpose, username, to, address }: AskedCode): void {
    // Whoever signs in has shown a password.
    const isForStrangers = purpose !== 'sign-in';
    if (isForStrangers) this.strangers.check(address);
    if (to !== undefined && !this.hasRoom(purpose, to)) throw tooManyTries();
    this.count(purpose, username, to !== undefined);
    if (isForStrangers) this.strangers.count(address, to !== undefined);
    const key = keyOf(purpose, username);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const toHash = to && hashOf(to);
    (to === undefined ? this.decoys : this.issued).set(key, { code, toHash, triesLeft: maxTries });
    if (to === undefined) return;
    this.decoys.delete(key);
    this.destinations.add(destinationOf(purpose, to));
    this.options.journal.whenStored(() => this.options.send({ username, to, purpose, code }));
  }

  /** As `issue`, and sends nothing instead of telling that a destination has got too many. */
  issueUnseen(asked: AskedCode): void {
    const { purpose, to } = asked;
    this.issue(to !== undefined && this.hasRoom(purpose, to) ? asked : { ...asked, to: undefined });
  }

  /**
   * Accepts a code once, and returns the hash of where it was sent. Throws ProviderFailure for a wrong or expired one, and after too many
   * tries.
   */
  check(purpose: CodePurpose, username: string, code: string): string {
    const toHash = this.look(purpose, username, code);
    const key = keyOf(purpose, username);
    this.issued.delete(key);
    this.forgetCount(key);
    return toHash;
  }

  /** As `check`, and the code stays valid. */
  look(purpose: CodePurpose, username: string, code: string): string {
    const key = keyOf(purpose, username);
    const known = this.issued.get(key) === undefined ? this.decoys : this.issued;
    const issued = known.get(key);
    if (issued === undefined) throw expiredCode();
    if (issued.triesLeft === 0) throw tooManyTries();
    if (issued.toHash !== undefined && isSame(issued.code, code)) return issued.toHash;
    known.replace(key, { ...issued, triesLeft: issued.triesLeft - 1 });
    throw codeMismatch();
  }

  /** Forgets the codes of a person and how many were sent: the next owner of the name is somebody else. */
  forget(username: string, attributes: readonly string[]): void {
    const purposes: CodePurpose[] = ['sign-in', 'sign-up', 'reset-password'];
    for (const purpose of [...purposes, ...attributes.map((name): CodePurpose => `attribute ${name}`)]) {
      const key = keyOf(purpose, username);
      this.issued.delete(key);
      this.decoys.delete(key);
      this.forgetCount(key);
    }
  }

  private hasRoom(purpose: CodePurpose, to: string): boolean {
    const { perDestination } = limitsPerHour;
    const most = purpose === 'sign-in' ? perDestination[purpose] : perDestination.others;
    return this.destinations.of(destinationOf(purpose, to)) < most;
  }

  private count(purpose: CodePurpose, username: string, isSent: boolean): void {
    const key = keyOf(purpose, username);
    const now = this.options.now();
    // A name may have become a person's, or may be one no longer: it has one count all the same.
    const times = recentTimes(this.sent.get(key) ?? this.unsent.get(key), now);
    if (times.length >= (purpose === 'sign-in' ? maxSent[purpose] : maxSent.others)) throw tooManyTries();
    this.forgetCount(key);
    (isSent ? this.sent : this.unsent).set(key, [...times, now]);
  }

  private forgetCount(key: string): void {
    this.sent.delete(key);
    this.unsent.delete(key);
  }

  /** Lets every code that was sent expire. */
  expireAll(): void {
    this.issued.clear();
    this.decoys.clear();
  }
}

const keyOf = (purpose: CodePurpose, username: string): string => `${purpose}\n${username}`;

/** A mail address is one in any case of its letters. */
const destinationOf = (purpose: CodePurpose, to: string): string =>
  `${purpose === 'sign-in' ? purpose : 'others'}\n${to.toLowerCase()}`;
