import { describe, expect, test } from 'vitest';
import { createReports, withoutSecrets } from './report';

const clock = { now: () => 0, after: () => () => undefined };

describe('reports', () => {
  test('are dropped when newer ones fill the buffer', () => {
    const reports = createReports(clock, 2);
    for (const message of ['one', 'two', 'three']) reports.report(new Error(message), 'test');
    expect(reports.all().map(({ message }) => message)).toEqual(['two', 'three']);
  });

  test.each([
    ['wss://host/presentation?jwt=secret', 'wss://host/presentation?jwt=…'],
    ['Bearer abc.def', 'Bearer …'],
    ['token eyJhbGciOi.eyJzdWIiOi.c2ln is old', 'token … is old'],
    ['mail to anna@example.com failed', 'mail to … failed'],
    ['HTTP 500 /api/auth/anna%40example.com/addAuthenticator', 'HTTP 500 /api/auth/…/addAuthenticator'],
  ])('remove the secret from %j', (message, clean) => {
    expect(withoutSecrets(message)).toBe(clean);
  });
});
