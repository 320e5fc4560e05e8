import { describe, expect, test } from 'vitest';
import { createQuota, quotaOf } from './quota';

const minute = 60_000;
const hour = 60 * minute;

/** Takes until none is left, at most `most` times. Returns how many were taken. */
function takeAll(quota: ReturnType<typeof createQuota>, user: string, most: number): number {
  let taken = 0;
  while (taken < most && quota.take(user)) taken += 1;
  return taken;
}

describe('the quota of bookworm', () => {
  test('is 30 an hour, whoever asks, and free again an hour later', () => {
    const time = { now: 0 };
    const quota = createQuota(quotaOf('bookworm'), () => time.now);
    expect(takeAll(quota, 'anonymous', 15)).toBe(15);
    expect(takeAll(quota, 'librarian', 100)).toBe(15);
    time.now = hour - 1;
    expect(quota.take('librarian')).toBe(false);
    time.now = hour;
    expect(takeAll(quota, 'anonymous', 100)).toBe(30);
  });

  test('is 300 a day', () => {
    const time = { now: 0 };
    const quota = createQuota(quotaOf('bookworm'), () => time.now);
    let taken = 0;
    for (; time.now < 24 * hour; time.now += hour) taken += takeAll(quota, 'anonymous', 100);
    expect(taken).toBe(300);
    expect(quota.take('anonymous')).toBe(true);
  });

  test('holds for an unknown variant, too', () => {
    expect(quotaOf('anything')).toEqual(quotaOf('bookworm'));
  });
});

test('the quota of the museum is 600 for each user, however long they wait', () => {
  const time = { now: 0 };
  const quota = createQuota(quotaOf('museum'), () => time.now);
  expect(takeAll(quota, 'kiosk', 1000)).toBe(600);
  time.now = 1000 * hour;
  expect(quota.take('kiosk')).toBe(false);
  expect(takeAll(quota, 'librarian', 1000)).toBe(600);
});

test.each(['production', 'develop'])('the quota of %s is a million', (variant) => {
  const quota = createQuota(quotaOf(variant), () => 0);
  expect(takeAll(quota, 'librarian', 1_000_001)).toBe(1_000_000);
});
