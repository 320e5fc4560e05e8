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

export class Codes {
  private readonly issued = new Map<string, IssuedCode>();

  constructor(private readonly options: CodesOptions) {}

  /** Sends a new code, which replaces the one before. */
  issue(purpose: CodePurpose, username: string, to: string): void {
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
  }

  /** Lets every code that was sent expire. */
  expireAll(): void {
    this.issued.clear();
  }
}

const keyOf = (purpose: CodePurpose, username: string): string => `${purpose}\n${username}`;
