// Issues the codes that are sent to people, and checks them (spec people §9).
import { randomInt } from 'node:crypto';
import { ExpiringMap } from './expiring-map';
import { HourlyCount, limitsPerHour, StrangerLimit } from './stranger-limits';
import { codeMismatch, expiredCode, tooManyTries } from './provider-refusal';
import { isSame } from './tokens';

/** What a code confirms; a code is right for its own purpose only. */
export type CodePurpose = 'sign-in' | 'sign-up' | 'reset-password' | `attribute ${string}`;

export interface SentCode {
  readonly username: string;
  /** A phone number or an e-mail address. */
  readonly to: string;
  readonly purpose: CodePurpose;
  readonly code: string;
}

interface IssuedCode {
  readonly code: string;
  /** Where it was sent: it confirms nothing else. Undefined for a code that nobody has got. */
  readonly to: string | undefined;
  triesLeft: number;
}

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
  /** Does something once the change that it belongs to is stored; at once by default. */
  readonly whenStored?: (effect: () => void) => void;
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
  private readonly whenStored: (effect: () => void) => void;

  constructor(private readonly options: CodesOptions) {
    const { now, whenStored = (effect) => effect() } = options;
    this.whenStored = whenStored;
    this.issued = new ExpiringMap({ lifetime: codeLifetime, now });
    this.decoys = new ExpiringMap({ lifetime: codeLifetime, maxSize: maxUnsent, now });
    this.sent = new ExpiringMap({ lifetime: sentLifetime, now });
    this.unsent = new ExpiringMap({ lifetime: sentLifetime, maxSize: maxUnsent, now });
    this.strangers = new StrangerLimit(limitsPerHour.codes, now);
    this.destinations = new HourlyCount(now);
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
    (to === undefined ? this.decoys : this.issued).set(key, { code, to, triesLeft: maxTries });
    if (to === undefined) return;
    this.decoys.delete(key);
    this.destinations.add(destinationOf(purpose, to));
    this.whenStored(() => this.options.send({ username, to, purpose, code }));
  }

  /** As `issue`, and sends nothing instead of telling that a destination has got too many. */
  issueUnseen(asked: AskedCode): void {
    const { purpose, to } = asked;
    this.issue(to !== undefined && this.hasRoom(purpose, to) ? asked : { ...asked, to: undefined });
  }

  /**
   * Accepts a code once, when the change that it belongs to is stored, and returns where it was sent. Throws ProviderFailure for a wrong or
   * expired one, and after too many tries.
   */
  check(purpose: CodePurpose, username: string, code: string): string {
    const to = this.look(purpose, username, code);
    const key = keyOf(purpose, username);
    this.whenStored(() => {
      this.issued.delete(key);
      this.forgetCount(key);
    });
    return to;
  }

  /** As `check`, and the code stays valid. */
  look(purpose: CodePurpose, username: string, code: string): string {
    const key = keyOf(purpose, username);
    const issued = this.issued.get(key) ?? this.decoys.get(key);
    if (issued === undefined) throw expiredCode();
    if (issued.triesLeft === 0) throw tooManyTries();
    if (issued.to !== undefined && isSame(issued.code, code)) return issued.to;
    issued.triesLeft -= 1;
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
    const asked = this.sent.get(key) ?? this.unsent.get(key) ?? [];
    const times = asked.filter((time) => time + sentLifetime > now);
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
