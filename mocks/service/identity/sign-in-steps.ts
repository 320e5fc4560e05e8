// What a sign-in remembers between two steps, by its ticket, and the failures that were counted.
import * as v from 'valibot';
import { deviceChallengeSchema, type DeviceChallenge } from './devices';
import { ExpiringMap } from './expiring-map';
import type { Journal } from './records';

/** Wrong answers after which a step or a password is refused. */
const maxFailures = 5;
/** How long after the last one they count, in milliseconds. */
const failureLifetime = 15 * 60_000;
/** How long an authenticator app may take to be set up, in milliseconds: as long as an access token is valid. */
const secretLifetime = 60 * 60_000;
/** As long as the ticket of the step, in milliseconds. */
const challengeLifetime = 3 * 60_000;

/** Longer than a code of an app is valid, in milliseconds. */
const periodLifetime = 5 * 60_000;

/** Of each so many are remembered. An attack fills them with those of the last minutes; the oldest are the least useful ones. */
const maxSize = 10_000;

/** What the wrong answers of a person are counted under. */
export const passwordSubject = (username: string): string => `password ${username}`;
export const appSubject = (username: string): string => `app ${username}`;
export const questionSubject = (username: string): string => `question ${username}`;

export class SignInSteps {
  private readonly secrets: ExpiringMap<string>;
  private readonly challenges: ExpiringMap<DeviceChallenge>;
  /** Endless made-up names must not drive out the failures of a person, who would be open to guesses again. So they are counted apart. */
  private readonly failures: ExpiringMap<number>;
  private readonly failuresOfUnknown: ExpiringMap<number>;
  /** The last period of an authenticator app whose code was used, by the app's owner. */
  private readonly usedPeriods: ExpiringMap<number>;
  /** The tickets with which an app was set up. */
  private readonly setUp: ExpiringMap<true>;

  constructor(now: () => number, journal: Journal) {
    const waiting = { journal, mayWait: true };
    const begun = { now, maxSize, isPermission: true };
    this.secrets = new ExpiringMap({
      ...begun,
      lifetime: secretLifetime,
      stored: { ...waiting, name: 'app-secrets', schema: v.string() },
    });
    this.challenges = new ExpiringMap({
      ...begun,
      lifetime: challengeLifetime,
      stored: { ...waiting, name: 'device-challenges', schema: deviceChallengeSchema },
    });
    this.setUp = new ExpiringMap({
      ...begun,
      lifetime: challengeLifetime,
      stored: { ...waiting, name: 'set-up', schema: v.literal(true) },
    });
    const failure = { now, lifetime: failureLifetime };
    const ofFailures = { ...waiting, schema: v.number() };
    this.failures = new ExpiringMap({ ...failure, stored: { ...ofFailures, name: 'failures' } });
    const unknown = { ...ofFailures, name: 'failures-of-unknown' };
    this.failuresOfUnknown = new ExpiringMap({ ...failure, maxSize, stored: unknown });
    const periods = { journal, name: 'app-periods', schema: v.number() };
    this.usedPeriods = new ExpiringMap({ now, lifetime: periodLifetime, stored: periods });
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

  /** Notes that a ticket has set an app up. */
  finishSetUp(ticket: string): void {
    this.setUp.set(ticket, true);
  }

  hasSetUp(ticket: string): boolean {
    return this.setUp.get(ticket) === true;
  }

  /** Returns whether a code of an app was used, or a later one, by the period that has it: each signs in once. */
  isUsed(username: string, period: number): boolean {
    return period <= (this.usedPeriods.get(username) ?? -1);
  }

  usePeriod(username: string, period: number): void {
    this.usedPeriods.set(username, period);
  }

  /** Counts a wrong answer, or an answer during its check. Anybody may fail, under any name. */
  fail(subject: string, isKnown = true): void {
    this.setFailures(subject, this.recentFailures(subject) + 1, isKnown);
  }

  /** Takes back the count of an answer that could not be checked. */
  uncount(subject: string, isKnown: boolean): void {
    this.setFailures(subject, Math.max(0, this.recentFailures(subject) - 1), isKnown);
  }

  isExhausted(subject: string): boolean {
    return this.recentFailures(subject) >= maxFailures;
  }

  /** Forgets the wrong answers. */
  succeed(subject: string): void {
    this.failures.delete(subject);
    this.failuresOfUnknown.delete(subject);
  }

  /** Forgets the failures and the used codes of a person. */
  forget(username: string): void {
    for (const subject of [passwordSubject(username), appSubject(username), questionSubject(username)])
      this.succeed(subject);
    this.usedPeriods.delete(username);
  }

  private setFailures(subject: string, count: number, isKnown: boolean): void {
    this.succeed(subject);
    (isKnown ? this.failures : this.failuresOfUnknown).set(subject, count);
  }

  private recentFailures(subject: string): number {
    return this.failures.get(subject) ?? this.failuresOfUnknown.get(subject) ?? 0;
  }
}
