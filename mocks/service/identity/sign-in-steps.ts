// What a sign-in remembers between two steps, by its ticket, and the failures that were counted.
import type { DeviceChallenge } from './devices';

/** Wrong answers after which a step or a password is refused. */
const maxFailures = 5;
/** How long after the last one they count, in milliseconds. */
const failureLifetime = 15 * 60_000;

/** Failures are counted under so many names, none of which is longer than any account's. */
const maxCounted = 10_000;
const longestSubject = 200;

interface Failures {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

export class SignInSteps {
  private readonly secrets = new Map<string, string>();
  private readonly challenges = new Map<string, DeviceChallenge>();
  private readonly failures = new Map<string, Failures>();

  constructor(private readonly now: () => number) {}

  /** Remembers the secret of an authenticator app that is being set up, for a ticket or an access token. */
  setSecret(ticket: string, secret: string): void {
    this.secrets.set(ticket, secret);
  }

  secretOf(ticket: string): string | undefined {
    return this.secrets.get(ticket);
  }

  setChallenge(ticket: string, challenge: DeviceChallenge): void {
    this.challenges.set(ticket, challenge);
  }

  /** Returns the challenge of a ticket, once. */
  takeChallenge(ticket: string): DeviceChallenge | undefined {
    const challenge = this.challenges.get(ticket);
    this.challenges.delete(ticket);
    return challenge;
  }

  /** Counts a wrong answer. Forgets those that count no more, once there are many: anybody may fail, under any name. */
  fail(subject: string): void {
    if (subject.length > longestSubject) return;
    this.failures.set(subject, { count: this.recentFailures(subject) + 1, lastAt: this.now() });
    if (this.failures.size <= maxCounted) return;
    for (const known of this.failures.keys())
      if (this.recentFailures(known) === 0) this.failures.delete(known);
    // An attack fills it with names of the last minutes; the oldest are the least useful ones.
    for (const known of this.failures.keys())
      if (this.failures.size > maxCounted) this.failures.delete(known);
  }

  isExhausted(subject: string): boolean {
    return this.recentFailures(subject) >= maxFailures;
  }

  /** Forgets the wrong answers. */
  succeed(subject: string): void {
    this.failures.delete(subject);
  }

  private recentFailures(subject: string): number {
    const { count, lastAt } = this.failures.get(subject) ?? { count: 0, lastAt: 0 };
    return lastAt + failureLifetime > this.now() ? count : 0;
  }
}
