// Issues the codes that are sent to people, and checks them (spec people §9).
import { randomInt } from 'node:crypto';
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
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  triesLeft: number;
}

export interface CodesOptions {
  readonly now: () => number;
  /** Delivers a code. It may take its time, and fail. */
  readonly send: (code: SentCode) => void;
}

/** How long a code is valid, in milliseconds. */
const codeLifetime = 15 * 60_000;
const maxTries = 5;
/** How many codes are sent to one person within an hour, unless one of them was right: who asks may be somebody else. */
const maxSent = { 'sign-in': 20, others: 5 } as const;
const sentLifetime = 60 * 60_000;
/** Of so many people. Beyond, those whose hour is over are forgotten. */
const maxCounted = 10_000;

export class Codes {
  private readonly issued = new Map<string, IssuedCode>();
  /** When codes were asked for, in milliseconds since 1970, the oldest first. */
  private readonly askedFor = new Map<string, readonly number[]>();

  constructor(private readonly options: CodesOptions) {}

  /**
   * Sends a new code, which replaces the one before; to nowhere when the person is unknown. Throws ProviderFailure after too many within
   * an hour, also for an unknown person, so that nobody learns who is known.
   */
  issue(purpose: CodePurpose, username: string, to: string | undefined): void {
    this.count(purpose, username);
    if (to === undefined) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = this.options.now() + codeLifetime;
    this.issued.set(keyOf(purpose, username), { code, expiresAt, triesLeft: maxTries });
    this.options.send({ username, to, purpose, code });
  }

  /** Accepts a code once. Throws ProviderFailure for a wrong or expired one, and after too many tries. */
  check(purpose: CodePurpose, username: string, code: string): void {
    const issued = this.issued.get(keyOf(purpose, username));
    if (issued === undefined || issued.expiresAt <= this.options.now()) throw expiredCode();
    if (issued.triesLeft === 0) throw tooManyTries();
    if (!isSame(issued.code, code)) {
      issued.triesLeft -= 1;
      throw codeMismatch();
    }
    this.issued.delete(keyOf(purpose, username));
    this.askedFor.delete(keyOf(purpose, username));
  }

  private count(purpose: CodePurpose, username: string): void {
    const now = this.options.now();
    const recent = (times: readonly number[]) => times.filter((time) => time + sentLifetime > now);
    const times = recent(this.askedFor.get(keyOf(purpose, username)) ?? []);
    if (times.length >= (purpose === 'sign-in' ? maxSent[purpose] : maxSent.others)) throw tooManyTries();
    this.askedFor.set(keyOf(purpose, username), [...times, now]);
    if (this.askedFor.size <= maxCounted) return;
    for (const [key, all] of this.askedFor) if (recent(all).length === 0) this.askedFor.delete(key);
  }

  /** Lets every code that was sent expire. */
  expireAll(): void {
    this.issued.clear();
  }
}

const keyOf = (purpose: CodePurpose, username: string): string => `${purpose}\n${username}`;
