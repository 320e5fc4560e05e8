import { beforeEach, describe, expect, test } from 'vitest';
import { createIdentityStore } from './identity-store';
import { Journal } from './records';
import { SignInSteps } from './sign-in-steps';

const minute = 60_000;
const challenge = { deviceKey: 'a', clientKey: '1', serverKey: '2', secret: '3', secretBlock: 'b' };
let now = 0;
let steps: SignInSteps;

beforeEach(() => {
  now = 0;
  steps = new SignInSteps(() => now, new Journal(createIdentityStore()));
});

describe('the secret of an app that is being set up', () => {
  test('is forgotten after an hour, whether or not it was used', () => {
    steps.setSecret('ticket', 'secret');
    now = 60 * minute - 1;
    expect(steps.secretOf('ticket')).toBe('secret');
    now += 1;
    expect(steps.secretOf('ticket')).toBeUndefined();
  });

  test('is the oldest to be forgotten where ten thousand others are set up', () => {
    for (let ticket = 0; ticket <= 10_000; ticket += 1) steps.setSecret(`ticket ${ticket}`, 'secret');
    expect([0, 1].map((ticket) => steps.secretOf(`ticket ${ticket}`))).toEqual([undefined, 'secret']);
  });
});

describe('the challenge of a device', () => {
  test('is forgotten with its ticket, after three minutes', () => {
    steps.setChallenge('ticket', challenge);
    now = 3 * minute;
    expect(steps.takeChallenge('ticket')).toBeUndefined();
  });

  test('is taken once', () => {
    steps.setChallenge('ticket', challenge);
    expect([1, 2].map(() => steps.takeChallenge('ticket'))).toEqual([challenge, undefined]);
  });

  test('is the oldest to be forgotten where ten thousand others are begun', () => {
    for (let ticket = 0; ticket <= 10_000; ticket += 1) steps.setChallenge(`ticket ${ticket}`, challenge);
    expect([0, 1].map((ticket) => steps.takeChallenge(`ticket ${ticket}`))).toEqual([undefined, challenge]);
  });
});

describe('wrong answers', () => {
  const failFiveTimes = (subject: string) => {
    for (let time = 0; time < 5; time += 1) steps.fail(subject);
  };

  test('are counted for a name of any length, since an account may have it', () => {
    failFiveTimes('long'.repeat(100));
    expect(steps.isExhausted('long'.repeat(100))).toBe(true);
    steps.succeed('long'.repeat(100));
    expect(steps.isExhausted('long'.repeat(100))).toBe(false);
  });

  test('of ten thousand made-up names are counted, and those of the oldest forgotten; those of people are not', () => {
    failFiveTimes('person');
    const failUnknown = (subject: string) => steps.fail(subject, false);
    for (let time = 0; time < 5; time += 1) ['first', 'second'].forEach(failUnknown);
    for (let name = 2; name <= 10_000; name += 1) failUnknown(`name ${name}`);
    expect(['person', 'first', 'second'].map((subject) => steps.isExhausted(subject))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('are those of one name, whether it became a person’s meanwhile or is one no longer', () => {
    for (const isKnown of [false, true, false, true, false]) steps.fail('name', isKnown);
    expect(steps.isExhausted('name')).toBe(true);
    steps.succeed('name');
    expect(steps.isExhausted('name')).toBe(false);
  });
});
