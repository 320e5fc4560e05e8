// Issues the codes that are sent to people, and checks them (spec people §9).
import { randomInt } from 'node:crypto';
import { ExpiringMap } from './expiring-map';
import { codeMismatch, expiredCode, tooManyTries } from './provider-failure';
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
  /** Where it was sent: it confirms nothing else. */
  readonly to: string;
  triesLeft: number;
}

export interface CodesOptions {
  readonly now: () => number;
  /** Delivers a code. It may take its time, and fail. */
  readonly send: (code: SentCode) => void;
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
  /**
   * When codes were asked for, in milliseconds since 1970, the oldest first. Only what was sent to nobody is limited in number:
   * endless made-up names must not drive out the count of a person, who would get further codes. So they are counted apart. Whoever
   * makes up so many can tell by it whether a name is a person's, which `SignUp` tells by one request.
   */
  private readonly sent: ExpiringMap<readonly number[]>;
  private readonly unsent: ExpiringMap<readonly number[]>;

  constructor(private readonly options: CodesOptions) {
    const { now } = options;
    this.issued = new ExpiringMap({ lifetime: codeLifetime, now });
    this.sent = new ExpiringMap({ lifetime: sentLifetime, now });
    this.unsent = new ExpiringMap({ lifetime: sentLifetime, maxSize: maxUnsent, now });
  }

  /**
   * Sends a new code, which replaces the one before; to nowhere when the person is unknown. Throws ProviderFailure after too many within
   * an hour, also for an unknown person, so that nobody learns who is known.
   */
  issue(purpose: CodePurpose, username: string, to: string | undefined): void {
    this.count(purpose, username, to !== undefined);
    if (to === undefined) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.issued.set(keyOf(purpose, username), { code, to, triesLeft: maxTries });
    this.options.send({ username, to, purpose, code });
  }

  /** Accepts a code once, and returns where it was sent. Throws ProviderFailure for a wrong or expired one, and after too many tries. */
  check(purpose: CodePurpose, username: string, code: string): string {
    const key = keyOf(purpose, username);
    const issued = this.issued.get(key);
    if (issued === undefined) throw expiredCode();
    if (issued.triesLeft === 0) throw tooManyTries();
    if (!isSame(issued.code, code)) {
      issued.triesLeft -= 1;
      throw codeMismatch();
    }
    this.issued.delete(key);
    this.forgetCount(key);
    return issued.to;
  }

  /** Forgets the codes of a person and how many were sent: the next owner of the name is somebody else. */
  forget(username: string, attributes: readonly string[]): void {
    const purposes: CodePurpose[] = ['sign-in', 'sign-up', 'reset-password'];
    for (const purpose of [...purposes, ...attributes.map((name): CodePurpose => `attribute ${name}`)]) {
      this.issued.delete(keyOf(purpose, username));
      this.forgetCount(keyOf(purpose, username));
    }
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
  }
}

const keyOf = (purpose: CodePurpose, username: string): string => `${purpose}\n${username}`;
