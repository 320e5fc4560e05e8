// What a sign-in remembers between two steps, by its ticket, and the failures that were counted.
import type { DeviceChallenge } from './devices';
import { ExpiringMap } from './expiring-map';

/** Wrong answers after which a step or a password is refused. */
const maxFailures = 5;
/** How long after the last one they count, in milliseconds. */
const failureLifetime = 15 * 60_000;
/** How long an authenticator app may take to be set up, in milliseconds: as long as an access token is valid. */
const secretLifetime = 60 * 60_000;
/** As long as the ticket of the step, in milliseconds. */
const challengeLifetime = 3 * 60_000;

/** Of each so many are remembered. An attack fills them with those of the last minutes; the oldest are the least useful ones. */
const maxSize = 10_000;

export class SignInSteps {
  private readonly secrets: ExpiringMap<string>;
  private readonly challenges: ExpiringMap<DeviceChallenge>;
  private readonly failures: ExpiringMap<number>;

  constructor(now: () => number) {
    this.secrets = new ExpiringMap({ lifetime: secretLifetime, maxSize, now });
    this.challenges = new ExpiringMap({ lifetime: challengeLifetime, maxSize, now });
    this.failures = new ExpiringMap({ lifetime: failureLifetime, maxSize, now });
  }

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

  /** Counts a wrong answer. Anybody may fail, under any name. */
  fail(subject: string): void {
    this.failures.set(subject, this.recentFailures(subject) + 1);
  }

  isExhausted(subject: string): boolean {
    return this.recentFailures(subject) >= maxFailures;
  }

  /** Forgets the wrong answers. */
  succeed(subject: string): void {
    this.failures.delete(subject);
  }

  private recentFailures(subject: string): number {
    return this.failures.get(subject) ?? 0;
  }
}
