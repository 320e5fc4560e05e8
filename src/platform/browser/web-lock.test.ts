import { afterEach, expect, test, vi } from 'vitest';
import { takeWebLock, whenWebLockIsFree, withWebLock } from './tabs';

type Request = (name: string, work: () => Promise<void>) => Promise<void>;

const grant: Request = async (_name, work) => work();
const refuse: Request = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
const refuseAtOnce: Request = () => {
  throw new DOMException('Refused.', 'SecurityError');
};

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['are granted', { locks: { request: grant } }],
  ['are refused', { locks: { request: refuse } }],
  ['are refused by a throw', { locks: { request: refuseAtOnce } }],
  ['are missing', {}],
])('where locks %s the work runs once, and its error is thrown', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  await withWebLock('outbox', work);
  expect(work).toHaveBeenCalledTimes(1);
  const failing = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no database')));
  await expect(withWebLock('outbox', failing)).rejects.toThrow('no database');
  expect(failing).toHaveBeenCalledTimes(1);
});

test('a lock is taken by one tab at a time, and by the next one after its release', async () => {
  let isHeld = false;
  const request = async (
    _: string,
    __: LockOptions,
    held: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (isHeld) return held(null);
    isHeld = true;
    await held({});
    isHeld = false;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const release = await takeWebLock('making');
  expect(release).toBeDefined();
  expect(await takeWebLock('making')).toBeUndefined();
  release?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(await takeWebLock('making')).toBeDefined();
});

test.each([
  ['are refused', { locks: { request: refuse } }],
  ['are refused by a throw', { locks: { request: refuseAtOnce } }],
  ['are missing', {}],
])('where locks %s every tab may go on', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const release = await takeWebLock('making');
  expect(release).toBeDefined();
  release?.();
});

test('whoever waits for a lock learns once when it is free, and no more after its wait was cancelled', async () => {
  const granted: (() => Promise<void>)[] = [];
  const request = (_: string, __: LockOptions, free: () => Promise<void>) =>
    new Promise<void>((resolve) => void granted.push(() => free().then(resolve)));
  vi.stubGlobal('navigator', { locks: { request } });
  const seen: string[] = [];
  const leaving = new AbortController();
  whenWebLockIsFree('making', new AbortController().signal, () => seen.push('stays'));
  whenWebLockIsFree('making', leaving.signal, () => seen.push('has left'));
  expect(seen).toEqual([]);
  leaving.abort();
  for (const grant of granted) await grant();
  expect(seen).toEqual(['stays']);
});

test.each([
  ['are refused', { locks: { request: refuse } }],
  ['are refused by a throw', { locks: { request: refuseAtOnce } }],
  ['are missing', {}],
])('where locks %s nobody waits', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const onFree = vi.fn<() => void>();
  whenWebLockIsFree('making', new AbortController().signal, onFree);
  await Promise.resolve();
  await Promise.resolve();
  expect(onFree).not.toHaveBeenCalled();
});
