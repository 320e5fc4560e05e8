import { describe, expect, test } from 'vitest';
import { NetworkError, NotSignedInError } from '../../../contract/service/errors';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { randomTopic } from './presentation-fields';

/** Asks a service that answers with `newTopic` for a topic; returns the topic and the reported errors. */
async function ask(newTopic: () => Promise<string>, signal = new AbortController().signal) {
  const reported: unknown[] = [];
  const topic = await randomTopic(
    { newTopic, callTimers: new FakeClock(), report: (error) => reported.push(error) },
    'en',
    signal,
  );
  return { topic, reported };
}

describe('a random topic (spec contract §5)', () => {
  test('is the one of the service', async () => {
    expect(await ask(async () => 'Why socks disappear')).toEqual({
      topic: 'Why socks disappear',
      reported: [],
    });
  });

  test.each([
    ['without a network', new NetworkError('/api/topic')],
    ['without a session', new NotSignedInError('create')],
  ])('is the specified text %s, and the failure is reported', async (_, failure) => {
    expect(await ask(() => Promise.reject(failure))).toEqual({
      topic: 'Why error handling is hard',
      reported: [failure],
    });
  });

  test('that is aborted is none, and no failure', async () => {
    const left = new AbortController();
    left.abort();
    await expect(ask(() => Promise.reject(left.signal.reason), left.signal)).rejects.toBe(left.signal.reason);
  });
});
