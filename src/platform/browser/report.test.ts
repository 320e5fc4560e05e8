import { describe, expect, test } from 'vitest';
import { createDiagnostics, withoutSecrets } from './report';

const clock = { now: () => 0, after: () => () => undefined };

test('of what the player did, the last 200 lines are kept, each with its time', () => {
  const { recordPlayback, playback } = createDiagnostics(clock);
  for (let at = 1; at <= 201; at += 1) recordPlayback(`action ${at}`);
  expect(playback()).toHaveLength(200);
  expect(playback()[0]).toBe('1970-01-01T00:00:00.000Z action 2');
});

describe('reports', () => {
  test('are dropped when newer ones fill the buffer', () => {
    const { report, reports } = createDiagnostics(clock, { reports: 2, playback: 1 });
    for (const message of ['one', 'two', 'three']) report(new Error(message), 'test');
    expect(reports().map(({ message }) => message)).toEqual(['two', 'three']);
  });

  test('name the causes of an error, also those of a media element', () => {
    const { report, reports } = createDiagnostics(clock);
    const stalled = new Error('bufferStalledError', { cause: { code: 3, message: 'cannot decode' } });
    report(new Error('/film.m3u8 cannot be played', { cause: stalled }), 'test');
    report(new Error('without a cause'), 'test');
    expect(reports().map(({ cause }) => cause)).toEqual([
      'Error: bufferStalledError, code 3 cannot decode',
      undefined,
    ]);
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
