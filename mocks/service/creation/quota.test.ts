import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../store/memory/memory-store';
import type { QuotaLimits } from '../store/store';
import { createCreationQuota, withReservation, quotaOf, readMonthlyLimit, type CreationQuota } from './quota';

const minute = 60_000;
const hour = 60 * minute;

const started = (limits: QuotaLimits, now: () => number) =>
  createCreationQuota(limits, createMemoryStore([]).creations, now);

const isTaken = async (quota: CreationQuota, user: string) => (await quota.reserve(user)) !== undefined;

/** Reserves until none is left, at most `max` times. Returns how many were reserved. */
async function reserveAll(quota: CreationQuota, user: string, max: number): Promise<number> {
  let taken = 0;
  while (taken < max && (await isTaken(quota, user))) taken += 1;
  return taken;
}

describe('the quota of bookworm', () => {
  test('is 30 an hour for all users together, and free again an hour later', async () => {
    const time = { now: 0 };
    const quota = started(quotaOf('bookworm'), () => time.now);
    expect(await reserveAll(quota, 'anonymous', 15)).toBe(15);
    expect(await reserveAll(quota, 'librarian', 100)).toBe(15);
    time.now = hour - 1;
    expect(await isTaken(quota, 'librarian')).toBe(false);
    time.now = hour;
    expect(await reserveAll(quota, 'anonymous', 100)).toBe(30);
  });

  test('is 300 a day', async () => {
    const time = { now: 0 };
    const quota = started(quotaOf('bookworm'), () => time.now);
    let taken = 0;
    for (; time.now < 24 * hour; time.now += hour) taken += await reserveAll(quota, 'anonymous', 100);
    expect(taken).toBe(300);
    expect(await isTaken(quota, 'anonymous')).toBe(true);
  });

  test('holds for an unknown variant, too', () => {
    expect(quotaOf('anything')).toEqual(quotaOf('bookworm'));
  });
});

test('the quota of the museum is 600 for each user, however long they wait', async () => {
  const time = { now: 0 };
  const quota = started(quotaOf('museum'), () => time.now);
  expect(await reserveAll(quota, 'kiosk', 1000)).toBe(600);
  time.now = 1000 * hour;
  expect(await isTaken(quota, 'kiosk')).toBe(false);
  expect(await reserveAll(quota, 'librarian', 1000)).toBe(600);
});

test.each(['production', 'develop'])('the quota of %s is a million over all', (variant) => {
  expect(quotaOf(variant)).toEqual({ total: 1_000_000 });
});

test('a total quota ends at its number for all users together, however long they wait', async () => {
  const time = { now: 0 };
  const quota = started({ total: 3 }, () => time.now);
  expect(await reserveAll(quota, 'librarian', 2)).toBe(2);
  time.now = 1000 * hour;
  expect(await reserveAll(quota, 'kiosk', 100)).toBe(1);
});

describe('a reservation of the quota', () => {
  test('is committed once the presentation is made', async () => {
    const quota = started({ total: 1 }, () => 0);
    const reservation = await quota.reserve('librarian');
    expect(reservation && (await withReservation(reservation, async () => 'a story'))).toBe('a story');
    expect(await isTaken(quota, 'librarian')).toBe(false);
  });

  test('is free again when nothing was made', async () => {
    const quota = started({ total: 1 }, () => 0);
    const reservation = await quota.reserve('librarian');
    expect(await isTaken(quota, 'kiosk')).toBe(false);
    await expect(
      reservation && withReservation(reservation, () => Promise.reject(new Error('no ink'))),
    ).rejects.toThrow('no ink');
    expect(await isTaken(quota, 'kiosk')).toBe(true);
  });

  test('that cannot be released does not hide why nothing was made', async () => {
    const reservation = { commit: async () => {}, release: () => Promise.reject(new Error('disk full')) };
    await expect(withReservation(reservation, () => Promise.reject(new Error('no ink')))).rejects.toThrow(
      'no ink',
    );
  });
});

describe('the monthly limit', () => {
  test('holds for each user and calendar month, and not for those without an account', async () => {
    const time = { now: new Date(2026, 0, 31, 23).getTime() };
    const quota = started({ total: 1000, perMonth: 3 }, () => time.now);
    expect(await reserveAll(quota, 'librarian', 10)).toBe(3);
    expect(await reserveAll(quota, 'teacher', 10)).toBe(3);
    expect(await reserveAll(quota, 'anonymous', 10)).toBe(10);
    time.now = new Date(2026, 1, 1).getTime();
    expect(await reserveAll(quota, 'librarian', 10)).toBe(3);
  });

  test('counts the whole month where the other limits forget after a day', async () => {
    const time = { now: new Date(2026, 0, 2).getTime() };
    const quota = started({ perDay: 300, perMonth: 2 }, () => time.now);
    expect(await reserveAll(quota, 'librarian', 10)).toBe(2);
    time.now = new Date(2026, 0, 20).getTime();
    expect(await isTaken(quota, 'librarian')).toBe(false);
  });

  test('is a number that the operator can change', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'limit-'));
    const file = path.join(folder, 'monthly-limit.txt');
    expect(await readMonthlyLimit(file, quotaOf('production'))).toBe(100);
    expect(readFileSync(file, 'utf8')).toMatch(/^#.*\n100\n$/);
    writeFileSync(file, '# mine\n7 # a week’s worth\n');
    expect(await readMonthlyLimit(file, quotaOf('production'))).toBe(7);
    for (const text of ['many', '1.000', '-1', '1e3', '']) {
      writeFileSync(file, text);
      await expect(readMonthlyLimit(file, {})).rejects.toThrow(RangeError);
    }
    expect(await readMonthlyLimit(path.join(folder, 'museum.txt'), quotaOf('museum'))).toBe(600);
    rmSync(folder, { recursive: true });
  });
});
